import { z } from 'zod';
import { quantityArgument } from '../arguments.ts';
import { missingQuantity } from '../missing.ts';
import type { Condition } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { quantityText } from '../wording.ts';

export const minimumQuantity = ruleKind({
  help: '{quantity}: the matching lines have at least this many units',
  schema: z.strictObject({ quantity: quantityArgument }),
  compile: ({ quantity }): Condition => ({
    description: { th: `ซื้อครบ ${quantityText(quantity).th}`, en: `Buy ${quantityText(quantity).en} or more` },
    check: ({ lines }) => missingQuantity(lines, quantity),
  }),
});
