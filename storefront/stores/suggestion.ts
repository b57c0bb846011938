import type { StorePoint } from '#contract/stores.ts';
import { mapPoint } from './map-projection.ts';

/** A region with its provinces, named in the language of the page. */
export interface Region {
  id: number;
  label: string;
  provinces: { id: number; label: string }[];
}

/** The nearest region with matching branches. */
export interface Suggestion {
  region: { id: number; label: string };
  count: number;
}

/**
 * The region of the matching branch that is nearest to some other branches, such as those of a province where none matches; without
 * any, the region with the most. Null if no branch matches anywhere.
 */
export function nearestElsewhere(
  matching: readonly StorePoint[],
  near: readonly StorePoint[],
  regions: readonly Region[],
): Suggestion | null {
  const found = regions
    .map((region) => ({
      region: { id: region.id, label: region.label },
      branches: matching.filter(({ province }) => region.provinces.some(({ id }) => id === province.id)),
    }))
    .filter(({ branches }) => branches.length > 0);
  const rank = ({ branches }: (typeof found)[number]) =>
    near.length === 0 ? -branches.length : Math.min(...branches.map((branch) => distanceTo(branch, near)));
  const [best] = found.sort((one, other) => rank(one) - rank(other));
  return best ? { region: best.region, count: best.branches.length } : null;
}

/** In units of the map. */
function distanceTo(branch: StorePoint, near: readonly StorePoint[]): number {
  const { x, y } = mapPoint(branch.location);
  return Math.min(
    ...near.map(({ location }) => {
      const other = mapPoint(location);
      return Math.hypot(x - other.x, y - other.y);
    }),
  );
}
