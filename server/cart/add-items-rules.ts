import type { AddItem } from '#contract/cart.ts';
import { type Fail, fail } from '#contract/result.ts';
import type { AddOnDeal } from '../add-on-deals/add-on-deals.ts';
import {
  checkOptionQuantity,
  checkQuantity,
  dealKey,
  maxLines,
  type QuantityCode,
  type SkuAvailability,
} from './rules.ts';

/** A request for units of a SKU as an option of another SKU. */
export interface OptionRequest {
  parentSkuId: number;
  skuId: number;
  quantity: number;
}

/** The items of a request, combined. */
export interface AddItemsRequest {
  /** Quantity per SKU as an item of its own; 0 if only options are added to it. */
  quantities: Map<number, number>;
  options: OptionRequest[];
}

/** Adds up the items of a request; each option is one unit. */
export function combineItems(items: readonly AddItem[]): AddItemsRequest {
  const quantities = new Map<number, number>();
  const options = new Map<string, OptionRequest>();
  for (const { productId, quantity, optionProductIds } of items) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
    for (const skuId of new Set(optionProductIds)) {
      const key = `${productId} ${skuId}`;
      options.set(key, { parentSkuId: productId, skuId, quantity: (options.get(key)?.quantity ?? 0) + 1 });
    }
  }
  return { quantities, options: [...options.values()] };
}

/** A SKU with what limits adding it to a cart. */
export interface AddableSku extends SkuAvailability {
  /** Units in all lines of the cart. */
  quantityInCart: number;
  /** Whether it has an ITEM line, so that adding creates none. */
  hasOwnLine: boolean;
  /** Lines of the whole cart. */
  cartLineCount: number;
}

/** A requested option with what limits adding it to a cart. */
export interface AddableOption extends OptionRequest {
  /** Null if no deal offers it. */
  deal: AddOnDeal | null;
  /** Units in the cart as an option of that parent. */
  quantityInCart: number;
  /** Units in the cart by the same deal, for any parent SKU of the product. */
  dealQuantityInCart: number;
  /** Units in the cart as options, by whatever deal. */
  optionQuantityInCart: number;
}

type AddItemsCode = QuantityCode | 'product_not_found' | 'option_not_offered' | 'cart_item_not_found' | 'cart_full';

/** Why the items cannot be added; null if they can. `data` names the SKU, and the limit or what is available; of a full cart, how many further lines fit (`room`). */
export function checkAddition(
  { quantities }: AddItemsRequest,
  skus: ReadonlyMap<number, AddableSku>,
  options: readonly AddableOption[],
): Fail<AddItemsCode> | null {
  const dealQuantities = new Map<string, number>();
  const optionQuantities = new Map<number, number>();
  for (const { skuId, deal, quantity, ...inCart } of options) {
    if (!deal || !skus.get(skuId)?.visible) return fail('option_not_offered', { data: { productId: skuId } });
    const key = dealKey(skuId, deal);
    const ofDeal = (dealQuantities.get(key) ?? inCart.dealQuantityInCart) + quantity;
    const added = (optionQuantities.get(skuId) ?? 0) + quantity;
    const failure = checkOptionQuantity(skuId, deal, { ofDeal, ofOptions: inCart.optionQuantityInCart + added });
    if (failure) return failure;
    dealQuantities.set(key, ofDeal);
    optionQuantities.set(skuId, added);
  }
  let newLines = options.filter((option) => option.quantityInCart === 0).length;
  for (const skuId of new Set([...quantities.keys(), ...optionQuantities.keys()])) {
    const sku = skus.get(skuId);
    const asItem = quantities.get(skuId);
    if (!sku?.visible) return fail('product_not_found', { data: { productId: skuId } });
    if (asItem === 0 && !sku.hasOwnLine) return fail('cart_item_not_found', { data: { productId: skuId } });
    const failure = checkQuantity(skuId, sku, sku.quantityInCart + (asItem ?? 0) + (optionQuantities.get(skuId) ?? 0));
    if (failure) return failure;
    if (asItem && !sku.hasOwnLine) newLines += 1;
    if (newLines > 0 && sku.cartLineCount + newLines > maxLines)
      return fail('cart_full', { data: { room: Math.max(0, maxLines - sku.cartLineCount) } });
  }
  return null;
}
