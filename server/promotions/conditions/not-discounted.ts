import { z } from 'zod';
import type { Localised } from '#contract/locale.ts';
import type { Condition, PromotionLine } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { listText } from '../wording.ts';

type PriceKind = Exclude<PromotionLine['priceKind'], 'standard'>;

const names: Record<PriceKind, Localised> = {
  special_price: { th: 'สินค้าราคาพิเศษ', en: 'items on special price' },
  flash_sale: { th: 'สินค้า Flash Sale', en: 'flash sale items' },
  add_on_deal: { th: 'สินค้าแลกซื้อ', en: 'add-on deals' },
};
const priceKinds = Object.keys(names) as PriceKind[];

export const notDiscounted = ruleKind({
  help: '{special_price?, flash_sale?, add_on_deal?}: not for lines with such a price; each is true or false, without any all three are excluded',
  schema: z.strictObject({
    special_price: z.boolean().optional(),
    flash_sale: z.boolean().optional(),
    add_on_deal: z.boolean().optional(),
  }),
  compile(args): Condition {
    const named = priceKinds.filter((kind) => args[kind]);
    const excluded = named.length > 0 ? named : priceKinds;
    const list = excluded.map((kind) => names[kind]);
    return {
      matchesLine: ({ priceKind }) => priceKind === 'standard' || !excluded.includes(priceKind),
      description: { th: `ไม่รวม${listText(list, 'and').th}`, en: `Not for ${listText(list, 'or').en}` },
    };
  },
});
