import type { ClientFail } from '#contract/client.ts';
import type { StoreCategory, StorePoint } from '#contract/stores.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';
import { type BranchSummary, branchSummary } from './branch-summary.ts';
import { type MapData, mapOf } from './map-data.ts';
import { type FinderView, finderPageSize, knownView } from './store-finder.ts';
import { nearestElsewhere, type Region, type Suggestion } from './suggestion.ts';

/** What the store finder shows. */
export interface FinderData {
  /** Without what is not known. */
  view: FinderView;
  /** Those with branches, each with its provinces that have some, and the chosen ones. */
  regions: Region[];
  categories: Pick<StoreCategory, 'value' | 'label'>[];
  branches: BranchSummary[];
  /** On all pages. */
  total: number;
  map: MapData;
  /** Where other branches match, if none does here. */
  suggestion: Suggestion | null;
}

/** Reads what the store finder shows at a time (milliseconds since 1970); the result that failed if one does. */
export async function loadFinder(
  api: RequestParts['api'],
  wanted: FinderView,
  now: number,
): Promise<{ ok: true; data: FinderData } | ClientFail> {
  const [regions, categories, all] = await Promise.all([
    api('GET /utils/api/postal-addresses/regions'),
    api('GET /utils/api/store-categories'),
    api('GET /utils/api/store-points', { query: {} }),
  ]);
  if (!regions.ok) return regions;
  if (!categories.ok) return categories;
  if (!all.ok) return all;
  const view = knownView(wanted, regions.data, categories.data);
  const { region, province, category, query, page = 1 } = view;
  const filters = { category, query };
  const [points, list] = await Promise.all([
    category === undefined && query === undefined ? all : api('GET /utils/api/store-points', { query: filters }),
    api('GET /utils/api/stores', {
      query: { region, province, ...filters, limit: finderPageSize, offset: (page - 1) * finderPageSize },
    }),
  ]);
  if (!points.ok) return points;
  if (!list.ok) return list;
  const shownRegions = regionsOf(regions.data, all.data, view);
  const isHere = ({ province: { id } }: StorePoint) =>
    province === undefined
      ? region === undefined || regions.data.some((one) => one.id === region && one.provinces.some((p) => p.id === id))
      : id === province;
  const here = points.data.filter(isHere);
  const near = all.data.filter(isHere);
  const ownRegion = regions.data.find(({ provinces }) => provinces.some(({ id }) => id === province));
  const inOwnRegion = all.data.filter((point) => ownRegion?.provinces.some(({ id }) => id === point.province.id));
  return {
    ok: true,
    data: {
      view,
      regions: shownRegions,
      categories: categories.data.map(({ value, label }) => ({ value, label })),
      branches: list.data.items.map((store) => branchSummary(store, now)),
      total: list.data.total,
      map: mapOf(here, { province, isPart: [region, province, query].some((value) => value !== undefined) }),
      suggestion:
        here.length > 0 ? null : nearestElsewhere(points.data, near.length > 0 ? near : inOwnRegion, shownRegions),
    },
  };
}

/** The regions and provinces that have branches or are chosen. */
function regionsOf(regions: readonly Region[], points: readonly StorePoint[], chosen: FinderView): Region[] {
  const shown = new Set([...points.map(({ province }) => province.id), chosen.province]);
  return regions
    .map(({ id, label, provinces }) => ({
      id,
      label,
      provinces: provinces.filter((province) => shown.has(province.id)),
    }))
    .filter(({ id, provinces }) => provinces.length > 0 || id === chosen.region);
}
