import type { FlashSaleOffer, ProductCard, SpecialPrice } from '#contract/products.ts';

/** The fields of a product that lists show and report. */
export interface ShownCard
  extends Pick<
    ProductCard,
    | 'productId'
    | 'defaultProductId'
    | 'slug'
    | 'productName'
    | 'categoryName'
    | 'image'
    | 'badges'
    | 'promotionLabels'
    | 'variantCount'
    | 'price'
    | 'isSpecialPrice'
    | 'discountPercent'
    | 'stock'
    | 'preOrderStock'
    | 'preOrderFlag'
    | 'stockAvailable'
  > {
  brand: Pick<ProductCard['brand'], 'label'>;
  priceRange: Pick<ProductCard['priceRange'], 'max'>;
  specialPrice: Pick<SpecialPrice, 'value' | 'startDate' | 'endDate'> | null;
  flashsales: readonly Pick<FlashSaleOffer, 'price' | 'startDate' | 'endDate' | 'remainingPercent'>[];
}

/** What a list needs of a product: the other fields of the API are not sent to browsers with a page. */
export function shownCard<Card extends ProductCard>(card: Card) {
  const { id, type, kind, installmentFlag, totalStock, brand, priceRange, specialPrice, flashsales, ...shown } = card;
  return {
    ...shown,
    brand: { label: brand.label },
    priceRange: { max: priceRange.max },
    specialPrice: specialPrice && shownSpecialPrice(specialPrice),
    flashsales: flashsales.map(shownOffer),
  };
}

function shownSpecialPrice({ value, startDate, endDate }: SpecialPrice) {
  return { value, startDate, endDate };
}

function shownOffer({ price, startDate, endDate, remainingPercent }: FlashSaleOffer) {
  return { price, startDate, endDate, remainingPercent };
}
