import type { FileRow } from '#server/import-export/import-export.ts';
import { helpPages, helpTypes } from '../data/help/help.ts';
import { publicHolidays, shippingZones } from '../data/shipping.ts';
import { homePage } from './home-page.ts';
import { menus } from './menus.ts';

/** Rows of one of the shop's imports, that a merchant begins with and edits. */
export interface Draft {
  /** Of the command: `content`. */
  importName: string;
  /** The columns that identify a row of its type. */
  key: readonly string[];
  row: FileRow;
  /** Whether it takes the place of what every new database contains. */
  replaces: boolean;
}

const draft = (importName: string, key: readonly string[], rows: FileRow[], { replaces = false } = {}): Draft[] =>
  rows.map((row) => ({ importName, key: ['type', ...key], row, replaces }));

/** The demo's page of installments describes the plans of its banks: a new shop has none. */
const pages = helpPages.filter(({ slug }) => slug !== 'installment');

/** A copy in which links to the page of installments are plain text. */
function withoutInstallmentLinks<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replace(/<a href=\\"\/help\/installment\\">(.*?)<\/a>/g, '$1'));
}

const helpTypeRows = helpTypes.map(({ helpType, label, description }, position) => ({
  type: 'help-type',
  help_type: helpType,
  label_th: label.th,
  label_en: label.en,
  description_th: description.th,
  description_en: description.en,
  position,
}));

const helpRows = pages.map(({ slug, type, title, description, question, related, blocks }, position) => ({
  type: 'help',
  path: `/help/${slug}`,
  help_type: type,
  position,
  title_th: title.th,
  title_en: title.en,
  description_th: description.th,
  description_en: description.en,
  question_th: question?.th ?? null,
  question_en: question?.en ?? null,
  related: related.filter((other) => other !== 'installment'),
  blocks: withoutInstallmentLinks(blocks),
}));

const zoneRows = shippingZones.map(({ zone, name, areas, isDefault = false, cashOnDelivery }, position) => ({
  type: 'shipping-zone',
  zone,
  name_th: name.th,
  name_en: name.en,
  areas,
  default_flag: isDefault,
  cash_on_delivery: cashOnDelivery,
  position,
}));

const rateRows = shippingZones.flatMap(({ zone, rates }) =>
  rates.map(({ from, fee, days: [minimum, maximum] }) => ({
    type: 'shipping-rate',
    zone,
    from_grams: from,
    fee,
    minimum_days: minimum,
    maximum_days: maximum,
  })),
);

const holidayRows = publicHolidays.map(([day, name]) => ({
  type: 'public-holiday',
  day,
  name_th: name.th,
  name_en: name.en,
}));

/** The content, help, fees and holidays of a new shop under the merchant's brand. Rows that others refer to come first. */
export const drafts: readonly Draft[] = [
  ...draft('content', ['path'], [homePage], { replaces: true }),
  ...draft('content', ['menu', 'item'], menus, { replaces: true }),
  ...draft('content', ['help_type'], helpTypeRows),
  ...draft('content', ['path'], helpRows),
  ...draft('shipping', ['zone'], zoneRows),
  ...draft('shipping', ['zone', 'from_grams'], rateRows),
  ...draft('shipping', ['day'], holidayRows),
];
