// @ts-check
// Validates messages against protocol.schema.json. Supports only the used part of JSON Schema 2020-12.

const TYPES = {
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  null: value => value === null,
  number: Number.isFinite,
  integer: Number.isInteger,
};

/** Returns a function `check(value)` for a rule of the schema. Its result is "" for a valid value, else the problem. */
export const checker = (schema, root) => value => problem(value, schema[root], schema.$defs, '');

const problem = (value, rule, defs, at) => {
  const here = at || 'the message';
  if (rule.$ref) return problem(value, defs[rule.$ref.replace('#/$defs/', '')], defs, at);
  if ('const' in rule && value !== rule.const) return `${here} is not ${JSON.stringify(rule.const)}`;
  if (rule.enum && !rule.enum.includes(value)) return `${here} is none of ${rule.enum.join(', ')}`;
  if (rule.discriminator) return chosen(value, rule, defs, at);
  const either = rule.anyOf || rule.oneOf;
  if (either) {
    const problems = either.map(each => problem(value, each, defs, at));
    return problems.includes('') ? '' : problems[0];
  }
  if (rule.type && !TYPES[rule.type](value)) return `${here} is no ${rule.type}`;
  if (TYPES.object(value)) return inObject(value, rule, defs, at);
  if (TYPES.array(value)) return inArray(value, rule, defs, at);
  if (typeof value === 'string') {
    const length = [...value].length;
    if (length < (rule.minLength ?? 0)) return `${here} is too short`;
    if (length > (rule.maxLength ?? Infinity)) return `${here} is too long`;
  }
  if (typeof value === 'number') {
    if (value < (rule.minimum ?? -Infinity)) return `${here} is less than ${rule.minimum}`;
    if (value > (rule.maximum ?? Infinity)) return `${here} is more than ${rule.maximum}`;
  }
  return '';
};

/** Validates against the schema named by the value's discriminator. */
const chosen = (value, { discriminator: { propertyName, mapping } }, defs, at) => {
  if (!TYPES.object(value)) return `${at || 'the message'} is no object`;
  const name = value[propertyName];
  if (typeof name !== 'string' || !Object.hasOwn(mapping, name)) return `${at}${at && '.'}${propertyName} is not known`;
  return problem(value, { $ref: mapping[name] }, defs, at);
};

const inObject = (value, rule, defs, at) => {
  for (const name of rule.required || []) if (!Object.hasOwn(value, name)) return `${at || 'the message'} lacks ${name}`;
  for (const [name, inner] of Object.entries(value)) {
    const path = at ? `${at}.${name}` : name;
    const known = rule.properties && Object.hasOwn(rule.properties, name) && rule.properties[name];
    const fault = known ? problem(inner, known, defs, path) : rule.additionalProperties === false ? `${path} is not known` : '';
    if (fault) return fault;
  }
  return '';
};

const inArray = (value, rule, defs, at) => {
  const here = at || 'the message';
  if (value.length < (rule.minItems ?? 0)) return `${here} has too few items`;
  if (value.length > (rule.maxItems ?? Infinity)) return `${here} has too many items`;
  for (const [i, inner] of value.entries()) {
    const known = rule.prefixItems?.[i] ?? rule.items;
    const fault = known ? problem(inner, known, defs, `${at}[${i}]`) : '';
    if (fault) return fault;
  }
  return '';
};
