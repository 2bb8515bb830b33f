export async function call(method, url, data) {
  const r = await fetch(url, {
    method, credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: data || method !== 'GET' ? JSON.stringify(data || {}) : undefined,
  });
  return r.json();
}
