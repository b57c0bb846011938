import type { Locale } from '#contract/locale.ts';
import { oneLine } from '../templates/format.ts';
import type { Block, Letter, LetterProduct } from '../templates/letter.ts';
import { footer } from './footer.ts';

/** A mail as plain text. Each value stays in its line, whatever it contains. */
export function layoutText(letter: Letter, locale: Locale): string {
  const { title, greeting, blocks } = letter;
  const { shopName, help, company } = footer(letter, locale);
  const paragraphs = [[title], [greeting], ...blocks.map(linesOf), ['-- ', shopName, ...help, ...company]];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
    case 'note':
      return [oneLine(block.text)];
    case 'button':
      return [`${block.label}: ${block.url}`];
    case 'facts':
      return [heading(block.title), ...block.facts.map(({ label, value }) => `${label}: ${oneLine(value)}`)];
    case 'address':
      return [heading(block.title), ...block.lines.map(oneLine)];
    case 'code':
      return [`${block.label}: ${block.code}`];
    case 'lines':
      return [
        heading(block.title),
        ...block.lines.flatMap(({ name, quantity, total, note }) => [
          `- ${oneLine(name)} × ${quantity}  ${total}`,
          ...(note === undefined ? [] : [`  ${oneLine(note)}`]),
        ]),
      ];
    case 'totals':
      return block.rows.map(({ label, value }) => `${label}: ${value}`);
    case 'products':
      return [heading(block.title), ...block.products.flatMap(productLines)];
    case 'link':
      return [`${oneLine(block.text)} ${block.label}: ${block.url}`];
  }
}

function productLines({ name, url, news, price, priceBefore }: LetterProduct): string[] {
  const prices = priceBefore ? `${price} (${priceBefore})` : price;
  return [`- ${oneLine(name)}: ${[...news, prices].join(' · ')}`, `  ${url}`];
}

function heading(title: string): string {
  return oneLine(title).toUpperCase();
}
