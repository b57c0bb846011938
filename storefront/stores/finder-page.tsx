import { MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import BranchCards from './branch-card.tsx';
import { BranchMap } from './branch-map.tsx';
import { FinderForm } from './finder-form.tsx';
import { finderHref } from './finder-href.ts';
import type { FinderData } from './load-finder.ts';
import { isOnMap, type Position } from './map-projection.ts';
import { NearestBranches } from './nearest-branches.tsx';
import { NearestButton } from './nearest-button.tsx';
import { finderPageSize, isFiltered } from './store-finder.ts';
import { useFinderView } from './use-finder-view.ts';

const cards = 'grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2';

/** Filters, list and map of the branches. */
export function FinderPage({ finder }: { finder: FinderData }) {
  const { branches, total, map } = finder;
  const { view, isPending, show } = useFinderView(finder.view);
  const [position, setPosition] = useState<Position>();
  const empty = <NoBranches finder={finder} />;
  return (
    <div className="group/finder grid grid-cols-[minmax(0,1fr)] gap-4">
      <FinderForm finder={finder} view={view} onView={show} />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <NearestButton onPosition={setPosition} />
        <ViewChoice />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <section
          aria-label={m.stores_list()}
          aria-busy={isPending}
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:group-has-[[value=map]:checked]/finder:hidden',
            isPending && 'opacity-60',
          )}
        >
          <h2 className="sr-only">{m.stores_list()}</h2>
          {position ? (
            <NearestBranches
              view={finder.view}
              position={position}
              className={cards}
              empty={empty}
              onReset={() => setPosition(undefined)}
            />
          ) : (
            <>
              <p role="status" className="text-sm text-muted">
                {m.stores_branch_count({ count: formatNumber(total) })}
              </p>
              {total === 0 ? empty : <BranchCards branches={branches} className={cards} />}
              <Pagination
                page={finder.view.page ?? 1}
                pageCount={Math.ceil(total / finderPageSize)}
                hrefOf={(page) => finderHref({ ...finder.view, page })}
              />
            </>
          )}
        </section>
        <div className="bar-heights grid gap-2 max-lg:hidden max-lg:group-has-[[value=map]:checked]/finder:grid lg:sticky lg:top-[calc(var(--frame-header,0px)+16px)]">
          <div className="h-[min(70vh,600px)]">
            <BranchMap
              map={map}
              label={m.stores_map_title()}
              provinceHref={(province) => finderHref({ ...finder.view, province, page: 1 })}
              position={position && isOnMap(position) ? position : undefined}
            />
          </div>
          <p className="text-xs text-muted">
            {map.branches.length > 0 ? m.stores_map_hint_branch() : m.stores_map_hint()}
          </p>
        </div>
      </div>
    </div>
  );
}

/** List or map on phones; wide screens show both. Works without script. */
function ViewChoice() {
  return (
    <fieldset className="flex overflow-hidden rounded-field border border-edge text-sm lg:hidden">
      <legend className="sr-only">{m.stores_view()}</legend>
      {[
        { value: 'list', label: m.stores_list_short() },
        { value: 'map', label: m.stores_map() },
      ].map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center px-2.5 font-medium has-checked:bg-brand has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current"
        >
          <input type="radio" name="view" value={value} defaultChecked={value === 'list'} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function NoBranches({ finder: { view, suggestion } }: { finder: FinderData }) {
  return (
    <EmptyState
      icon={<MapPinOff className="size-10" />}
      title={isFiltered(view) ? m.stores_none_here() : m.stores_none()}
      message={suggestion ? m.stores_none_hint_region({ region: suggestion.region.label }) : m.stores_none_hint()}
      action={
        isFiltered(view) && (
          <>
            {suggestion && (
              <ButtonLink
                href={finderHref({ ...view, region: suggestion.region.id, province: undefined, page: 1 })}
                preventScrollReset
              >
                {m.stores_see_region({
                  region: suggestion.region.label,
                  count: formatNumber(suggestion.count),
                })}
              </ButtonLink>
            )}
            <ButtonLink href={finderHref({})} variant="secondary" preventScrollReset>
              {m.stores_clear_filters()}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
