// @ts-check
// Pictures of the driven tab without what stands in its fields for passwords, codes and cards: they are painted over,
// and so is every frame that cannot be asked, or whose place is not known.

import { Refusal } from './common.js';
import { askAll } from './frames.js';

/** Pictures taken of a page whose secret fields move meanwhile; what is typed in them could then be anywhere. */
const TRIES = 3;
const PAINT = 'rgb(208, 208, 208)';
/** @typedef {[left: number, top: number, right: number, bottom: number]} Area */

/** @type {Area} */
const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6];

/** @type {(one: Area, other: Area) => Area} */
const common = ([a, b, c, d], [e, f, g, h]) => [Math.max(a, e), Math.max(b, f), Math.min(c, g), Math.min(d, h)];
const isEmpty = ([left, top, right, bottom]) => right <= left || bottom <= top;
/** @type {(area: Area, by: number[]) => Area} */
const moved = ([left, top, right, bottom], [x, y]) => [left + x, top + y, right + x, bottom + y];

/**
 * {areas, filled, screen}: what of the viewport no picture may show, in CSS pixels of the top frame; whether any secret
 * field holds something, or that cannot be told; and how the screen shows the viewport.
 */
const hidden = async tab => {
  const told = (await askAll(tab, 'secrets')).map(frame => ({ ...frame, said: frame.answer && JSON.parse(frame.answer) }));
  const [top] = told;
  if (!top.said || top.said.error) throw new Refusal('failed', 'the page did not tell what no picture may show');
  const areas = [];
  const known = new Set();
  let filled = false;
  const cover = area => {
    filled = true;
    if (!isEmpty(area)) areas.push(area);
  };
  const visit = (frame, area, origin) => {
    known.add(frame);
    const { said } = frame;
    if (!said || said.error) return cover(area);
    filled ||= said.filled;
    if (!origin) return said.fields.length || said.frames.length ? cover(area) : undefined;
    areas.push(...said.fields.map(each => common(moved(each, origin), area)).filter(each => !isEmpty(each)));
    for (const holder of said.frames) {
      const inside = told.find(each => each.parent === frame.frame && each.node === holder.n);
      const whole = holder.visible ? common(moved(holder.box, origin), area) : [0, 0, 0, 0];
      if (inside) visit(inside, whole, holder.plain ? [holder.x + origin[0], holder.y + origin[1]] : null);
      else if (holder.visible) cover(whole);
    }
    return undefined;
  };
  visit(top, EVERYWHERE, [0, 0]);
  for (const frame of told) if (!known.has(frame)) visit(frame, EVERYWHERE, null);
  return { areas, filled, screen: top.said.screen };
};

/** Whether the page has drawn two frames since it was asked: on a busy machine the screen lags behind the document. */
const screenCaughtUp = async tab => {
  const script = { target: { tabId: tab }, func: drawsTwice, args: [DRAWING_MS], injectImmediately: true };
  const [told] = await chrome.scripting.executeScript(script).catch(() => []);
  return told?.result === true;
};
const DRAWING_MS = 1000;

/** In the page: whether it drew two frames within that time. A page that is not on the screen draws none. */
const drawsTwice = milliseconds => new Promise(resolve => {
  if (document.hidden) return resolve(true);
  setTimeout(() => resolve(false), milliseconds);
  return requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
});

/** Base64 of a PNG of the viewport, as `take` gives it, painted over where it must be. */
export const picture = async (tab, take) => {
  let before, after = await hidden(tab), shot, still = false;
  for (let tries = 0; tries < TRIES && !still; tries++) {
    before = after;
    const caughtUp = !before.filled || await screenCaughtUp(tab);
    shot = await take();
    after = await hidden(tab);
    still = caughtUp && JSON.stringify(before) === JSON.stringify(after);
  }
  const areas = still || !(before.filled || after.filled) ? after.areas : [EVERYWHERE];
  return areas.length ? painted(shot, areas, after.screen) : shot;
};

const painted = async (png, areas, [width, scale, left, top]) => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), letter => letter.charCodeAt(0))]));
  const by = image.width / width * scale;
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  brush.fillStyle = PAINT;
  for (const area of areas) {
    const [x0, y0, x1, y1] = common(area, [left, top, left + image.width / by, top + image.height / by]);
    if (x0 < x1 && y0 < y1) brush.fillRect((x0 - left) * by, (y0 - top) * by, (x1 - x0) * by, (y1 - y0) * by);
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
};

/** Throws a Refusal where a secret is typed: print cannot be painted over. */
export const mustHoldNoSecret = async tab => {
  if ((await hidden(tab)).filled) throw new Refusal('failed', 'the page is not printed while a secret is typed into it');
};
