import { z } from 'zod';
import type { Localised } from '#contract/locale.ts';
import { type Satang, satangFromBaht } from '#contract/money.ts';
import { bahtArgument, quantityArgument } from '../arguments.ts';
import type { Action, MatchingLine, Unmet } from '../model.ts';
import { mergeReferences, ruleKind } from '../rule-kind.ts';
import {
  type CompiledSelector,
  compileSelector,
  hasSelector,
  selectorArguments,
  selectorReferences,
  selectorRequired,
} from '../selector.ts';
import { bahtText, joined, listText, quantityText } from '../wording.ts';
import { addToLine, sharedDiscount, type UnitGroup, unitsByValue } from './units.ts';

const part = z
  .strictObject({ ...selectorArguments, quantity: quantityArgument.optional() })
  .refine(hasSelector, selectorRequired);

/** A part of the set: so many units of what a selector matches. */
interface Part extends CompiledSelector {
  quantity: number;
}

export const setPrice = ruleKind({
  help: '{items: [{products?, skus?, brands?, categories?, quantity?}, …], price}: so many units of each of the items (1 unless given) cost this many baht together, as often as the cart has them',
  schema: z.strictObject({ items: z.array(part).min(1).max(10), price: bahtArgument }),
  references: ({ items }) => mergeReferences(items.map(selectorReferences)),
  compile({ items, price: baht }, references): Action {
    const price = satangFromBaht(baht);
    const parts = items.map(({ quantity = 1, ...selector }) => ({
      ...compileSelector(selector, references),
      quantity,
    }));
    return {
      benefitKind: 'discount',
      matchesLine: (line) => parts.some(({ matches }) => matches(line)),
      check: ({ lines }) => missingParts(lines, parts),
      apply({ lines }) {
        const amounts = new Map(lines.map(({ lineId }) => [lineId, 0]));
        let discount = 0;
        for (const { groups, times } of takeSets(lines, parts, price)) {
          for (const { line, units, value } of groups) {
            addToLine(amounts, line, times * units * value);
            discount += times * units * value;
          }
          discount -= times * price;
        }
        return sharedDiscount(discount, amounts);
      },
      description: describeSet(parts, price),
    };
  },
});

/** Units of a set, by the group that they are taken from. */
interface TakenUnits extends UnitGroup {
  from: UnitGroup;
}

/** Sets of the dearest units, as long as they cost more than their price as a set; `times` of the same units. */
function takeSets(
  lines: readonly MatchingLine[],
  parts: readonly Part[],
  price: Satang,
): { groups: TakenUnits[]; times: number }[] {
  const left = unitsByValue(lines);
  // The part that fewer units match goes first, so that no other part takes what only it can use.
  const candidates = parts
    .map(({ matches, quantity }) => ({ quantity, groups: left.filter(({ line }) => matches(line)) }))
    .sort((a, b) => units(a.groups) - units(b.groups));
  const sets: { groups: TakenUnits[]; times: number }[] = [];
  for (;;) {
    const set: TakenUnits[] = [];
    for (const { groups, quantity } of candidates) {
      const taken = takeDearest(groups, quantity);
      if (!taken) return sets;
      set.push(...taken);
    }
    if (set.reduce((sum, group) => sum + group.units * group.value, 0) <= price) return sets;
    sets.push({ groups: set, times: 1 + takeAgain(set) });
  }
}

/** Takes the same units as often as their groups have all of them. @returns how often */
function takeAgain(set: readonly TakenUnits[]): number {
  const perSet = new Map<UnitGroup, number>();
  for (const { from, units } of set) perSet.set(from, (perSet.get(from) ?? 0) + units);
  const times = Math.min(...[...perSet].map(([group, number]) => Math.floor(group.units / number)));
  for (const [group, number] of perSet) group.units -= times * number;
  return times;
}

/** Takes units out of the groups; null if there are too few. */
function takeDearest(groups: readonly UnitGroup[], quantity: number): TakenUnits[] | null {
  const taken: TakenUnits[] = [];
  let missing = quantity;
  for (const group of groups) {
    if (missing === 0) break;
    const number = Math.min(group.units, missing);
    if (number === 0) continue;
    taken.push({ ...group, units: number, from: group });
    group.units -= number;
    missing -= number;
  }
  return missing === 0 ? taken : null;
}

function units(groups: readonly { units: number }[]): number {
  return groups.reduce((sum, group) => sum + group.units, 0);
}

function missingParts(lines: readonly MatchingLine[], parts: readonly Part[]): Unmet | null {
  const absent = parts
    .map((part) => {
      const present = lines.filter(part.matches).reduce((sum, { quantity }) => sum + quantity, 0);
      return { ...part, quantity: part.quantity - present };
    })
    .filter(({ quantity }) => quantity > 0);
  if (absent.length === 0) return null;
  const quantity = absent.reduce((sum, part) => sum + part.quantity, 0);
  const list = partsText(absent);
  return {
    message: { th: `เพิ่ม ${list.th} ให้ครบเซ็ต`, en: `Add ${list.en} to complete the set` },
    missing: { quantity, of: parts.reduce((sum, part) => sum + part.quantity, 0) },
  };
}

function partsText(parts: readonly Part[]): Localised {
  return joined(
    parts.map(({ names, quantity }) => {
      const list = listText(names, 'or');
      return quantity === 1 ? list : { th: `${list.th} ${quantityText(quantity).th}`, en: `${quantity} × ${list.en}` };
    }),
    { th: ' + ', en: ' + ' },
  );
}

function describeSet(parts: readonly Part[], price: Satang): Localised {
  const list = partsText(parts);
  return { th: `ซื้อ ${list.th} ในราคา ${bahtText(price)}`, en: `${list.en} for ${bahtText(price)}` };
}
