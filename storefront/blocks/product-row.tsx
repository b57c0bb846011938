import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { ProductRow as Row } from '#storefront/product-cards/product-row.tsx';
import type { BlockProps } from './block-view.ts';

export function ProductRow({ listId, data: { title, products, link } }: BlockProps<'product_row'>) {
  return (
    <Row listId={listId} title={title} products={products} moreHref={link === null ? undefined : localiseLink(link)} />
  );
}
