import { preOrderShipDate } from '#contract/pre-orders.ts';
import type { Sku } from '#contract/products.ts';
import { sellingPrice } from '#contract/selling-price.ts';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import { skuHref } from './selected-sku.ts';
import type { ShownProduct } from './shown-product.ts';

/** A product or a service with an offer per variant, as schema.org data. */
export function productData(product: ShownProduct, origin: string, url: string) {
  const pictures = [product.image, ...product.galleryImage.map((picture) => picture.url)];
  const [first, ...others] = product.children.map((sku) =>
    offerOf(product, sku, product.children.length > 1 ? skuHref(url, sku.productId) : url),
  );
  return {
    '@context': 'https://schema.org',
    '@type': product.kind === 'service' ? 'Service' : 'Product',
    name: product.productName,
    description: product.shortDescription,
    image: [...new Set(pictures)].map((picture) => new URL(pictureUrl(picture, 1200), origin).href),
    ...(first && others.length === 0 && product.kind === 'goods' ? { sku: first.sku } : {}),
    brand: { '@type': 'Brand', name: product.brand.label },
    category: product.categoryName,
    offers: first && others.length > 0 ? aggregateOffer([first, ...others]) : first,
  };
}

type Offer = ReturnType<typeof offerOf>;

/** Several offers as an AggregateOffer with their price range. */
function aggregateOffer(offers: Offer[]) {
  const prices = offers.map(({ price }) => Number(price));
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'THB',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: offers.length,
    offers,
  };
}

function offerOf({ kind }: Pick<ShownProduct, 'kind'>, sku: Sku, url: string) {
  const availability = availabilityOf(sku);
  const availabilityStarts = availability === 'PreOrder' ? preOrderShipDate(sku.attributes) : undefined;
  return {
    '@type': 'Offer',
    sku: sku.sku,
    name: sku.skuName,
    url,
    priceCurrency: 'THB',
    price: sellingPrice(sku).toFixed(2),
    ...(sku.isSpecialPrice && sku.specialPrice ? { priceValidUntil: sku.specialPrice.endDate } : {}),
    availability: `https://schema.org/${availability}`,
    ...(availabilityStarts ? { availabilityStarts: `${availabilityStarts}T00:00:00+07:00` } : {}),
    ...(kind === 'goods' ? { itemCondition: 'https://schema.org/NewCondition' } : {}),
  };
}

function availabilityOf({ stockAvailable, preOrderFlag }: Sku): string {
  if (!stockAvailable) return 'OutOfStock';
  return preOrderFlag ? 'PreOrder' : 'InStock';
}
