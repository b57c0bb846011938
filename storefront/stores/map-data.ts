import type { StorePoint } from '#contract/stores.ts';
import { areaAround, type MapArea, type MapPoint, mapPoint, wholeMap } from './map-projection.ts';

/** What a map of branches shows. */
export interface MapData {
  area: MapArea;
  /** Id of the province that is marked. */
  province: number | null;
  /** Provinces with branches, to choose from. */
  provinces: { id: number; label: string; count: number }[];
  /** Branches as links. */
  branches: (MapPoint & { slug: string; name: string })[];
  /** Other branches, as the path of a line of dots. */
  dots: string;
}

/** With more branches, only provinces can be chosen. */
const maxLinks = 40;

/** The map of some branches: of a part of the country, or of all of it. */
export function mapOf(
  points: readonly StorePoint[],
  { province, isPart }: { province: number | undefined; isPart: boolean },
): MapData {
  const placed = points.map((point) => ({ ...point, ...mapPoint(point.location) }));
  const withLinks = province !== undefined || (isPart && placed.length <= maxLinks);
  const byProvince = province === undefined ? Map.groupBy(placed, (point) => point.province.id) : new Map();
  return {
    area: isPart ? areaAround(placed) : wholeMap,
    province: province ?? null,
    provinces: [...(byProvince as Map<number, typeof placed>)].flatMap(([id, [first, ...others]]) =>
      first ? [{ id, label: first.province.label, count: others.length + 1 }] : [],
    ),
    branches: withLinks ? placed.map(({ x, y, slug, name }) => ({ x, y, slug, name })) : [],
    dots: withLinks ? '' : placed.map(({ x, y }) => `M${x} ${y}h0`).join(''),
  };
}
