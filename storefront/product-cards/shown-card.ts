import type { FlashSaleOffer, ProductCard, SpecialPrice } from '#contract/products.ts';

/** The fields of a product that lists show and report. */
export type ShownCard = ReturnType<typeof shownCard>;

/** What a list needs of a product: the other fields of the API are not sent to browsers with a page. */
export function shownCard({
  productId,
  defaultProductId,
  slug,
  productName,
  categoryName,
  image,
  badges,
  promotionLabels,
  variantCount,
  price,
  isSpecialPrice,
  discountPercent,
  stock,
  preOrderStock,
  preOrderFlag,
  stockAvailable,
  brand: { label },
  priceRange: { max },
  specialPrice,
  flashsales,
}: ProductCard) {
  return {
    productId,
    defaultProductId,
    slug,
    productName,
    categoryName,
    image,
    badges,
    promotionLabels,
    variantCount,
    price,
    isSpecialPrice,
    discountPercent,
    stock,
    preOrderStock,
    preOrderFlag,
    stockAvailable,
    brand: { label },
    priceRange: { max },
    specialPrice: specialPrice && shownSpecialPrice(specialPrice),
    flashsales: flashsales.map(shownOffer),
  };
}

function shownSpecialPrice({ value, startDate, endDate }: SpecialPrice) {
  return { value, startDate, endDate };
}

function shownOffer({ price, startDate, endDate, quota, sold, remainingPercent }: FlashSaleOffer) {
  return { price, startDate, endDate, quota, sold, remainingPercent };
}
