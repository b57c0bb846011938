import type { Writable } from 'node:stream';
import { type Command, createCommand } from 'commander';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { AppContext } from '../app-context.ts';
import { couponErrorMessage } from '../coupons/coupons.ts';
import { readTextFile } from '../import-export/text-file.ts';
import { table } from '../import-export/text-table.ts';
import { priceKindOf } from '../pricing/pricing.ts';
import { type EvaluatedCart, promotionKeys } from '../promotions/promotions.ts';
import { type CartLine, isCounted, type PricedCart } from './rules.ts';
import { parseCartFile, tryCart, UntryableCartError } from './try-cart.ts';

/** The environment of the command. */
export interface TryCartCliContext {
  withContext<T>(work: (context: Pick<AppContext, 'db' | 'clock' | 'log'>) => Promise<T>): Promise<T>;
  output: Writable;
}

const example = `
The file has one JSON object; only lines are required:
  {"lines": [{"sku": "LOG-M221SILENT-BLAC", "quantity": 2}],
   "coupons": ["HELLO100", "department-audio"], "paymentMethod": "credit_card",
   "firstOrder": true, "at": "2026-12-12T00:30:00+07:00"}
Coupons are a code, and the key of a collectible coupon, which counts as kept. Without
firstOrder (true or false) the shopper is a guest; at is now unless given.`;

/** `npm run shop -- promotions try --cart FILE`: prints what promotions and coupons would do to a cart, and why not. */
export function tryCartCommand({ withContext, output }: TryCartCliContext): Command {
  return createCommand('try')
    .description('print line by line what promotions and coupons do to a cart, and why others do not apply')
    .requiredOption('--cart <file>', 'JSON file of the cart')
    .addHelpText('after', example)
    .action(async ({ cart: path }: { cart: string }, command: Command) => {
      const text = await readTextFile(path, command);
      try {
        const file = parseCartFile(text);
        await withContext(async (context) => {
          const cart = await tryCart(context, file);
          output.write(report(cart, await promotionKeys(context.db)));
        });
      } catch (error) {
        if (error instanceof UntryableCartError) command.error(error.message);
        throw error;
      }
    });
}

type Keys = ReadonlyMap<number, string>;

function report(cart: PricedCart, keys: Keys): string {
  const { evaluated, lines } = cart;
  const sections: [title: string, text: string][] = [
    ['Lines', table(lines.flatMap((line) => lineRows(line, cart, keys)))],
    [
      'Promotions that apply',
      table(evaluated.promotions.map((entry) => [...nameCells(entry.promotion, keys), benefitText(entry)])),
    ],
    ['Coupons', table(couponRows(cart))],
    ['Promotions that do not apply', table(evaluated.notApplied.map((entry) => notAppliedRow(entry, keys)))],
    ['Nearly there', table(evaluated.unlockable.map((entry) => unlockableRow(entry, keys)))],
    ['Totals', table(totalRows(cart))],
  ];
  return sections
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}\n${text.replaceAll(/^/gm, '  ').trimEnd()}\n`)
    .join('\n');
}

const baht = (amount: Satang) =>
  bahtFromSatang(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const priceKindTexts = { standard: '', special_price: ', special price', flash_sale: ', flash-sale price' };

function lineRows(line: CartLine, { evaluated }: PricedCart, keys: Keys): string[][] {
  const { sku, quantity, price, discount, gift, available } = line;
  const name = [sku.productName.en, sku.attributeOptionName.en].filter(Boolean).join(' - ');
  const title = `${quantity} × ${sku.sku}`;
  if (gift) return [[title, 'gift', `${name} (${keys.get(gift.promotionId) ?? gift.promotionId})`]];
  if (!isCounted(line)) return [[title, 'not in stock', name]];
  const shares = (evaluated.lineDiscounts.get(line.itemId) ?? []).map(({ promotionId, couponId, amount }) => [
    '',
    `-${baht(amount)}`,
    `${promotionId === null ? `coupon ${couponNameOf(evaluated, couponId)}` : (keys.get(promotionId) ?? promotionId)}`,
  ]);
  const kind = priceKindTexts[priceKindOf(price)];
  const short = quantity > available ? `, only ${available} in stock` : '';
  return [
    [title, baht(price.selling * quantity), `${name} (${baht(price.selling)} each${kind}${short})`],
    ...shares,
    ...(discount > 0 ? [['', baht(price.selling * quantity - discount), 'after discounts']] : []),
  ];
}

function couponNameOf({ coupons }: EvaluatedCart, couponId: number | null): string {
  return coupons.find(({ coupon }) => coupon.couponId === couponId)?.coupon.name.en ?? '';
}

function nameCells({ promotionId, name }: { promotionId: number; name: { en: string } }, keys: Keys): string[] {
  return [keys.get(promotionId) ?? String(promotionId), name.en];
}

function benefitText(benefit: { discount: Satang; deliveryDiscount: Satang; cashback: Satang }): string {
  const parts = [
    benefit.discount > 0 ? `-${baht(benefit.discount)}` : null,
    benefit.deliveryDiscount > 0 ? `-${baht(benefit.deliveryDiscount)} delivery` : null,
    benefit.cashback > 0 ? `${baht(benefit.cashback)} cashback` : null,
  ].filter((part) => part !== null);
  return parts.join(', ') || 'gift';
}

function couponRows({ evaluated, coupons }: PricedCart): string[][] {
  return evaluated.coupons.map(({ coupon, unmet, ...benefit }, index) => [
    coupons[index]?.code ?? coupon.type,
    coupon.name.en,
    unmet === null ? benefitText(benefit) : couponErrorMessage(unmet, 'en'),
  ]);
}

const reasons = {
  no_matching_lines: 'no line matches',
  used_up: 'its limit is reached',
  evaluation_ended: 'an earlier promotion ended the evaluation',
  not_with_coupons: 'does not combine with coupons',
  no_benefit: 'would not change anything',
};

function notAppliedRow({ promotion, reason }: EvaluatedCart['notApplied'][number], keys: Keys): string[] {
  return [...nameCells(promotion, keys), typeof reason === 'string' ? reasons[reason] : reason.message.en];
}

function unlockableRow({ promotion, missing }: EvaluatedCart['unlockable'][number], keys: Keys): string[] {
  const lacking = 'amount' in missing ? `${baht(missing.amount)} baht` : `${missing.quantity} more`;
  return [...(promotion ? nameCells(promotion, keys) : ['', 'Free delivery by the shop']), `${lacking} missing`];
}

function totalRows({ totals, evaluated }: PricedCart): string[][] {
  const rows: [string, Satang][] = [
    ['price', totals.price],
    ['discount', -totals.discount],
    ['delivery', totals.deliveryFee],
    ['delivery discount', -totals.deliveryFeeDiscount],
    ['payable', totals.payable],
    ['of it VAT', totals.vat],
    ['cashback', evaluated.cashback],
  ];
  return rows
    .filter(([name, amount]) => amount !== 0 || name === 'payable')
    .map(([name, amount]) => [name, baht(amount)]);
}
