import { z } from 'zod';
import { quantityArgument, skuArgument } from '../arguments.ts';
import { missingQuantity, unitsOf } from '../missing.ts';
import type { Action } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { listText } from '../wording.ts';
import { effect } from './units.ts';

const gift = z.strictObject({ sku: skuArgument, quota: z.int().min(1).optional() });

export const freeGift = ruleKind({
  help: '{gifts: [{sku, quota?}, …], per_quantity?}: one gift, the first of the list that is in stock and within its quota; with per_quantity, one for each so many matching units',
  schema: z.strictObject({
    gifts: z
      .array(gift)
      .min(1)
      .max(20)
      .refine((gifts) => new Set(gifts.map(({ sku }) => sku)).size === gifts.length, 'must not have an entry twice'),
    per_quantity: quantityArgument.optional(),
  }),
  references: ({ gifts }) => ({ skus: gifts.map(({ sku }) => sku) }),
  compile({ gifts: requested, per_quantity }, references): Action {
    const gifts = requested.flatMap(({ sku, quota = null }) => {
      const known = references.skus.get(sku);
      return known ? [{ ...known, quota }] : [];
    });
    const skuIds = gifts.map(({ skuId }) => skuId);
    // Variants of a product have one name.
    const names = listText([...new Map(gifts.map(({ productName }) => [productName.th, productName])).values()], 'or');
    const quantityFor = (units: number) => (per_quantity ? Math.floor(units / per_quantity) : 1);
    return {
      benefitKind: 'gift',
      gifts,
      check: ({ lines }) => missingQuantity(lines, per_quantity ?? 1),
      apply: ({ lines }) => effect({ gifts: [{ skuIds, quantity: quantityFor(unitsOf(lines)) }] }),
      description: per_quantity
        ? { th: `ทุก ${per_quantity} ชิ้น รับฟรี ${names.th}`, en: `Free with every ${per_quantity}: ${names.en}` }
        : { th: `รับฟรี ${names.th}`, en: `Free ${names.en}` },
    };
  },
});
