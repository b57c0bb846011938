import { randomBytes } from 'node:crypto';

/** Capital letters and digits without those that look alike: 0 and O, 1, I and L, U and V. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const maxCodes = 1_000_000;
/** Characters of at least 50 bits together. */
export const minCodeLength = Math.ceil(50 / Math.log2(codeAlphabet.length));
export const maxCodeLength = 40;

/** Bytes from here on would make the first characters likelier. */
const byteLimit = 256 - (256 % codeAlphabet.length);

/** Random codes of that many characters after the prefix. */
export function randomCodes(count: number, prefix: string, length: number): string[] {
  const characters = count * length;
  let text = '';
  while (text.length < characters) {
    for (const byte of randomBytes(Math.ceil((characters - text.length) * 1.1)))
      if (byte < byteLimit) text += codeAlphabet[byte % codeAlphabet.length];
  }
  return Array.from({ length: count }, (_, index) => prefix + text.slice(index * length, (index + 1) * length));
}
