import { useState } from 'react';
import type { Facet } from '#contract/search.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { collapseFacetValues } from './collapse-facet-values.ts';
import { type Filter, filterParameter, isSelected } from './listing-filters.ts';
import type { ListingView } from './listing-view.ts';

export interface FacetValuesProps {
  facet: Facet;
  view: ListingView;
  onToggle: (filter: Filter) => void;
}

/** The values of a facet as checkboxes; a long list is collapsed to the most frequent ones. */
export function FacetValues({ facet, view, onToggle }: FacetValuesProps) {
  const { shown, collapsed } = collapseFacetValues(facet.values);
  const isChecked = ({ value }: { value: string }) => isSelected(view, { facet: facet.code, value });
  // After the first render the shopper opens and closes it.
  const [startsOpen] = useState(() => collapsed.some(isChecked));
  const renderValue = ({ value, label, count }: Facet['values'][number]) => (
    <li key={value}>
      <label className="facet-value">
        <input
          {...filterParameter({ facet: facet.code, value })}
          type="checkbox"
          checked={isChecked({ value })}
          onChange={() => onToggle({ facet: facet.code, value })}
        />
        <span>
          <WrapAtWords>{label}</WrapAtWords>
        </span>
        <span>{formatNumber(count)}</span>
      </label>
    </li>
  );
  return (
    <fieldset>
      <legend className="sr-only">{facet.label}</legend>
      <ul>{shown.map(renderValue)}</ul>
      {collapsed.length > 0 && (
        <details open={startsOpen} className="group/more">
          <summary className="flex min-h-11 list-none items-center text-sm font-medium text-brand hover:underline lg:min-h-9">
            <span className="group-open/more:hidden">{m.listing_more_values({ count: collapsed.length })}</span>
            <span className="hidden group-open/more:inline">{m.listing_fewer_values()}</span>
          </summary>
          <ul className="max-h-80 overflow-y-auto overscroll-contain pr-1">{collapsed.map(renderValue)}</ul>
        </details>
      )}
    </fieldset>
  );
}
