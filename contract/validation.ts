import * as z from 'zod/mini';
import { hasWebAddress } from './web-address.ts';

/** The rules of docs/reference/validation.md. */
export type ValidationRule =
  | 'required'
  | 'not_valid'
  | 'must_be_number'
  | 'length'
  | 'too_short'
  | 'too_long'
  | 'email_not_valid'
  | 'password_needs_number'
  | 'password_needs_special_character'
  | 'password_needs_letters'
  | 'password_confirmation_differs'
  | 'mobile_not_valid'
  | 'address_type_not_valid'
  | 'id_card_required'
  | 'id_card_not_valid'
  | 'tax_id_not_valid'
  | 'letters_required'
  | 'name_has_web_address'
  | 'consent_required'
  | 'quantity_not_valid'
  | 'too_many_files'
  | 'file_too_large';

/**
 * What a schema reports instead of a message: a rule, with its number where it has one. `validation-messages.ts` has the messages in
 * both languages, for the server and the storefront.
 */
export type ValidationKey = ValidationRule | `${'length' | 'too_short' | 'too_long'}:${number}`;

const key = (name: ValidationKey): ValidationKey => name;

/**
 * The characters of a text in the form in which texts are compared and searched (NFKC), in which one may be eighteen (U+FDFA). The
 * Thai ำ stays one.
 */
function normalisedLength(text: string): number {
  return text.normalize('NFKC').replaceAll('\u0E4D\u0E32', '\u0E33').length;
}

/** Limits a text that is compared or searched in its normalised form. */
export function maxNormalisedLength(maximum: number) {
  return z.refine<string>((text) => normalisedLength(text) <= maximum, key(`too_long:${maximum}`));
}

/** The beginning of a text, of at most `maximum` characters also in its normalised form. */
export function beginningOf(text: string, maximum: number): string {
  let length = 0;
  let beginning = '';
  for (const character of text.slice(0, maximum).toWellFormed().normalize('NFC')) {
    length += normalisedLength(character);
    if (length > maximum) break;
    beginning += character;
  }
  return beginning;
}

/** Characters that change the direction of the texts after them. They come along unseen when a text is copied. */
export const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text in the composed form (NFC), without marks of direction. */
export function composed(text: string): string {
  return text.normalize('NFC').replace(directionMarks, '');
}

/** A text with its Thai digits as 0 to 9. */
export function arabicDigits(text: string): string {
  return text.replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/** A number of digits as people type and paste it: Thai digits, spaces and characters that are not seen do not matter. */
export function typedDigits(text: string): string {
  return arabicDigits(text).replace(/[\s\p{Cf}]/gu, '');
}

/** A Thai telephone number in any of the ways in which it is written: with hyphens, dots or brackets, or with the country's code. */
export function typedPhoneNumber(text: string): string {
  return typedDigits(text)
    .replace(/[().\p{Pd}]/gu, '')
    .replace(/^(?:\+|00)?660?(?=[1-9]\d{7,8}$)/, '0');
}

/** A text of at most `maximum` characters. */
export function maxLength(maximum: number) {
  return z.maxLength(maximum, key(`too_long:${maximum}`));
}

/** A text of at least `minimum` characters. */
export function minLength(minimum: number) {
  return z.minLength(minimum, key(`too_short:${minimum}`));
}

/** What is wrong with a text that should be `count` digits; null if nothing is. */
export function digitsProblem(text: string, count: number): ValidationKey | null {
  if (text === '') return 'required';
  if (/\D/.test(text)) return 'must_be_number';
  return text.length === count ? null : `length:${count}`;
}

/** A text of `count` digits. It breaks one rule at a time, and does not keep an object from checking its other fields, as `abort` would. */
export function digits(count: number) {
  return z.regex(new RegExp(`^\\d{${count}}$`), {
    error: ({ input }) => digitsProblem(String(input), count) ?? undefined,
  });
}

/** One line of text, in the composed form (NFC), trimmed and with something to see. */
export function requiredText(maximum: number) {
  return z.string(key('required')).check(
    z.overwrite(composed),
    z.trim(),
    z.minLength(1, key('required')),
    maxLength(maximum),
    // U+FFFE and U+FFFF are not allowed in XML.
    z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}\uFFFE\uFFFF]/u.test(value), key('not_valid')),
    z.refine((value) => value === '' || /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(value), key('required')),
  );
}

/** Text that contains Thai or Latin letters, such as a name. */
export function requiredName(maximum: number) {
  return requiredText(maximum).check(z.regex(/[A-Za-z\u0E01-\u0E2E]/, key('letters_required')));
}

/** A first or last name. Names are in mails, which must not carry links of others to people who never asked for them. */
export const personName = requiredName(80).check(
  z.refine((value) => !hasWebAddress(value), key('name_has_web_address')),
);

/** A text with its Latin capital letters small. `toLowerCase` makes an ASCII letter of others as well, such as the Kelvin sign (U+212A). */
export function lowerCaseAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export function isEmail(value: string): boolean {
  const match = /^([a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})$/.exec(value);
  if (!match) return false;
  const [, local = '', domain = ''] = match;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  // The rules for gmail and hotmail are those of docs/reference/validation.md.
  if (domain.startsWith('gmail')) return domain === 'gmail.com' && !local.includes('+');
  if (domain.startsWith('hotmail')) return domain === 'hotmail.com' || domain === 'hotmail.co.th';
  return true;
}

/** An e-mail address, in lower case. */
export const email = z.string(key('required')).check(
  z.trim(),
  z.overwrite(lowerCaseAscii),
  z.minLength(1, key('required')),
  maxLength(254),
  z.refine((value) => value === '' || isEmail(value), key('email_not_valid')),
);

/** A new password. */
export const newPassword = z.string(key('required')).check(
  z.minLength(1, key('required')),
  minLength(8),
  maxLength(128),
  z.regex(/[0-9]/, key('password_needs_number')),
  z.regex(/[!@#$%^&*]/, key('password_needs_special_character')),
  z.refine((value) => /[a-z]/.test(value) && /[A-Z]/.test(value), key('password_needs_letters')),
);

/** Ten digits starting with 0. */
export const mobileNo = z
  .string(key('required'))
  .check(z.overwrite(typedPhoneNumber), z.minLength(1, key('required')), z.regex(/^0\d{9}$/, key('mobile_not_valid')));

export const postcode = z.string(key('required')).check(z.overwrite(typedDigits), digits(5));

/** Whether a text is 13 digits with the check digit of a Thai national ID or tax ID. */
export function isThaiIdNumber(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += (13 - i) * Number(digits[i]);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

/** An ID card number with its check digit, or a passport number: 6 to 20 letters and digits, at least one letter. */
export function isIdCardOrPassport(value: string): boolean {
  return isThaiIdNumber(value) || (/^[A-Z0-9]{6,20}$/.test(value) && /[A-Z]/.test(value));
}

/** A whole number from 0 to 9,999. */
export const quantityOrZero = z
  .number(key('quantity_not_valid'))
  .check(z.int(key('quantity_not_valid')), z.gte(0, key('quantity_not_valid')), z.lte(9999, key('quantity_not_valid')));

/** A whole number from 1 to 9,999; the server checks it against stock and limits. */
export const quantity = quantityOrZero.check(z.gte(1, key('quantity_not_valid')));

/** An id of a product, SKU, category or brand: a positive integer that PostgreSQL's `integer` holds. */
export const numericId = z.coerce
  .number(key('not_valid'))
  .check(z.int(key('not_valid')), z.gte(1, key('not_valid')), z.lte(2_147_483_647, key('not_valid')));

/** The page of a list; 10 entries by default. */
export const paging = {
  limit: z._default(
    z.coerce
      .number(key('not_valid'))
      .check(z.int(key('not_valid')), z.gte(1, key('not_valid')), z.lte(100, key('not_valid'))),
    10,
  ),
  offset: z._default(
    z.coerce
      .number(key('not_valid'))
      .check(z.int(key('not_valid')), z.gte(0, key('not_valid')), z.lte(1_000_000, key('not_valid'))),
    0,
  ),
};

/** One page of a list. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), limit: z.int(), offset: z.int() });
}

/** One line of text of at most `maximum` characters in the composed form (NFC), without control characters, which databases and logs reject. */
export function textLine(maximum: number) {
  return z.string().check(z.overwrite(composed), maxLength(maximum), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'not_valid'));
}
