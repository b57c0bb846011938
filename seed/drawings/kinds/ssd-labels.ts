import { lightness, mix, tones } from '../colour.ts';
import { circle, line, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** The tones of the label or of the hanger. */
export const ssdTrim = ({ accent, shape }: Art) => (shape.ssd?.trim ? tones(shape.ssd.trim) : accent);

/** The colour of what is printed on the body. */
const inkOf = ({ body }: Art) =>
  lightness(body.base) > 0.55 ? mix(body.base, '#0b1220', 0.72) : mix(body.base, '#ffffff', 0.85);

/** The label of a stick around (-75, 0), 690 wide and 224 high. */
export function stickLabel(art: Art): string {
  const { pen, body, shape } = art;
  const [trim, ink] = [ssdTrim(art), inkOf(art)];
  const ground = pen.linear(
    [
      [0, body.light],
      [0.5, body.base],
      [1, body.dark],
    ],
    [0, 0, 1, 1],
  );
  const paper = rect(-420, -112, 690, 224, 8, ground, {
    stroke: body.lighter,
    'stroke-width': 2,
    'stroke-opacity': 0.6,
  });
  const words = (x: number) =>
    rect(x, -52, 210, 26, 13, ink) +
    rect(x, -4, 150, 18, 9, ink, { opacity: 0.7 }) +
    rect(x, 66, 150, 10, 5, ink, { opacity: 0.6 }) +
    rect(x, 86, 96, 8, 4, ink, { opacity: 0.4 });
  switch (shape.ssd?.label) {
    case 'block':
      return (
        paper +
        rect(-396, -88, 92, 92, 6, trim.base) +
        path(nameplate(-200, -40, 170), ink) +
        words(30) +
        rect(-396, 40, 330, 12, 6, ink, { opacity: 0.5 }) +
        rect(-396, 66, 250, 12, 6, ink, { opacity: 0.35 })
      );
    case 'frame':
      return (
        paper +
        rect(-404, -96, 658, 192, 6, 'none', { stroke: trim.light, 'stroke-width': 5 }) +
        path(nameplate(-250, 0, 210), ink) +
        rect(-110, -70, 6, 140, 3, trim.light) +
        words(-60)
      );
    case 'lines':
      return (
        paper +
        repeat(11, (i) =>
          line(`M${-400 + i * 34} 106L${-300 + i * 34} -106`, trim.base, 5, { opacity: 0.35 + i * 0.05 }),
        ) +
        path(nameplate(140, -66, 120), ink) +
        rect(80, -10, 160, 20, 10, ink) +
        rect(80, 30, 110, 12, 6, ink, { opacity: 0.6 })
      );
    case 'split':
      return (
        paper +
        path('M-420 -112H-60L-160 112H-420z', trim.base) +
        path('M-60 -112H-36L-136 112H-160z', trim.lighter) +
        path(nameplate(-300, 0, 170), trim.mark) +
        words(0)
      );
    case 'band':
      return (
        paper +
        rect(-420, 44, 690, 50, 0, trim.base) +
        path(nameplate(-310, -40, 170), ink) +
        circle(206, -46, 40, 'none', { stroke: ink, 'stroke-width': 5 }) +
        rect(176, -54, 60, 16, 8, ink) +
        rect(-170, -66, 230, 24, 12, ink) +
        rect(-170, -22, 160, 16, 8, ink, { opacity: 0.6 })
      );
    default:
      return (
        paper +
        path('M-420 112L-240 -112H-120L-300 112z', trim.base, { opacity: 0.9 }) +
        path(nameplate(-86, 0, 150), ink) +
        words(-14)
      );
  }
}

/** The front of a flat disk around (0, 0). */
export function diskLabel(art: Art, w: number, h: number): string {
  const { body, shape } = art;
  const [trim, ink] = [ssdTrim(art), inkOf(art)];
  const edge = { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 };
  switch (shape.ssd?.label) {
    case 'square':
      return (
        rect(-52, -40, 104, 104, 4, trim.base) +
        path(nameplate(0, -170, 150), ink) +
        rect(-70, 110, 140, 14, 7, ink, { opacity: 0.7 }) +
        rect(-48, 138, 96, 10, 5, ink, { opacity: 0.5 })
      );
    case 'split':
      return (
        rect(-w / 2 + 40, -h / 2 + 60, w - 80, h - 170, 8, '#eef0f3', edge) +
        path(
          `M${-w / 2 + 40} ${h / 2 - 240}L${w / 2 - 40} ${-60}V${h / 2 - 118}Q${w / 2 - 40} ${h / 2 - 110} ${w / 2 - 48} ${h / 2 - 110}H${-w / 2 + 48}Q${-w / 2 + 40} ${h / 2 - 110} ${-w / 2 + 40} ${h / 2 - 118}z`,
          trim.base,
        ) +
        path(nameplate(-70, -170, 130), '#1d2430') +
        rect(-130, -100, 180, 18, 9, '#1d2430', { opacity: 0.7 })
      );
    case 'band':
      return (
        rect(-w / 2 + 30, -h / 2 + 60, w - 60, h - 180, 8, mix(body.base, '#d9dde3', 0.75), edge) +
        rect(-w / 2 + 30, -h / 2 + 60, w - 60, 150, 8, trim.base) +
        path(nameplate(0, -h / 2 + 135, 150), trim.mark) +
        repeat(4, (i) => rect(-150, -40 + i * 34, 250 - (i % 3) * 60, 12, 6, '#5b6270'))
      );
    default:
      return (
        rect(-w / 2 + 60, -h / 2 + 80, w - 120, h - 200, 8, mix(body.base, body.light, 0.35), edge) +
        path(`M${-w / 2 + 60} 120L${w / 2 - 60} 20V70L${-w / 2 + 60} 170z`, trim.base) +
        path(nameplate(0, -120, 120), ink) +
        rect(-120, -20, 150, 20, 10, ink, { opacity: 0.85 }) +
        rect(-120, 14, 96, 12, 6, ink, { opacity: 0.6 })
      );
  }
}
