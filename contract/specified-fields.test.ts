import { expect, test } from 'vitest';
import { Address } from './accounts.ts';
import { Cart } from './cart.ts';
import { CartItem } from './cart-lines.ts';
import { Stock } from './inventory.ts';
import { Product, SpecialPrice } from './products.ts';

interface Entity {
  schema: { shape: object };
  /** The fields of the product's specification. */
  fields: string;
  /** Those of them that the API does not have, each with the reason. */
  absent?: Record<string, string>;
}

const entities: Record<string, Entity> = {
  Cart: {
    schema: Cart,
    fields: `cartId items count totalQuantity addOnDeal couponErrorMessage errorCorrectibleMessage cashback isError isCouponError
      errorMessage collectibleCouponId customerId guestCartId cartType status totalDeliveryFee totalDeliveryFeeDiscount totalDiscount
      totalMarketPrice totalPayable totalPrice totalSpecialPrice totalBeforeVat totalVat couponCode deliveryMethod itemType
      optionProducts productId createdAt updatedAt customer applyRules applyRulesDiscount hasOutStock`,
    absent: {
      itemType: 'belongs to a line',
      optionProducts: 'belongs to a line',
      productId: 'belongs to a line',
    },
  },
  'Cart item': {
    schema: CartItem,
    fields: `productId parentId type itemType sku price defaultFlag specialPrice discountPercent priceEffectiveDate attributes stock
      preOrderStock preOrderFlag stockAvailable productName attributeOptionName skuName image frame brand categoryId categoryName
      categories totalSpecialPrice uuid quantity vat discount totalDiscount marketPrice totalMarketPrice totalPrice standardPrice
      totalStandardPrice isSelected isItem isOptionItem cartId giftBy appliedRuleIds appliedRuleName createdAt updatedAt
      limitQuantity limitSelectQty optionProducts`,
    absent: { frame: 'no picture has a frame' },
  },
  Product: {
    schema: Product,
    fields: `id productId type sku productName skuName shortDescription description keyHighlight faq breadcrumb slug brand price
      pricePercent discountPercent installmentFlag educationFlag specialPrice isSpecialPrice priceEffectiveDate attributeOptions
      attributes children thumbnailImage galleryImage image priceRange badgeImage flashsales optionProducts installmentOptions stock
      totalStock preOrderStock preOrderFlag categoryName parentId parent stockRemaining`,
  },
  'Special price': {
    schema: SpecialPrice,
    fields: 'value remark promotionCommend mainPromotionCommend mainPromotionCommendType startDate endDate',
  },
  Address: {
    schema: Address,
    fields: 'addressId id companyName address subdistrict district province postcode',
    absent: { id: 'is the other name of addressId' },
  },
  Stock: { schema: Stock, fields: 'productId appliedType children' },
  Locale: {
    schema: { shape: {} },
    fields: 'name code image',
    absent: {
      name: 'no call returns languages: requests and customers have their code',
      code: 'no call returns languages: requests and customers have their code',
      image: 'flags stand for countries; languages are shown by their names',
    },
  },
};

test.each(Object.entries(entities))('%s has its specified fields', (_, { schema, fields, absent = {} }) => {
  const missing = fields.split(/\s+/).filter((field) => !(field in schema.shape));
  expect(missing.toSorted()).toEqual(Object.keys(absent).toSorted());
});
