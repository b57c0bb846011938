import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ProductGrid as Grid } from '#storefront/product-cards/product-grid.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

export function ProductGrid({ listId, data: { title, products, link } }: BlockProps<'product_grid'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <BlockTitle id={id}>{title}</BlockTitle>
        {link !== null && (
          <a
            href={localiseLink(link)}
            aria-label={m.product_see_all_of({ name: title })}
            className="flex min-h-11 items-center gap-1 text-sm font-semibold whitespace-nowrap text-brand hover:underline"
          >
            {m.product_see_all()}
            <ChevronRight aria-hidden="true" className="size-4 lg:hidden" />
          </a>
        )}
      </div>
      <Grid list={{ id: listId, name: title }} products={products} belowBanner />
    </section>
  );
}
