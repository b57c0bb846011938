/*
 * The coordinates of `thailand.svg`: 100 units are a degree of latitude, and a degree of longitude at 13° N. North is up.
 */

const west = 97.3;
const north = 20.5;
const unitsPerDegree = 100;
const longitudeShrink = Math.cos((13 * Math.PI) / 180);

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A point of the map, in its units. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A part of the map, in its units. */
export interface MapArea extends MapPoint {
  width: number;
  height: number;
}

/** The whole country with a margin. */
export const wholeMap: MapArea = { x: -20, y: -20, width: 860, height: 1530 };

/** Smallest width and height of a part: about 130 km. */
const minSize = 120;

export function mapPoint({ latitude, longitude }: Position): MapPoint {
  return {
    x: Math.round((longitude - west) * unitsPerDegree * longitudeShrink * 10) / 10,
    y: Math.round((north - latitude) * unitsPerDegree * 10) / 10,
  };
}

/** The part of the map that shows all these points with a margin; the whole country without any. */
export function areaAround(points: readonly MapPoint[]): MapArea {
  if (points.length === 0) return wholeMap;
  const [x, width] = spanOf(points.map((point) => point.x));
  const [y, height] = spanOf(points.map((point) => point.y));
  return { x, y, width, height };
}

/** Start and length of a line that has these numbers within its middle three quarters. */
function spanOf(numbers: readonly number[]): [start: number, length: number] {
  const lowest = Math.min(...numbers);
  const highest = Math.max(...numbers);
  const length = Math.round(Math.max(minSize, (highest - lowest) / 0.75));
  return [Math.round((lowest + highest - length) / 2), length];
}

/** Whether a position is in the part of the world that the map shows. */
export function isOnMap(position: Position): boolean {
  const { x, y } = mapPoint(position);
  return Math.min(x, y) >= 0 && x <= wholeMap.width + wholeMap.x && y <= wholeMap.height + wholeMap.y;
}
