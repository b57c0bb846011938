import { describe, expect, it, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import type { Order } from '#contract/orders.ts';
import type { Product, ProductCard, Sku } from '#contract/products.ts';
import {
  addCardToCart,
  addLinesToCart,
  addOptionsToCart,
  addToCart,
  changeQuantity,
  purchase,
  removeFromCart,
  selectItem,
  viewCart,
  viewItem,
  viewItemList,
} from './events.ts';

const specialPrice = { value: 899.5, startDate: '', endDate: '' };
const product = { productName: 'Charger', brand: { label: 'Anker' }, categoryName: 'Chargers' } as Product;
const sku = {
  productId: 10601,
  attributes: [
    { type: 'integer', label: 'Black' },
    { type: 'text', label: '30 W' },
  ],
  price: 1000,
  isSpecialPrice: true,
  specialPrice,
} as unknown as Sku;
const item = {
  item_id: '10601',
  item_name: 'Charger',
  item_brand: 'Anker',
  item_category: 'Chargers',
  item_variant: 'Black',
  price: 899.5,
  discount: 100.5,
};

describe('a product page', () => {
  it('is viewed with the variant at its current price', () => {
    expect(viewItem(product, sku)).toEqual({
      event: 'view_item',
      ecommerce: { currency: 'THB', value: 899.5, items: [{ ...item, quantity: 1 }] },
    });
  });

  it('adds several units, valued at their total price', () => {
    const { ecommerce } = addToCart(product, sku, 3);
    expect(ecommerce).toEqual({ currency: 'THB', value: 2698.5, items: [{ ...item, quantity: 3 }] });
  });
});

describe('a list', () => {
  const card = {
    productId: 1060,
    defaultProductId: 10601,
    productName: 'Charger',
    brand: { label: 'Anker' },
    categoryName: 'Chargers',
    price: 790,
    isSpecialPrice: false,
    specialPrice: null,
  } as unknown as ProductCard;
  const list = { id: 'related', name: 'Related products' };

  it('is viewed with the positions of its products', () => {
    const { ecommerce } = viewItemList(list, [card, card]);
    expect(ecommerce).toMatchObject({
      currency: 'THB',
      item_list_id: 'related',
      items: [{ index: 0 }, { index: 1 }],
    });
  });

  it('adds one unit of the only variant from a card', () => {
    expect(addCardToCart(card)).toMatchObject({
      event: 'add_to_cart',
      ecommerce: { value: 790, items: [{ item_id: '10601', item_name: 'Charger', quantity: 1 }] },
    });
  });

  it('reports the selected product, without a discount where there is none', () => {
    const { ecommerce } = selectItem(list, card, 4);
    expect(ecommerce).toMatchObject({ currency: 'THB', item_list_id: 'related' });
    expect(ecommerce.items).toEqual([
      {
        item_id: '10601',
        item_name: 'Charger',
        item_brand: 'Anker',
        item_category: 'Chargers',
        price: 790,
        quantity: 1,
        index: 4,
        item_list_id: 'related',
        item_list_name: 'Related products',
      },
    ]);
  });
});

test('a product has the same item id in lists, on its page and in the cart', () => {
  const card = { ...product, productId: 1060, defaultProductId: 10601, price: 1000 } as ProductCard;
  const line = { ...product, productId: 10601, brand: 'Anker', price: 1000, totalDiscount: 0, quantity: 1 };
  const list = { id: 'related', name: 'Related products' };
  const ids = [
    viewItemList(list, [card]),
    selectItem(list, card, 0),
    addCardToCart(card),
    viewItem(product, sku),
    addToCart(product, sku, 1),
    viewCart([line as unknown as CartItem], null),
    removeFromCart([line as unknown as CartItem]),
    purchase({ items: [line] } as unknown as Order),
  ].map(({ ecommerce }) => ecommerce.items[0]?.item_id);
  expect(ids).toEqual(ids.map(() => '10601'));
});

describe('a cart', () => {
  const line = {
    productId: 1,
    productName: 'Cable',
    attributeOptionName: '',
    brand: 'UGREEN',
    categoryName: 'Cables',
    price: 0.1,
    standardPrice: 0.1,
    specialPrice: null,
    quantity: 3,
    totalDiscount: 0,
  } as CartItem;

  it('is valued at the sum of its lines, exact to the satang', () => {
    expect(viewCart([line, { ...line, price: 0.2, quantity: 1 }], null).ecommerce).toMatchObject({ value: 0.5 });
  });

  it('has the coupon code, and the discount of promotions per unit', () => {
    const discounted = { ...line, price: 100, standardPrice: 100, quantity: 2, totalDiscount: 30.5 };
    expect(viewCart([discounted], 'PAYDAY').ecommerce).toMatchObject({
      coupon: 'PAYDAY',
      value: 169.5,
      items: [{ price: 84.75, discount: 15.25, quantity: 2 }],
    });
    expect(viewCart([line], null).ecommerce).not.toHaveProperty('coupon');
  });

  it('removes lines with their whole quantity', () => {
    const option = { ...line, productId: 7, specialPrice: null, price: 100, totalDiscount: 0, quantity: 1 } as CartItem;
    const { event, ecommerce } = removeFromCart([line, option]);
    expect(event).toBe('remove_from_cart');
    expect(ecommerce.items).toMatchObject([{ quantity: 3 }, { item_id: '7', quantity: 1, price: 100 }]);
  });

  it('adds one unit of each option, named as in all other events', () => {
    const option = {
      ...line,
      attributeOptionName: 'White',
      price: 100,
      standardPrice: 100,
      specialPrice: 80,
      quantity: 2,
    };
    expect(addOptionsToCart([option])).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'THB',
        value: 80,
        items: [
          {
            item_id: '1',
            item_name: 'Cable',
            item_brand: 'UGREEN',
            item_category: 'Cables',
            item_variant: 'White',
            price: 80,
            discount: 20,
            quantity: 1,
          },
        ],
      },
    });
  });

  it('adds or removes the units by which a quantity changes, at the price of the line', () => {
    const two = { ...line, price: 100, standardPrice: 100, quantity: 2, totalDiscount: 20 };
    const five = { ...two, quantity: 5, totalDiscount: 50 };
    expect(changeQuantity(two, five)).toMatchObject({
      event: 'add_to_cart',
      ecommerce: { value: 270, items: [{ item_id: '1', price: 90, quantity: 3 }] },
    });
    expect(changeQuantity(five, two)).toMatchObject({
      event: 'remove_from_cart',
      ecommerce: { value: 270, items: [{ quantity: 3 }] },
    });
  });

  it('adds units beyond a flash sale at the price that the line then has', () => {
    const two = { ...line, price: 100, standardPrice: 100, specialPrice: 70, quantity: 2, totalDiscount: 0 };
    const three = { ...two, specialPrice: null, quantity: 3 };
    expect(changeQuantity(two, three)).toMatchObject({
      ecommerce: { value: 100, items: [{ price: 100, quantity: 1 }] },
    });
    expect(changeQuantity(three, two)).toMatchObject({
      ecommerce: { value: 100, items: [{ price: 100, quantity: 1 }] },
    });
  });

  it('adds removed lines again when the shopper undoes that, or units to a line, at the price of the line', () => {
    const discounted = { ...line, price: 100, standardPrice: 100, quantity: 3, totalDiscount: 30 };
    expect(addLinesToCart([{ line: discounted, quantity: 2 }])).toMatchObject({
      event: 'add_to_cart',
      ecommerce: { value: 180, items: [{ item_id: '1', price: 90, quantity: 2 }] },
    });
  });
});

test('a purchase has the totals of the order, its coupon, and its lines at what was paid for them', () => {
  const order = {
    orderId: 'SF1',
    totalPayable: 1690,
    totalVat: 110.56,
    totalDeliveryFee: 50,
    couponCode: 'PAYDAY',
    items: [
      {
        productId: 10601,
        productName: 'Charger',
        attributeOptionName: 'Black',
        brand: 'Anker',
        categoryName: 'Chargers',
        price: 899.5,
        standardPrice: 1000,
        totalDiscount: 159,
        quantity: 2,
      },
    ],
  } as Order;
  expect(purchase(order)).toEqual({
    event: 'purchase',
    ecommerce: {
      currency: 'THB',
      transaction_id: 'SF1',
      value: 1690,
      tax: 110.56,
      shipping: 50,
      coupon: 'PAYDAY',
      items: [{ ...item, price: 820, discount: 180, quantity: 2 }],
    },
  });
});
