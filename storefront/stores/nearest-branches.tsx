import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { Button } from '#storefront/ui/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import BranchCards from './branch-card.tsx';
import { BranchesFailed } from './branch-list.tsx';
import { branchSummary } from './branch-summary.ts';
import type { Position } from './map-projection.ts';
import { type FinderView, finderPageSize } from './store-finder.ts';

export interface NearestBranchesProps {
  view: FinderView;
  position: Position;
  /** Layout of the cards. */
  className: string;
  /** Shown if no branch matches. */
  empty: React.ReactNode;
  /** Goes back to the usual order. */
  onReset: () => void;
}

/** The matching branches that are nearest to a position. The position is sent to the shop's API, and stored nowhere. */
export function NearestBranches({ view, position, className, empty, onReset }: NearestBranchesProps) {
  const { region, province, category, query } = view;
  const filters = { region, province, category, query };
  const { data, isError, refetch } = useQuery({
    queryKey: ['nearest-branches', getLocale(), filters, position],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /utils/api/stores', {
        query: { ...filters, ...position, limit: finderPageSize },
        signal,
      });
      if (!result.ok) throw new Error(result.code);
      return result.data.items.map((store) => branchSummary(store, serverNow()));
    },
  });
  if (isError) return <BranchesFailed onRetry={() => void refetch()} />;
  return (
    <div aria-busy={!data} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-muted">
          {data ? m.stores_nearest_count({ count: formatNumber(data.length) }) : m.stores_loading()}
        </p>
        <Button variant="quiet" onClick={onReset}>
          {m.stores_usual_order()}
        </Button>
      </div>
      {!data && [1, 2, 3].map((key) => <Skeleton key={key} className="h-64 w-full" />)}
      {data && (data.length === 0 ? empty : <BranchCards branches={data} className={className} />)}
    </div>
  );
}
