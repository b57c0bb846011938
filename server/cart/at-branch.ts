import type { BranchOption } from '#contract/pickup.ts';
import { stockLevelOf } from '../inventory/inventory.ts';
import type { UnevaluatedCart } from './cart-queries.ts';
import { allocateStock, needsDelivery, type StockedLine } from './rules.ts';

/** Units by SKU; without an entry there are none. */
export type BranchStock = ReadonlyMap<number, number>;

/** What a branch has of the selected lines of a cart. */
export interface BranchSupply {
  availability: BranchOption['availability'];
  /** The lines of which it has too few units; `available` is what it has. */
  shortages: StockedLine[];
}

/**
 * Lines with the stock of a branch instead of the central one, which they have been allocated. Lines on pre-order have none: they
 * cannot be picked up. Services have no stock anywhere.
 */
function allocateAtBranch(lines: readonly StockedLine[], branchStock: BranchStock): StockedLine[] {
  return allocateStock(
    lines.map((line) => ({
      ...line,
      stock:
        line.sku.kind === 'service'
          ? line.stock
          : stockLevelOf({
              stock: branchStock.get(line.sku.skuId) ?? 0,
              totalStock: null,
              preOrderFlag: line.stock.preOrderFlag,
              preOrderStock: 0,
            }),
    })),
  );
}

/** What a branch has of the selected lines, options included that only one of central stock and branch has. */
export function supplyAtBranch(lines: readonly StockedLine[], branchStock: BranchStock): BranchSupply {
  const central = new Map(lines.map((line) => [line.itemId, line]));
  const wanted = allocateAtBranch(lines, branchStock).filter(
    ({ itemId, selected }) => selected || central.get(itemId)?.selected,
  );
  const shortages = wanted.filter(({ available, quantity }) => available < quantity);
  const hasSome = wanted.some(({ available, sku }) => available > 0 && sku.kind === 'goods');
  return { availability: shortages.length === 0 ? 'all' : hasSome ? 'some' : 'none', shortages };
}

/**
 * A cart as it is at the checkout. Services alone are by appointment, and nothing else is: another choice counts as none. If it is picked up, its lines and gifts come out of the stock of the branch, and delivery costs
 * nothing; if the branch lacks some of the selected lines, no delivery is chosen. On all other pages central stock counts.
 */
export function atCheckout(cart: UnevaluatedCart): UnevaluatedCart {
  const { lines, branchStock, delivery, promotionState, terms } = cart;
  const isDelivered = needsDelivery(lines.filter(({ selected }) => selected));
  if ((delivery?.deliveryMethod === 'appointment') === isDelivered) return { ...cart, delivery: null };
  if (delivery?.deliveryMethod !== 'pickup') return cart;
  if (supplyAtBranch(lines, branchStock).availability !== 'all') return { ...cart, delivery: null };
  return {
    ...cart,
    lines: allocateAtBranch(lines, branchStock),
    terms: { ...terms, delivery: { ...terms.delivery, fee: 0 } },
    promotionState: {
      ...promotionState,
      gifts: promotionState.gifts.map(([promotionId, skuId, _, remainingQuota, ofBranch]) => [
        promotionId,
        skuId,
        ofBranch,
        remainingQuota,
        ofBranch,
      ]),
    },
  };
}
