import { type Projection, projection, type Vector } from './projection.ts';
import { zoomed } from './shapes.ts';
import type { Accessory, Art, Sketch, View } from './sketch.ts';
import { chosen } from './variety.ts';

/** Yaw and pitch in degrees, see `projection`. */
export type Pose = readonly [yaw: number, pitch: number];

/** Position of a product in front of the camera. */
export interface Stage {
  /** Width, height and depth; it stands on the ground around the scene's origin. */
  size: Vector;
  front: Pose;
  angle: Pose;
  /** For kinds that show their back. */
  back?: Pose;
  /** The point that the detail shows, in the scene. */
  focus: Vector;
  /** How much nearer the detail is than the angle; by default 2.1. */
  zoom?: number;
  /** The larger of the width and height that it fills, in units of a picture of 1200; by default 880. */
  fillSize?: number;
}

/** By how many degrees models are turned more or less than usual, so that a list of them is not one picture again and again. */
const TURNS = [0, -7, 6, -3, 9] as const;

/** A kind that is drawn by one scene, looked at from several sides. */
export interface StagedKind {
  lines: readonly [string, ...string[]];
  accessories: readonly Accessory[];
  retailBox: readonly [number, number, number];
  stage(line: string): Stage;
  /** Draws the scene with its shadow. */
  scene(art: Art, view: Projection): string;
}

/** The corners of a box that stands around the scene's origin. */
function cornersOf([w, h, d]: Vector): Vector[] {
  return [-w / 2, w / 2].flatMap((x) => [0, h].flatMap((y) => [-d / 2, d / 2].map((z): Vector => [x, y, z])));
}

/** Looks at a box of the given size so that it stands in the middle of the picture and fills `fillSize` units of it, in width or height. */
function framed([yaw, pitch]: Pose, size: Vector, fillSize: number): Projection {
  const plain = projection(yaw, pitch, 0, 0);
  const points = cornersOf(size).map(plain.point);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = fillSize / Math.max(right - left, bottom - top);
  return projection(yaw, pitch, 600 - ((left + right) / 2) * scale, 605 - ((top + bottom) / 2) * scale, scale);
}

/** Creates the drawing of a kind from a scene; the camera position is computed. */
export function staged({ lines, accessories, retailBox, stage, scene }: StagedKind): Sketch {
  const behind: View[] = stage(lines[0]).back ? ['back'] : [];
  return {
    lines,
    accessories,
    retailBox,
    views: ['front', 'angle', ...behind, 'detail', 'box'],
    foot(line) {
      const { size, front, fillSize = 880 } = stage(line);
      const camera = framed(front, size, fillSize);
      return Math.max(...cornersOf(size).map((corner) => camera.point(corner)[1]));
    },
    paint(art, view) {
      const { size, front, angle, back, focus, zoom = 2.1, fillSize = 880 } = stage(art.line);
      const [yaw, pitch] = view === 'front' ? front : view === 'back' ? (back ?? front) : angle;
      const camera = framed([yaw + chosen(TURNS, art.seed, 1), pitch], size, fillSize);
      const picture = scene(art, camera);
      return view === 'detail' ? zoomed(picture, zoom, camera.point(focus)) : picture;
    },
  };
}
