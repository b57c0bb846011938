import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BranchOption } from '#contract/pickup.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { Badge, type BadgeTone } from '#storefront/ui/badge.tsx';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BranchFilter, useBranchFilter } from './branch-filter.tsx';
import { BranchAddress, BranchesFailed, Distance, loadAllBranches } from './branch-list.tsx';
import type { Position } from './map-projection.ts';
import { NearestButton } from './nearest-button.tsx';
import { hoursOfDay } from './opening-hours.ts';

export interface PickupBranchChoiceProps {
  cartId: string;
  /** Changes when the stock is to be read again. */
  version: string;
  value: number | undefined;
  onChange: (storeId: number) => void;
  /** Shows what is missing: the province, or the branch. */
  isRequired: boolean;
}

const hasAll = ({ availability }: BranchOption) => availability === 'all';
const ranks = { all: 0, some: 1, none: 2 };
/** Branches that are shown by distance. */
const maxNearest = 10;

function useBranchOptions(cartId: string, version: string, position: Position | undefined) {
  return useQuery({
    queryKey: ['pickup-branches', getLocale(), cartId, version, position],
    staleTime: 0,
    // The pressed button stays, and keeps the focus, while branches are sorted by distance.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      loadAllBranches<BranchOption>((paging) => {
        const request = { params: { cartId }, query: { ...position, ...paging }, signal };
        return browserApi('GET /cart/api/checkout/{cartId}/branches', request);
      }),
  });
}

/** The choice of a branch by region and province, or nearest first, with what each has of the order. */
export function PickupBranchChoice({ cartId, version, value, onChange, isRequired }: PickupBranchChoiceProps) {
  const [position, setPosition] = useState<Position>();
  const filter = useBranchFilter();
  const { data: branches, isError, isPlaceholderData, refetch } = useBranchOptions(cartId, version, position);
  if (isError) return <BranchesFailed onRetry={() => void refetch()} />;
  if (!branches || filter.isPending) return <Loading />;
  if (branches.length === 0)
    return (
      <p className="text-sm text-muted">
        <WrapAtWords>{m.stores_no_pickup_branch()}</WrapAtWords>
      </p>
    );
  const inRegion = filter.inRegion(branches);
  const isNearest = position !== undefined && filter.province === '';
  const isListed = (isNearest && !isPlaceholderData) || filter.province !== '';
  const isSorting = isNearest && isPlaceholderData;
  const shown = isNearest
    ? inRegion.slice(0, maxNearest)
    : inRegion.filter(filter.inProvince).sort((one, other) => ranks[one.availability] - ranks[other.availability]);
  const incomplete = !branches.some(hasAll)
    ? m.stores_incomplete_everywhere()
    : isListed && !shown.some(hasAll)
      ? m.stores_incomplete_here()
      : undefined;
  const unlisted = isListed || isSorting ? undefined : m.stores_province_required();
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <BranchFilter
          filter={filter}
          branches={branches}
          placeholder={m.stores_choose_province()}
          error={isRequired ? (incomplete ?? unlisted) : undefined}
        />
      </div>
      <NearestButton
        onPosition={(next) => {
          setPosition(next);
          filter.choose({ region: '', province: '' });
        }}
      />
      <div role="status" className="grid gap-1 text-sm text-muted empty:hidden">
        {isListed && <p>{m.stores_branch_count({ count: formatNumber(shown.length) })}</p>}
        {incomplete && !isRequired && (
          <p className="font-medium text-ink">
            <WrapAtWords>{incomplete}</WrapAtWords>
          </p>
        )}
      </div>
      {isSorting && <Loading />}
      {isListed && (
        <RadioCards
          legend={m.stores_pickup_branch()}
          legendHidden
          value={value === undefined ? undefined : String(value)}
          onChange={(id) => onChange(Number(id))}
          error={isRequired && !incomplete ? m.stores_branch_required() : undefined}
          cards={shown.map((branch) => ({
            value: String(branch.storeId),
            label: <BranchLabel branch={branch} />,
            description: <BranchDescription branch={branch} />,
            aside: branch.distance === null ? undefined : <Distance kilometres={branch.distance} />,
            disabled: !hasAll(branch),
          }))}
        />
      )}
    </div>
  );
}

const badges: Record<BranchOption['availability'], { tone: BadgeTone; text: () => string }> = {
  all: { tone: 'success', text: m.stores_has_all },
  some: { tone: 'neutral', text: m.stores_has_some },
  none: { tone: 'neutral', text: m.stores_has_none },
};

function BranchLabel({ branch: { name, availability } }: { branch: BranchOption }) {
  const { tone, text } = badges[availability];
  return (
    <span className="flex flex-wrap items-center gap-2">
      {name}
      <Badge tone={tone}>{text()}</Badge>
    </span>
  );
}

function BranchDescription({ branch }: { branch: BranchOption }) {
  const hours = hoursOfDay(branch, serverNow());
  return (
    <>
      <span className="block">
        <BranchAddress branch={branch} />
      </span>
      <span className="block">
        {hours ? m.stores_open_today(hours) : m.stores_closed_today()}
        {hours && ` · ${branch.openNow ? m.stores_open_now() : m.stores_not_open_now()}`}
      </span>
      {branch.availability === 'some' && (
        <span className="block">
          {m.stores_missing()}{' '}
          {branch.missing
            .map(({ name, quantity, available }) => m.stores_missing_item({ name, quantity, available }))
            .join(', ')}
        </span>
      )}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <p role="status" className="sr-only">
        {m.stores_loading()}
      </p>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
