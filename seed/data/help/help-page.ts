import { paymentMethodTerms } from '#contract/payment-methods.ts';
import type { StoredBlock } from '#server/content/blocks/stored-block.ts';
import type { Localised } from '../../types.ts';
import { text } from '../text.ts';

/** A help page, a page of blocks. */
export interface SeedHelpPage {
  slug: string;
  /** Identifier of its type. */
  type: string;
  title: Localised;
  description: Localised;
  /** The popular question that it answers. */
  question: Localised | null;
  /** Slugs. */
  related: string[];
  blocks: StoredBlock[];
}

/** Keeps numbers on one line with what they count. */
const keepUnits = (words: string): string =>
  words.replace(/(\d) (?=บาท|นาที|ชั่วโมง|วัน|เดือน|ปี|กก\.|น\.|minutes|hours|days|months|working|kg|MB)/g, '$1\u00A0');
const withUnits = ({ th, en }: Localised): Localised => text(keepUnits(th), keepUnits(en));

/** Text as HTML in both languages. */
export const section = (id: string, th: string, en: string): StoredBlock => ({
  id,
  type: 'rich_text',
  data: { html: withUnits(text(th.trim(), en.trim())) },
});

export const questions = (...items: [question: Localised, answer: Localised][]): StoredBlock => ({
  id: 'questions',
  type: 'faq',
  data: {
    title: text('คำถามที่พบบ่อย', 'Questions and answers'),
    items: items.map(([question, answer]) => ({ question: withUnits(question), answer: withUnits(answer) })),
  },
});

export const table = (id: string, caption: Localised, headings: Localised[], rows: Localised[][]): StoredBlock => ({
  id,
  type: 'table',
  data: { caption, headings: headings.map(withUnits), rows: rows.map((row) => row.map(withUnits)) },
});

/** `12,990` */
const amount = (baht: number) => baht.toLocaleString('en-US');
/** `800 บาท`, `฿800` */
export const baht = (value: number): Localised => text(`${amount(value)} บาท`, `฿${amount(value)}`);

/** In baht, as `delivery_fees` has them. */
export const deliveryFee = { usual: 50, freeFrom: 800 };

/** What payments are limited to, from the table of payment methods. */
export const payment = {
  minutes: paymentMethodTerms.credit_card.paymentWindowMinutes,
  transferHours: paymentMethodTerms.bank_transfer.paymentWindowMinutes / 60,
  cashLimit: baht(paymentMethodTerms.cash_on_delivery.maxAmount / 100),
};

/** Days after receipt within which goods can be returned, and after which a refund is made at the latest. */
export const returns = { days: 7, refundDays: 15 };
