// @ts-check
// Screenshots of the driven tab with painted-over secrets: fields for passwords, codes and cards, and every frame that
// does not answer or has an unknown position. A frame around a control is drawn in the picture alone.

import { Refusal } from './common.js';
import { askAll } from './frames.js';

/** Attempts while secret fields move during the screenshot. After that, everything is painted over. */
const TRIES = 3;
const PAINT = 'rgb(208, 208, 208)';
/** Colour of the frame around a control, and its width and distance in pixels of the picture, as in a launched browser. */
const FRAME = 'rgb(214, 40, 40)';
const FRAME_WIDTH = 4;
const FRAME_DISTANCE = 7;
/** @typedef {[left: number, top: number, right: number, bottom: number]} Area */

/** @type {Area} */
const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6];

/** @type {(one: Area, other: Area) => Area} */
const common = ([a, b, c, d], [e, f, g, h]) => [Math.max(a, e), Math.max(b, f), Math.min(c, g), Math.min(d, h)];
const isEmpty = ([left, top, right, bottom]) => right <= left || bottom <= top;
/** @type {(area: Area, by: number[]) => Area} */
const moved = ([left, top, right, bottom], [x, y]) => [left + x, top + y, right + x, bottom + y];

/**
 * Returns {areas, filled, screen}: secret areas of the viewport in CSS pixels of the top frame; whether a secret field
 * is filled, or may be; and the scale of the viewport on the screen.
 */
const hidden = async tab => {
  const frames = (await askAll(tab, 'secrets'))
    .map(frame => ({ ...frame, secrets: frame.answer && JSON.parse(frame.answer) }));
  const [top] = frames;
  if (!top.secrets || top.secrets.error) throw new Refusal('failed', 'the page did not tell what no picture may show');
  const areas = [];
  const known = new Set();
  let filled = false;
  const cover = area => {
    filled = true;
    if (!isEmpty(area)) areas.push(area);
  };
  const visit = (frame, area, origin) => {
    known.add(frame);
    const { secrets } = frame;
    if (!secrets || secrets.error) return cover(area);
    filled ||= secrets.filled;
    if (!origin) return secrets.fields.length || secrets.frames.length ? cover(area) : undefined;
    areas.push(...secrets.fields.map(each => common(moved(each, origin), area)).filter(each => !isEmpty(each)));
    for (const holder of secrets.frames) {
      const inside = frames.find(each => each.parent === frame.frame && each.node === holder.n);
      const whole = holder.visible ? common(moved(holder.box, origin), area) : [0, 0, 0, 0];
      if (inside) visit(inside, whole, holder.plain ? [holder.x + origin[0], holder.y + origin[1]] : null);
      else if (holder.visible) cover(whole);
    }
    return undefined;
  };
  visit(top, EVERYWHERE, [0, 0]);
  for (const frame of frames) if (!known.has(frame)) visit(frame, EVERYWHERE, null);
  return { areas, filled, screen: top.secrets.screen };
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

/**
 * Takes a screenshot with `take`, paints over secrets, and draws a frame around `framed`: {x, y, width, height} in the
 * viewport, or null. Returns a PNG as base64.
 */
export const picture = async (tab, take, framed = null) => {
  let before, after = await hidden(tab), shot, still = false;
  for (let tries = 0; tries < TRIES && !still; tries++) {
    before = after;
    const caughtUp = !before.filled || await screenCaughtUp(tab);
    shot = await take();
    after = await hidden(tab);
    still = caughtUp && JSON.stringify(before) === JSON.stringify(after);
  }
  const areas = still || !(before.filled || after.filled) ? after.areas : [EVERYWHERE];
  return areas.length || framed ? painted(shot, areas, after.screen, framed) : shot;
};

const painted = async (png, areas, [width, scale, left, top], framed) => {
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
  if (framed) {
    const [x0, y0] = [(framed.x - left) * by, (framed.y - top) * by].map(each => Math.floor(each - FRAME_DISTANCE));
    const [x1, y1] = [x0 + framed.width * by, y0 + framed.height * by].map(each => Math.ceil(each + 2 * FRAME_DISTANCE));
    brush.strokeStyle = FRAME;
    brush.lineWidth = FRAME_WIDTH;
    const inset = FRAME_WIDTH / 2;                     // a line is drawn to both sides
    brush.strokeRect(x0 + inset, y0 + inset, x1 - x0 - FRAME_WIDTH, y1 - y0 - FRAME_WIDTH);
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
};

/** Throws a Refusal if a secret is typed in, because a PDF cannot be painted over. */
export const mustHoldNoSecret = async tab => {
  if ((await hidden(tab)).filled) throw new Refusal('failed', 'the page is not printed while a secret is typed into it');
};
