import type { Satang } from '#contract/money.ts';
import { allocateByWeight } from '../../pricing/pricing.ts';
import type { Effect, MatchingLine } from '../model.ts';

/** Units of a line with the same value. */
export interface UnitGroup<Line extends MatchingLine = MatchingLine> {
  line: Line;
  units: number;
  /** Per unit. */
  value: Satang;
}

/** The units of lines by what remains of the price of each, the dearest first; of equal ones, by the order of the lines. */
export function unitsByValue(lines: readonly MatchingLine[]): UnitGroup[] {
  return lines
    .flatMap((line) => {
      const dearer = line.remaining % line.quantity;
      const value = (line.remaining - dearer) / line.quantity;
      return [
        { line, units: dearer, value: value + 1 },
        { line, units: line.quantity - dearer, value },
      ].filter(({ units }) => units > 0);
    })
    .sort((a, b) => b.value - a.value);
}

/** Amounts by line id. */
export type LineAmounts = ReadonlyMap<string, Satang>;

export function addToLine(amounts: Map<string, Satang>, { lineId }: MatchingLine, amount: Satang): void {
  amounts.set(lineId, (amounts.get(lineId) ?? 0) + amount);
}

export function totalOf(amounts: LineAmounts): Satang {
  return amounts.values().reduce((sum, amount) => sum + amount, 0);
}

export function remainingTotal(lines: readonly MatchingLine[]): Satang {
  return lines.reduce((sum, { remaining }) => sum + remaining, 0);
}

/** What counts towards free delivery. */
export function deliveredTotal(lines: readonly MatchingLine[]): Satang {
  return remainingTotal(lines.filter(({ isDelivered }) => isDelivered));
}

export function remainingOf(lines: readonly MatchingLine[]): LineAmounts {
  return new Map(lines.map(({ lineId, remaining }) => [lineId, remaining]));
}

const noEffect: Effect = { discounts: new Map(), deliveryDiscount: 0, cashback: 0, gifts: [] };

export function effect(parts: Partial<Effect>): Effect {
  return { ...noEffect, ...parts };
}

/** A discount, at most all of the amounts, in shares in proportion to them. The order of the lines decides about single satang. */
export function sharedDiscount(discount: Satang, amounts: LineAmounts): Effect {
  const entries = [...amounts].filter(([, amount]) => amount > 0);
  const weights = entries.map(([, amount]) => amount);
  const shares = allocateByWeight(Math.min(discount, totalOf(amounts)), weights);
  return effect({ discounts: new Map(entries.map(([lineId], index) => [lineId, shares[index] ?? 0])) });
}
