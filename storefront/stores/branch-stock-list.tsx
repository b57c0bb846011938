import { useQuery } from '@tanstack/react-query';
import { Phone, StoreIcon } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#contract/stores.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { formatPhone } from '#storefront/i18n/phone-number.ts';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { branchLink, MapLink } from './branch-details.tsx';
import { NearestButton, type Position } from './nearest-button.tsx';
import { hoursOfDay } from './opening-hours.ts';
import { useRegions } from './use-regions.ts';

/** Branches per request. */
const pageSize = 100;

function useBranches(skuId: number, position: Position | undefined) {
  return useQuery({
    queryKey: ['branches', getLocale(), skuId, position],
    retry: 1,
    queryFn: async ({ signal }) => {
      const branches: Store[] = [];
      for (;;) {
        const query = { skuId, ...position, limit: pageSize, offset: branches.length };
        const result = await browserApi('GET /utils/api/stores', { query, signal });
        if (!result.ok) throw new Error(result.code);
        branches.push(...result.data.items);
        if (result.data.items.length === 0 || branches.length >= result.data.total) return branches;
      }
    },
  });
}

/** The branches with a SKU in stock, filtered by region and province, or nearest first. */
export default function BranchStockList({ skuId }: { skuId: number }) {
  const [position, setPosition] = useState<Position>();
  const [{ region, province }, setFilter] = useState({ region: '', province: '' });
  const { data: regions = [], isPending } = useRegions();
  const { data, isError, refetch } = useBranches(skuId, position);
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-5">
        <p className="text-sm text-muted">{m.stores_failed()}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {m.error_try_again()}
        </Button>
      </div>
    );
  if (!data || isPending) return <Loading />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<StoreIcon className="size-10" />}
        title={m.stores_no_branch()}
        message={m.stores_no_branch_hint()}
      />
    );
  const isIn = (branch: Store, { provinces }: (typeof regions)[number]) =>
    provinces.some(({ id }) => id === branch.province.id);
  const selectedRegion = regions.find(({ id }) => String(id) === region);
  const inRegion = selectedRegion ? data.filter((branch) => isIn(branch, selectedRegion)) : data;
  const provinces = [...new Map(inRegion.map((branch) => [branch.province.id, branch.province.label]))];
  const shown = inRegion.filter((branch) => province === '' || String(branch.province.id) === province);
  return (
    <div className="grid gap-4 p-5">
      <div className="grid gap-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-3">
          {regions.length > 0 && (
            <SelectField
              label={m.stores_region()}
              value={region}
              onChange={(event) => setFilter({ region: event.currentTarget.value, province: '' })}
              placeholder={m.stores_all_regions()}
              options={regions
                .filter((entry) => data.some((branch) => isIn(branch, entry)))
                .map(({ id, label }) => ({ value: String(id), label }))}
            />
          )}
          <SelectField
            label={m.stores_province()}
            value={province}
            onChange={(event) => setFilter({ region, province: event.currentTarget.value })}
            placeholder={m.stores_all_provinces()}
            options={provinces
              .map(([id, label]) => ({ value: String(id), label }))
              .sort((a, b) => a.label.localeCompare(b.label, getLocale()))}
          />
        </div>
        <NearestButton onPosition={setPosition} />
      </div>
      <p role="status" className="text-sm text-muted">
        {m.stores_branch_count({ count: formatNumber(shown.length) })}
      </p>
      <ul className="grid">
        {shown.map((branch) => (
          <li key={branch.storeId} className="border-t border-line py-4">
            <Branch branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Branch({ branch }: { branch: Store }) {
  const { name, address, subdistrict, district, province, postcode, phone, distance, location } = branch;
  const hours = hoursOfDay(branch.openingHours, serverNow());
  return (
    <article className="grid gap-1 text-sm">
      <h3 className="flex items-baseline justify-between gap-3 text-base font-semibold">
        {name}
        {distance !== null && (
          <span className="figures shrink-0 text-sm font-normal text-muted">
            {m.stores_distance({ kilometres: formatNumber(Math.round(distance * 10) / 10) })}
          </span>
        )}
      </h3>
      <p className="text-muted">{[address, subdistrict.label, district.label, province.label, postcode].join(' ')}</p>
      <p>{hours ? m.stores_open_today(hours) : m.stores_closed_today()}</p>
      <p className="flex flex-wrap gap-x-5">
        <a href={`tel:${phone}`} className={branchLink}>
          <Phone aria-hidden="true" className="size-4" />
          {formatPhone(phone)}
        </a>
        <MapLink name={name} location={location} />
      </p>
    </article>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4 p-5">
      <p role="status" className="sr-only">
        {m.stores_loading()}
      </p>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-32 w-full" />
      ))}
    </div>
  );
}
