import { z } from 'zod';
import type { Condition } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { compileSelector, hasSelector, selectorArguments, selectorReferences, selectorRequired } from '../selector.ts';
import { afterThai, listText } from '../wording.ts';

export const items = ruleKind({
  help: '{products?, skus?, brands?, categories?}: only lines that are in any of these lists; categories include all below them',
  schema: z.strictObject(selectorArguments).refine(hasSelector, selectorRequired),
  references: selectorReferences,
  compile(selector, references): Condition {
    const { matches, selection, names, path } = compileSelector(selector, references);
    const list = { th: listText(names, 'and').th, en: listText(names, 'or').en };
    return {
      matchesLine: matches,
      selects: selection,
      description: { th: `เฉพาะ${afterThai(list.th)}`, en: `Only for ${list.en}` },
      ...(path && { productsPath: path }),
    };
  },
});
