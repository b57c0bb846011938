import { useState } from 'react';
import type { Facet } from '#contract/search.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { foldValues } from './collapse-facet-values.ts';
import { type Choice, isChosen, parameterOf } from './listing-filters.ts';
import type { ListingAddress } from './listing-params.ts';

export interface FacetValuesProps {
  facet: Facet;
  address: ListingAddress;
  onToggle: (choice: Choice) => void;
}

/** The values of a facet as checkboxes; a long list is collapsed to the most frequent ones. */
export function FacetValues({ facet, address, onToggle }: FacetValuesProps) {
  const { shown, folded } = foldValues(facet.values);
  const isTicked = ({ value }: { value: string }) => isChosen(address, { facet: facet.code, value });
  // After the first render the shopper opens and closes it.
  const [startsOpen] = useState(() => folded.some(isTicked));
  const row = ({ value, label, count }: Facet['values'][number]) => (
    <li key={value}>
      <label className="flex min-h-11 items-center gap-3 text-sm hover:text-brand lg:min-h-9">
        <input
          {...parameterOf({ facet: facet.code, value })}
          type="checkbox"
          checked={isTicked({ value })}
          onChange={() => onToggle({ facet: facet.code, value })}
          className="size-5 shrink-0 cursor-pointer accent-brand"
        />
        <span className="min-w-0 flex-1">{label}</span>
        <span className="figures text-xs text-muted">{formatNumber(count)}</span>
      </label>
    </li>
  );
  return (
    <fieldset>
      <legend className="sr-only">{facet.label}</legend>
      <ul>{shown.map(row)}</ul>
      {folded.length > 0 && (
        <details open={startsOpen} className="group/more">
          <summary className="flex min-h-11 list-none items-center text-sm font-medium text-brand hover:underline lg:min-h-9">
            <span className="group-open/more:hidden">{m.listing_more_values({ count: folded.length })}</span>
            <span className="hidden group-open/more:inline">{m.listing_fewer_values()}</span>
          </summary>
          <ul className="max-h-80 overflow-y-auto overscroll-contain pr-1">{folded.map(row)}</ul>
        </details>
      )}
    </fieldset>
  );
}
