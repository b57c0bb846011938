import * as z from 'zod/mini';
import { unreadableColours } from './brand-colours.ts';
import { isThaiIdNumber, lowerCaseAscii } from './validation.ts';

/** One line of text. */
function text(maximum: number) {
  const message = `must be one line of 1 to ${maximum} characters`;
  return z.string(message).check(
    z.minLength(1, message),
    z.maxLength(maximum, message),
    z.refine((value) => value.trim() === value && !/\p{Cc}/u.test(value), `${message}, without spaces around it`),
  );
}

function localised(maximum: number) {
  return z.strictObject({ th: text(maximum), en: text(maximum) }, 'must be {"th": "…", "en": "…"}');
}

function matching(pattern: RegExp, message: string) {
  return z.string(message).check(z.regex(pattern, message));
}

function numberBetween(minimum: number, maximum: number, message: string) {
  return z.number(message).check(z.gte(minimum, message), z.lte(maximum, message));
}

function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, `must have ${Object.keys(shape).join(', ')}`);
}

const emailAddress = String.raw`[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+`;
const hex = matching(/^#[0-9a-f]{6}$/, 'must be a colour of six digits in small letters, such as #15803d');
const documentPrefix = matching(/^[A-Z]{1,4}$/, 'must be 1 to 4 letters from A to Z, such as TI');

/** The merchant's brand, as in `brand/brand.json`. */
export const Brand = group({
  name: localised(40),
  /** What the shop sells and how, in a sentence: the home page's heading, the footer, feeds, the app's description. */
  tagline: localised(120),
  /** Shown in the top bar and in error dialogs; digits only. */
  contactPhone: matching(/^0\d{8,9}$/, 'must be 9 or 10 digits that begin with 0, such as 020009000'),
  /** Where customers write to, and where replies to mails and messages to the shop go. */
  contactEmail: matching(new RegExp(`^${emailAddress}$`), 'must be an e-mail address, such as care@shop.example').check(
    z.refine((value) => value === lowerCaseAscii(value), 'must be in small letters'),
  ),
  callCentre: group({
    hours: localised(120),
    /** What customers have ready when they have their mobile number changed. */
    mobileChangeProof: z
      .array(localised(120), 'must be a list of [{"th": "…", "en": "…"}]')
      .check(z.minLength(1, 'must have at least one entry'), z.maxLength(10, 'must have at most ten entries')),
  }),
  /** The day on which the terms and the privacy policy were published; stored with each consent. */
  policyVersion: matching(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, such as 2026-11-30').check(
    z.refine((day) => !Number.isNaN(Date.parse(day)), 'must be a day of the calendar'),
  ),
  company: group({
    name: localised(160),
    address: localised(300),
    /** Where letters and parcels to the shop go. */
    mailingAddress: localised(300),
    /** Of the head office: degrees, WGS 84. */
    location: group({
      latitude: numberBetween(5, 21, 'must be degrees in Thailand, such as 13.7226'),
      longitude: numberBetween(97, 106, 'must be degrees in Thailand, such as 100.5601'),
    }),
    /** The parts of the address that e-Tax XML wants by themselves. */
    addressParts: group({
      houseNumber: text(16),
      /** TIS 1099; the first two digits are the province, the first four the district. */
      subdistrictCode: matching(/^[1-9]\d{5}$/, 'must be the six digits of the subdistrict (TIS 1099), such as 103301'),
      postcode: matching(/^\d{5}$/, 'must be five digits, such as 10110'),
    }),
    taxId: z
      .string('must be 13 digits')
      .check(z.refine(isThaiIdNumber, 'must be the 13 digits of a tax ID, of which the last one fits the others')),
    /** `00000` is the head office. */
    branch: matching(/^\d{5}$/, 'must be five digits, 00000 for the head office'),
  }),
  /** Receives PromptPay bill payments of the mock gateway. */
  promptPayBillerId: matching(/^\d{15}$/, 'must be 15 digits: the tax ID and a suffix of two digits'),
  copyrightYear: numberBetween(1900, 2200, 'must be a year of the Christian era, such as 2026').check(
    z.int('must be a whole number'),
  ),
  /** The sender of mails where the setting `MAIL_FROM` names no other. */
  mailFrom: matching(
    new RegExp(`^(?:[^<>"\\p{Cc}]+ <${emailAddress}>|${emailAddress})$`, 'u'),
    'must be an e-mail address with or without a name, such as Shop <no-reply@shop.example>',
  ),
  /** What numbers begin with. Those given before a change keep theirs. */
  numberPrefixes: group({
    order: matching(/^[A-Z]{2,4}$/, 'must be 2 to 4 letters from A to Z, such as SF'),
    taxInvoice: documentPrefix,
    abbreviatedTaxInvoice: documentPrefix,
    creditNote: documentPrefix,
  }).check(
    z.refine(
      ({ order: _, ...documents }) => new Set(Object.values(documents)).size === 3,
      'must differ between the three kinds of documents, which have numbers of their own',
    ),
  ),
  /** As `#rrggbb`. All other shades of pages, mails and icons derive from these (`contract/brand-colours.ts`). */
  colours: group({
    /** Buttons, links, what is chosen. */
    brand: hex,
    /** Marks on ink and next to the brand colour; only with ink on it. */
    accent: hex,
    /** Texts, and the dark ground of the top bar and the footer. */
    ink: hex,
    /** Reduced prices, errors. */
    sale: hex,
  }),
  /** How `brand/logo.svg` is shown in the header. */
  logo: group({
    /** In pixels, at a height of 36. */
    width: numberBetween(16, 240, 'must be the width in pixels at a height of 36, from 16 to 240').check(
      z.int('must be a whole number'),
    ),
    /** Whether the name is written next to it, because the picture does not contain it. */
    withName: z.boolean('must be true or false'),
  }),
  /** Thai words of the merchant's own products and texts within which no line ends, as those of `storefront/ui/thai-words.ts`. */
  unbrokenWords: z.optional(
    z
      .array(matching(/^[ก-๛]{2,40}$/, 'must be 2 to 40 Thai letters without spaces'), 'must be a list of words')
      .check(z.maxLength(200, 'must have at most 200 words')),
  ),
});
export type Brand = z.infer<typeof Brand>;

/** Fields that nothing in a browser needs. */
export const serverFields = ['promptPayBillerId', 'mailFrom', 'colours'] as const satisfies readonly (keyof Brand)[];
export type ServerField = (typeof serverFields)[number];

/** What is wrong with a brand: each field with what it should be. Empty if it can be used. */
export function brandProblems(brand: unknown): string[] {
  const parsed = Brand.safeParse(brand);
  const colours = Brand.shape.colours.safeParse((brand as Partial<Brand> | null | undefined)?.colours);
  const unreadable = colours.success ? unreadableColours(colours.data) : [];
  return [
    ...(parsed.error?.issues ?? []).flatMap(problemsOf),
    ...unreadable.map(({ name, problem }) => `colours.${name}: ${problem}`),
  ];
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join('.');
  const inside = path && `${path}.`;
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => `${inside}${key}: there is no such field`)
    : [`${path || 'all'}: ${issue.message}`];
}
