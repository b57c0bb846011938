import { type FormEvent, memo, useState } from 'react';
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
export function FacetValues({ facet: { code, label, values }, view, onToggle }: FacetValuesProps) {
  const { shown, collapsed } = collapseFacetValues(values);
  const isChecked = ({ value }: { value: string }) => isSelected(view, { facet: code, value });
  // After the first render the shopper opens and closes it.
  const [startsOpen] = useState(() => collapsed.some(isChecked));
  const toggle = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    const parameter = target instanceof HTMLInputElement ? target.value : undefined;
    const changed = values.find(({ value }) => filterParameter({ facet: code, value }).value === parameter);
    if (changed) onToggle({ facet: code, value: changed.value });
  };
  const renderValue = (entry: Facet['values'][number]) => (
    <FacetValue key={entry.value} {...entry} facet={code} checked={isChecked(entry)} />
  );
  return (
    <fieldset onChange={toggle}>
      <legend className="sr-only">{label}</legend>
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

interface FacetValueProps {
  facet: string;
  value: string;
  label: string;
  count: number;
  checked: boolean;
}

const changedInFieldset = () => undefined;

/** The fieldset handles its changes, so that a press renders the changed one of more than a hundred. */
const FacetValue = memo(function FacetValue({ facet, value, label, count, checked }: FacetValueProps) {
  return (
    <li>
      <label className="facet-value">
        <input {...filterParameter({ facet, value })} type="checkbox" checked={checked} onChange={changedInFieldset} />
        <span>
          <WrapAtWords>{label}</WrapAtWords>
        </span>
        <span>{formatNumber(count)}</span>
      </label>
    </li>
  );
});
