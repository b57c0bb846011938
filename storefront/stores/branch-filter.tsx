import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { useRegions } from './use-regions.ts';

interface InProvince {
  province: { id: number; label: string };
}

/** The chosen region and province of a list of branches; province ids are texts, `''` for all. */
export function useBranchFilter() {
  const [{ region, province }, setFilter] = useState({ region: '', province: '' });
  // Without regions, branches are filtered by province only.
  const { data: regions = [], isPending } = useRegions();
  const selected = regions.find(({ id }) => String(id) === region);
  return {
    isPending,
    regions,
    region,
    province,
    choose: setFilter,
    inRegion: <Branch extends InProvince>(branches: readonly Branch[]) =>
      selected ? branches.filter((branch) => isIn(branch, selected)) : [...branches],
    inProvince: ({ province: { id } }: InProvince) => String(id) === province,
  };
}

export interface BranchFilterProps {
  filter: ReturnType<typeof useBranchFilter>;
  branches: readonly InProvince[];
  /** Text of the province that is not chosen yet. */
  placeholder: string;
  error?: string | undefined;
}

/** Region and province of the branches. */
export function BranchFilter({ filter, branches, placeholder, error }: BranchFilterProps) {
  const { regions, region, province, choose, inRegion } = filter;
  const provinces = new Map(inRegion(branches).map((branch) => [branch.province.id, branch.province.label]));
  return (
    <>
      {regions.length > 0 && (
        <SelectField
          label={m.stores_region()}
          value={region}
          onChange={(event) => choose({ region: event.currentTarget.value, province: '' })}
          placeholder={m.stores_all_regions()}
          options={regions
            .filter((entry) => branches.some((branch) => isIn(branch, entry)))
            .map(({ id, label }) => ({ value: String(id), label }))}
        />
      )}
      <SelectField
        label={m.stores_province()}
        value={province}
        onChange={(event) => choose({ region, province: event.currentTarget.value })}
        placeholder={placeholder}
        options={[...provinces]
          .map(([id, label]) => ({ value: String(id), label }))
          .sort((a, b) => a.label.localeCompare(b.label, getLocale()))}
        error={error}
      />
    </>
  );
}

function isIn({ province }: InProvince, { provinces }: { provinces: readonly { id: number }[] }): boolean {
  return provinces.some(({ id }) => id === province.id);
}
