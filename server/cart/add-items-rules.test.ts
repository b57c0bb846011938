import { describe, expect, test } from 'vitest';
import { stockLevelOf } from '../inventory/inventory.ts';
import { type AddableOption, type AddableSku, checkAddition, combineItems } from './add-items-rules.ts';

const [phone, film, cover] = [1, 2, 3];

/** A SKU of which ten can be bought, and which the cart, of one other line, does not have. */
function addable(changed: Partial<AddableSku> = {}): AddableSku {
  return {
    visible: true,
    limitQuantity: null,
    stock: stockLevelOf({ stock: 10, totalStock: null, preOrderFlag: false, preOrderStock: 0 }),
    quantityInCart: 0,
    hasOwnLine: false,
    cartLineCount: 1,
    ...changed,
  };
}

/** One unit of the film as an option of the phone, of whose deal five units can be bought. */
function filmOption(changed: Partial<AddableOption> = {}): AddableOption {
  return {
    parentSkuId: phone,
    skuId: film,
    quantity: 1,
    deal: { productId: 7, price: 100_00, stock: 5, limitQuantity: 5 },
    quantityInCart: 0,
    dealQuantityInCart: 0,
    optionQuantityInCart: 0,
    ...changed,
  };
}

/** What adding these quantities fails with. */
function problem(quantities: [number, number][], skus: [number, AddableSku][], options: AddableOption[] = []) {
  return checkAddition({ quantities: new Map(quantities), options }, new Map(skus), options);
}

test('items of the same SKU and options of the same parent add up', () => {
  const request = combineItems([
    { productId: phone, quantity: 2, optionProductIds: [film, film, cover] },
    { productId: phone, quantity: 1, optionProductIds: [film] },
    { productId: cover, quantity: 4, optionProductIds: [film] },
  ]);
  expect([...request.quantities]).toEqual([
    [phone, 3],
    [cover, 4],
  ]);
  expect(request.options).toEqual([
    { parentSkuId: phone, skuId: film, quantity: 2 },
    { parentSkuId: phone, skuId: cover, quantity: 1 },
    { parentSkuId: cover, skuId: film, quantity: 1 },
  ]);
});

describe('an item', () => {
  test('can be added up to its stock, less what the cart has', () => {
    expect(problem([[phone, 7]], [[phone, addable({ quantityInCart: 3 })]])).toBeNull();
    expect(problem([[phone, 8]], [[phone, addable({ quantityInCart: 3 })]])).toMatchObject({
      code: 'quantity_exceeds_stock',
      data: { productId: phone, available: 10 },
    });
  });

  test('that does not exist or is not visible is not found', () => {
    const notFound = { code: 'product_not_found', data: { productId: phone } };
    expect(problem([[phone, 1]], [])).toMatchObject(notFound);
    expect(problem([[phone, 1]], [[phone, addable({ visible: false })]])).toMatchObject(notFound);
  });

  test('that only gets options has to be in the cart', () => {
    const own = addable({ hasOwnLine: true, quantityInCart: 1 });
    expect(
      problem(
        [[phone, 0]],
        [
          [phone, own],
          [film, addable()],
        ],
        [filmOption()],
      ),
    ).toBeNull();
    expect(
      problem(
        [[phone, 0]],
        [
          [phone, addable()],
          [film, addable()],
        ],
        [filmOption()],
      ),
    ).toMatchObject({
      code: 'cart_item_not_found',
      data: { productId: phone },
    });
  });
});

describe('an option', () => {
  const skus: [number, AddableSku][] = [
    [phone, addable()],
    [film, addable()],
  ];

  test('without a deal, or that is not visible, is not offered', () => {
    const notOffered = { code: 'option_not_offered', data: { productId: film } };
    expect(problem([[phone, 1]], skus, [filmOption({ deal: null })])).toMatchObject(notOffered);
    expect(problem([[phone, 1]], [[phone, addable()]], [filmOption()])).toMatchObject(notOffered);
    expect(
      problem(
        [[phone, 1]],
        [
          [phone, addable()],
          [film, addable({ visible: false })],
        ],
        [filmOption()],
      ),
    ).toMatchObject(notOffered);
  });

  test('can be added up to the limit of its deal in all options of its SKU, and up to the stock of the deal in all lines', () => {
    const limited = { productId: 7, price: 100_00, stock: 5, limitQuantity: 3 };
    const inOptions = (optionQuantityInCart: number) =>
      problem([[phone, 1]], skus, [filmOption({ deal: limited, optionQuantityInCart })]);
    expect(inOptions(2)).toBeNull();
    expect(inOptions(3)).toMatchObject({ code: 'quantity_exceeds_limit' });
    const inDeal = (dealQuantityInCart: number) => {
      const of = (parentSkuId: number) => filmOption({ parentSkuId, dealQuantityInCart });
      return problem(
        [
          [phone, 1],
          [cover, 1],
        ],
        [...skus, [cover, addable()]],
        [of(phone), of(cover)],
      );
    };
    expect(inDeal(3)).toBeNull();
    expect(inDeal(4)).toMatchObject({ code: 'quantity_exceeds_stock' });
  });

  test('can be added up to the stock of its SKU, less what the cart has', () => {
    const inCart = (quantityInCart: number) =>
      problem(
        [[phone, 1]],
        [
          [phone, addable()],
          [film, addable({ quantityInCart })],
        ],
        [filmOption()],
      );
    expect(inCart(9)).toBeNull();
    expect(inCart(10)).toMatchObject({ code: 'quantity_exceeds_stock', data: { productId: film } });
  });

  test('and its SKU as an item have together no more units than are in stock', () => {
    const inCart = (quantityInCart: number) => {
      const of = (parentSkuId: number) => filmOption({ parentSkuId });
      const all: [number, AddableSku][] = [
        [phone, addable()],
        [cover, addable()],
        [film, addable({ quantityInCart })],
      ];
      return problem(
        [
          [phone, 1],
          [cover, 1],
          [film, 2],
        ],
        all,
        [of(phone), of(cover)],
      );
    };
    expect(inCart(6)).toBeNull();
    expect(inCart(7)).toMatchObject({ code: 'quantity_exceeds_stock', data: { productId: film } });
  });
});

describe('a cart of 50 lines', () => {
  test('has no room for an item, and one of 49 lines none for an item with an option', () => {
    expect(problem([[phone, 1]], [[phone, addable({ cartLineCount: 49 })]])).toBeNull();
    expect(problem([[phone, 1]], [[phone, addable({ cartLineCount: 50 })]])).toMatchObject({ code: 'cart_full' });
    const lines = (cartLineCount: number, option: Partial<AddableOption> = {}) =>
      problem(
        [[phone, 1]],
        [
          [phone, addable({ cartLineCount })],
          [film, addable({ cartLineCount })],
        ],
        [filmOption(option)],
      );
    expect(lines(48)).toBeNull();
    expect(lines(49)).toMatchObject({ code: 'cart_full', data: { room: 1 } });
    expect(lines(49, { quantityInCart: 1 })).toBeNull();
    expect(lines(120)).toMatchObject({ code: 'cart_full', data: { room: 0 } });
  });

  test('or more, as after signing in, can have more units of its lines', () => {
    expect(problem([[phone, 1]], [[phone, addable({ cartLineCount: 120, hasOwnLine: true })]])).toBeNull();
  });
});
