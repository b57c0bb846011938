import type { AddItem } from '#contract/cart.ts';
import { type Fail, fail } from '#contract/result.ts';
import type { AddOnDeal } from '../add-on-deals/add-on-deals.ts';
import { type Buyable, dealKey, maximumLines, type PiecesCode, refuseOption, refusePieces } from './rules.ts';

/** Pieces of a SKU that are wanted beside another one, by a deal. */
export interface WantedOption {
  parentSkuId: number;
  skuId: number;
  quantity: number;
}

/** What adding items asks for. */
export interface Wanted {
  /** Pieces of each SKU by itself; 0 where only options are added beside it. */
  pieces: Map<number, number>;
  options: WantedOption[];
}

/** The pieces that adding items asks for: of the options of an item one each (spec 4). */
export function wantedBy(items: readonly AddItem[]): Wanted {
  const pieces = new Map<number, number>();
  const options = new Map<string, WantedOption>();
  for (const { productId, quantity, optionProductIds } of items) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
    for (const skuId of new Set(optionProductIds)) {
      const key = `${productId} ${skuId}`;
      const before = options.get(key)?.quantity ?? 0;
      options.set(key, { parentSkuId: productId, skuId, quantity: before + 1 });
    }
  }
  return { pieces, options: [...options.values()] };
}

/** What adding to a cart needs to know of a SKU. */
export interface AddableSku extends Buyable {
  /** Pieces that the cart holds, in all its lines of the SKU. */
  pieces: number;
  /** Whether the cart has it as a line by itself, so that adding makes none. */
  listed: boolean;
  /** Lines of the whole cart. */
  cartLines: number;
}

/** What adding an option to a cart needs to know. */
export interface AddableOption extends WantedOption {
  /** Null where no deal offers it. */
  deal: AddOnDeal | null;
  /** Pieces of it beside that parent in the cart. */
  pieces: number;
  /** Pieces that the whole cart has by the same deal. */
  piecesOfDeal: number;
}

type AddingCode = PiecesCode | 'product_not_found' | 'option_not_offered' | 'cart_item_not_found' | 'cart_full';

/** Why these cannot be added, if so; `data` names the SKU, and the limit or what is available. */
export function refuseAddition(
  { pieces }: Wanted,
  skus: ReadonlyMap<number, AddableSku>,
  options: readonly AddableOption[],
): Fail<AddingCode> | null {
  const ofDeals = new Map<string, number>();
  const ofOptions = new Map<number, number>();
  for (const { skuId, deal, quantity, ...inCart } of options) {
    if (!deal || !skus.get(skuId)?.visible) return fail('option_not_offered', { data: { productId: skuId } });
    const key = dealKey(skuId, deal);
    const ofDeal = (ofDeals.get(key) ?? inCart.piecesOfDeal) + quantity;
    const refused = refuseOption(skuId, deal, { ofLine: inCart.pieces + quantity, ofDeal });
    if (refused) return refused;
    ofDeals.set(key, ofDeal);
    ofOptions.set(skuId, (ofOptions.get(skuId) ?? 0) + quantity);
  }
  let newLines = options.filter((option) => option.pieces === 0).length;
  for (const skuId of new Set([...pieces.keys(), ...ofOptions.keys()])) {
    const sku = skus.get(skuId);
    const byItself = pieces.get(skuId);
    if (!sku?.visible) return fail('product_not_found', { data: { productId: skuId } });
    if (byItself === 0 && !sku.listed) return fail('cart_item_not_found', { data: { productId: skuId } });
    const refused = refusePieces(skuId, sku, sku.pieces + (byItself ?? 0) + (ofOptions.get(skuId) ?? 0));
    if (refused) return refused;
    if (byItself && !sku.listed) newLines += 1;
    if (newLines > 0 && sku.cartLines + newLines > maximumLines) return fail('cart_full');
  }
  return null;
}
