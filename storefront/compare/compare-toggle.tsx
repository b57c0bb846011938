import { Scale } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import { setCompared, useIsCompared } from './compare-list.ts';

export interface CompareToggleProps {
  product: { productId: number; productName: string };
  /** Shows an icon next to the text, in a border. */
  labelled?: boolean;
}

/** Adds a product to the comparison, or removes it. */
export function CompareToggle({ product: { productId, productName }, labelled = false }: CompareToggleProps) {
  const chosen = useIsCompared(productId);
  const toggle = () => {
    setCompared(productId, !chosen);
    if (chosen) showToast(m.compare_removed());
    else showToast(m.compare_added(), 'success');
  };
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={toggle}
      className={labelled ? 'labelled-compare-toggle' : 'compare-toggle'}
    >
      {labelled && <Scale aria-hidden="true" className="size-5 shrink-0" />}
      <span>
        {m.compare_compare()}
        <span className="sr-only">{` ${productName}`}</span>
      </span>
    </button>
  );
}
