import { useId } from 'react';
import type { Sku } from '#contract/products.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { type LiveStock, skuStockView } from '#storefront/inventory/stock-view.ts';
import { useShownFirst } from '#storefront/navigation/use-shown-first.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { ShownProduct } from './shown-product.ts';
import { type VariantGroup, type VariantOption, variantGroups } from './variant-options.ts';

export interface VariantPickerProps {
  product: ShownProduct;
  /** The selected variant. */
  sku: Sku;
  liveStock: LiveStock;
  /** The shopper chose another variant, which the picker shows already. */
  onChoose: (skuId: number) => void;
}

/** One radio group per attribute; colours have a swatch. */
export function VariantPicker({ product, sku: selected, liveStock, onChoose }: VariantPickerProps) {
  const [skuId, choose] = useShownFirst(selected.productId, onChoose);
  const sku = product.children.find(({ productId }) => productId === skuId) ?? selected;
  const isAvailable = (entry: Sku) => skuStockView(entry.productId, entry, liveStock).state !== 'sold-out';
  return variantGroups(product, sku, isAvailable).map((group) => (
    <VariantFieldset key={group.code} group={group} onChoose={choose} />
  ));
}

function VariantFieldset({ group, onChoose }: { group: VariantGroup; onChoose: (skuId: number) => void }) {
  const name = useId();
  const chosen = group.options.find(({ selected }) => selected);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">
        {group.label}{' '}
        {chosen && (
          <span className="ml-1.5 font-normal text-muted">
            <WrapAtWords>{chosen.label}</WrapAtWords>
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {group.options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-field border px-3.5 text-sm font-medium select-none',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              option.unavailable
                ? 'border-dashed border-edge bg-ground text-muted hover:border-ink'
                : 'border-edge bg-surface hover:border-ink',
              'has-checked:border-solid has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-checked:ring-1 has-checked:ring-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.selected}
              onChange={() => onChoose(option.skuId)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-field outline-none"
            />
            {option.hex && (
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0">
                <circle cx="12" cy="12" r="11.5" fill={option.hex} className="stroke-ink/20" />
              </svg>
            )}
            <span className={option.unavailable === 'stock' ? 'line-through' : undefined}>{option.label}</span>
            {option.unavailable && <span className="sr-only">({unavailableText(option.unavailable)})</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function unavailableText(unavailable: NonNullable<VariantOption['unavailable']>): string {
  return unavailable === 'stock' ? m.product_option_sold_out() : m.product_option_other_combination();
}
