import { useState } from 'react';
import type { Facet } from '#contract/search.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';

export interface PriceRangeProps {
  facet: Facet;
  /** Baht, from the URL. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

/** Two price fields, submitted with the form around them. */
export function PriceRange({ facet, minPrice, maxPrice }: PriceRangeProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{facet.label}</legend>
      <div className="flex items-center gap-2">
        <PriceInput name="minPrice" label={m.listing_price_lowest()} applied={minPrice} bound={facet.min} />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <PriceInput name="maxPrice" label={m.listing_price_highest()} applied={maxPrice} bound={facet.max} />
      </div>
      <Button type="submit" variant="secondary" block>
        {m.listing_price_apply()}
      </Button>
    </fieldset>
  );
}

interface PriceInputProps {
  name: string;
  label: string;
  applied: number | undefined;
  /** The lowest or highest price in the list. */
  bound: number | null | undefined;
}

function PriceInput({ name, label, applied, bound }: PriceInputProps) {
  const [text, setText] = useState(textOf(applied));
  // A new value in the URL replaces what was typed.
  const [lastApplied, setLastApplied] = useState(applied);
  if (lastApplied !== applied) {
    setLastApplied(applied);
    setText(textOf(applied));
  }
  return (
    <input
      type="number"
      name={name}
      min={0}
      max={999_999_999}
      step="any"
      inputMode="decimal"
      aria-label={label}
      placeholder={typeof bound === 'number' ? formatNumber(bound) : undefined}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="figures min-h-11 w-full min-w-0 appearance-[textfield] rounded-field border border-edge bg-surface px-3 text-sm placeholder:text-muted hover:border-ink [&::-webkit-inner-spin-button]:appearance-none"
    />
  );
}

function textOf(price: number | undefined): string {
  return price === undefined ? '' : String(price);
}
