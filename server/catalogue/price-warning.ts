import { type Satang, satangFromBaht } from '#contract/money.ts';
import type { Warning } from '../import-export/import-export.ts';
import { bahtText } from '../import-export/text-table.ts';

/** Warns of a lower price, in baht, that is not below the standard price of its SKU: it does not apply. */
export function warnOfPriceAboveStandard(price: number, standard: Satang | undefined): Warning | undefined {
  if (standard === undefined || satangFromBaht(price) < standard) return undefined;
  const amounts = `${bahtText(satangFromBaht(price))} is not below the standard price ${bahtText(standard)}`;
  return { message: `price: ${amounts}, which shoppers pay instead` };
}
