import { useQuery } from '@tanstack/react-query';
import type { Place, PostcodeMatch, Subdistrict } from '#contract/addresses.ts';
import type { ClientResult } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** Options of the place fields; empty until loaded. */
export interface Places {
  provinces: readonly Place[];
  districts: readonly Place[];
  subdistricts: readonly Subdistrict[];
  /** A request failed. Places never change during a visit, so this is the only reason to load again. */
  failed: boolean;
  reload: () => void;
}

const placesKey = ['accounts', 'places'] as const;
const noPlaces: readonly never[] = [];

export function usePlaces(provinceId: number | undefined, districtId: number | undefined): Places {
  const locale = getLocale();
  const provinces = useQuery({
    queryKey: [...placesKey, locale, 'provinces'],
    queryFn: async ({ signal }) =>
      dataOrThrow(await browserApi('GET /utils/api/postal-addresses/provinces', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const districts = useQuery({
    queryKey: [...placesKey, locale, 'districts', provinceId],
    queryFn: async ({ signal }) =>
      dataOrThrow(await browserApi('GET /utils/api/postal-addresses/districts', { query: { provinceId }, signal })),
    enabled: provinceId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const subdistricts = useQuery({
    queryKey: [...placesKey, locale, 'subdistricts', districtId],
    queryFn: async ({ signal }) =>
      dataOrThrow(await browserApi('GET /utils/api/postal-addresses/subdistricts', { query: { districtId }, signal })),
    enabled: districtId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failed = [provinces, districts, subdistricts].filter(({ isError }) => isError);
  return {
    provinces: provinces.data ?? noPlaces,
    districts: districts.data ?? noPlaces,
    subdistricts: subdistricts.data ?? noPlaces,
    failed: failed.length > 0,
    reload: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Places of a complete postcode: undefined until loaded, empty if the postcode does not exist. */
export function usePostcodeMatches(postcode: string): readonly PostcodeMatch[] | undefined {
  const { data } = useQuery({
    queryKey: [...placesKey, getLocale(), 'postcode', postcode],
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /utils/api/postal-addresses/postcodes/{postcode}', {
        params: { postcode },
        signal,
      });
      return !result.ok && result.status === 404 ? [] : dataOrThrow(result);
    },
    enabled: /^\d{5}$/.test(postcode),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

function dataOrThrow<Data>(result: ClientResult<Data>): Data {
  if (!result.ok) throw new Error(result.code);
  return result.data;
}
