import { type ReactNode, useId } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ProductGrid } from '#storefront/product-cards/product-grid.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { Banner } from './banner.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';
import type { ShownData } from './shown-block.ts';

export interface CampaignProps extends Omit<BlockProps<'common_campaign'>, 'data'> {
  data: ShownData<'common_campaign'>;
  /** Next to the title, such as a countdown. */
  note?: ReactNode;
}

/** A picture across the page, words below it, and some products. */
export function Campaign({ listId, data, isFirst, note }: CampaignProps) {
  const id = useId();
  const { title, text, action, link, products } = data;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <Banner
        banner={{ ...data, title: '', link: null }}
        shown={1232}
        sizes="(width >= 80rem) 1232px, calc(100vw - 32px)"
        priority={isFirst}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <BlockTitle id={id}>{title}</BlockTitle>
            {note}
          </div>
          <p className="text-muted text-pretty">
            <WrapAtWords>{text}</WrapAtWords>
          </p>
        </div>
        <a href={localiseLink(link)} className={buttonStyle({ variant: 'primary' })}>
          {action ?? m.product_see_all()}
        </a>
      </div>
      {products.length > 0 && <ProductGrid list={{ id: listId, name: title }} products={products} belowBanner />}
    </section>
  );
}
