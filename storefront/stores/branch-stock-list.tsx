import { useQuery } from '@tanstack/react-query';
import { StoreIcon } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#contract/stores.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { BranchLinks } from './branch-details.tsx';
import { BranchFilter, useBranchFilter } from './branch-filter.tsx';
import { BranchesFailed, BranchHeading, loadAllBranches } from './branch-list.tsx';
import type { Position } from './map-projection.ts';
import { NearestButton } from './nearest-button.tsx';
import { hoursOfDay } from './opening-hours.ts';

function useBranches(skuId: number, position: Position | undefined) {
  return useQuery({
    queryKey: ['branches', getLocale(), skuId, position],
    queryFn: ({ signal }) =>
      loadAllBranches<Store>((paging) =>
        browserApi('GET /utils/api/stores', { query: { skuId, ...position, ...paging }, signal }),
      ),
  });
}

export interface BranchStockListProps {
  skuId: number;
  /** It can be pre-ordered online. */
  isPreOrder: boolean;
}

/** The branches with a SKU in stock, filtered by region and province, or nearest first. */
export default function BranchStockList({ skuId, isPreOrder }: BranchStockListProps) {
  const [position, setPosition] = useState<Position>();
  const filter = useBranchFilter();
  const { data, isError, refetch } = useBranches(skuId, position);
  if (isError)
    return (
      <div className="p-5">
        <BranchesFailed onRetry={() => void refetch()} />
      </div>
    );
  if (!data || filter.isPending) return <Loading />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<StoreIcon className="size-10" />}
        title={m.stores_no_branch()}
        message={isPreOrder ? m.stores_no_branch_pre_order() : m.stores_no_branch_hint()}
      />
    );
  const inRegion = filter.inRegion(data);
  const shown = filter.province === '' ? inRegion : inRegion.filter(filter.inProvince);
  return (
    <div className="grid gap-4 p-5">
      <div className="grid gap-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-3">
          <BranchFilter filter={filter} branches={data} placeholder={m.stores_all_provinces()} />
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
  const hours = hoursOfDay(branch, serverNow());
  return (
    <article className="grid gap-1 text-sm">
      <BranchHeading branch={branch} />
      <p>{hours ? m.stores_open_today(hours) : m.stores_closed_today()}</p>
      <BranchLinks branch={branch} />
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
