import { short } from './pen.ts';

/** Further attributes of an element, such as `stroke` or `opacity`. */
export type Attributes = Readonly<Record<string, string | number>>;

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
}

/** A rectangle with round corners of radius `r`. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${write({ x, y, width, height, ...(r > 0 ? { rx: r } : {}), fill, ...more })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${write({ cx, cy, r, fill, ...more })}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse${write({ cx, cy, rx, ry, fill, ...more })}/>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path${write({ d, fill, ...more })}/>`;
}

/** An open line with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return `<path${write({ d, fill: 'none', stroke, 'stroke-width': width, ...ends, ...more })}/>`;
}

export function group(content: string, attributes: Attributes): string {
  return `<g${write(attributes)}>${content}</g>`;
}

/** Calls `draw` `count` times with the index, from 0, and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function moved(content: string, x: number, y: number): string {
  return group(content, { transform: `translate(${short(x)} ${short(y)})` });
}

/** Scales about a point, then moves that point to another: how a picture is cropped to a detail. */
export function zoomed(
  content: string,
  scale: number,
  from: readonly [number, number],
  to: readonly [number, number] = [600, 600],
): string {
  const [x, y] = [to[0] - from[0] * scale, to[1] - from[1] * scale];
  return group(content, { transform: `translate(${short(x)} ${short(y)}) scale(${short(scale)})` });
}

/** Path data of a rectangle with round corners, centred on (cx, cy). */
export function roundedBox(width: number, height: number, r: number, cx = 0, cy = 0): string {
  const radius = Math.min(r, width / 2, height / 2);
  const [x, y] = [cx - width / 2, cy - height / 2];
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) =>
    `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx * radius)} ${short(dy * radius)}`;
  return (
    `M${short(x + radius)} ${short(y)}h${short(w)}${corner(1, 1)}v${short(h)}${corner(-1, 1)}` +
    `h${short(-w)}${corner(-1, -1)}v${short(-h)}${corner(1, -1)}z`
  );
}

/** Path data of an ellipse centred on (cx, cy). */
export function roundOutline(rx: number, ry = rx, cx = 0, cy = 0): string {
  const arc = (dx: number) => `a${short(rx)} ${short(ry)} 0 1 1 ${short(dx)} 0`;
  return `M${short(cx - rx)} ${short(cy)}${arc(2 * rx)}${arc(-2 * rx)}z`;
}

/** Path data of a closed polygon or, with `open`, of a polyline. */
export function polygon(points: readonly (readonly [number, number])[], open = false): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${open ? '' : 'z'}`;
}

/** The blank nameplate that stands for a maker's mark, centred on (cx, cy), in place of a mark `height` units high. */
export function nameplate(cx: number, cy: number, height: number): string {
  return roundedBox(height * 0.74, height * 0.2, height * 0.1, cx, cy);
}
