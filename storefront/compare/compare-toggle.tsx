import { Scale } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { showToast } from '#storefront/ui/toast-list.ts';
import { setCompared, useCompareList } from './compare-list.ts';

export interface CompareToggleProps {
  product: { productId: number; productName: string };
  /** Shows "Compare" next to the icon. */
  labelled?: boolean;
}

/** Adds a product to the comparison, or removes it. */
export function CompareToggle({ product: { productId, productName }, labelled = false }: CompareToggleProps) {
  const chosen = useCompareList().includes(productId);
  const toggle = () => {
    setCompared(productId, !chosen);
    if (chosen) showToast(m.compare_removed());
    else showToast(m.compare_added(), 'success');
  };
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={labelled ? undefined : m.compare_product({ name: productName })}
      onClick={toggle}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-sm font-medium hover:text-brand aria-pressed:text-brand',
        labelled ? 'border border-line px-4 aria-pressed:border-brand' : 'bg-surface/90',
      )}
    >
      <Scale aria-hidden="true" className="size-5 shrink-0" />
      {labelled && (
        <span>
          {m.compare_compare()}
          <span className="sr-only"> {productName}</span>
        </span>
      )}
    </button>
  );
}
