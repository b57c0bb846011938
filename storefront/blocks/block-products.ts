import { expireWithRounds } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { expireAtPriceChange } from '#storefront/product-cards/expire-at-price-change.ts';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import type { CachePolicy } from '#storefront/request/cache-policy.ts';
import type { ShownBlock } from './shown-block.ts';

/** All products that the blocks show. */
export function productsOf(blocks: readonly ShownBlock[]): ShownCard[] {
  return blocks.flatMap(({ type, data }) => {
    switch (type) {
      case 'product_row':
      case 'product_grid':
      case 'common_campaign':
      case 'mega_campaign':
        return data.products;
      case 'flash_sale':
        return data.flashSale.products;
      default:
        return [];
    }
  });
}

/** The flash sales that the blocks show. */
export function flashSalesOf(blocks: readonly ShownBlock[]) {
  return blocks.flatMap(({ type, data }) => (type === 'flash_sale' ? [data.flashSale] : []));
}

/** Limits how long a page of blocks is cached: until content, a price or a flash sale changes. */
export function cacheBlocks(
  cachePolicy: CachePolicy,
  { blocks, changesAt }: { blocks: readonly ShownBlock[]; changesAt: string | null },
  readAt: number,
): void {
  cachePolicy.tag('content', 'catalogue', 'flash-sales', 'promotions', 'brands', 'stores');
  if (changesAt !== null) cachePolicy.expireAt(new Date(changesAt));
  expireAtPriceChange(cachePolicy, productsOf(blocks));
  for (const flashSale of flashSalesOf(blocks)) expireWithRounds(cachePolicy, [flashSale], readAt);
}
