import type { Block, Fact, LetterLine, LetterProduct, NoticeTone, TotalsRow } from '../templates/letter.ts';
import { light, onButton } from './colours.ts';
import { escapeHtml } from './escape-html.ts';
import { element, qrId, table } from './html-element.ts';

/** A part of a mail as HTML. */
export function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', { colour: 'ink', style: 'margin:0 0 16px' }, escapeHtml(block.text));
    case 'note':
      return element('p', { colour: 'muted', style: 'margin:0 0 16px;font-size:15px' }, escapeHtml(block.text));
    case 'notice':
      return notice(block.tone, block.text);
    case 'button':
      return button(block.label, block.url);
    case 'facts':
      return section(block.title, table(block.facts.map(factRow).join(''), ''));
    case 'address':
      return section(
        block.title,
        element('p', { colour: 'ink', style: 'margin:0;font-size:16px' }, block.lines.map(escapeHtml).join('<br>')),
      );
    case 'code':
      return code(block);
    case 'lines':
      return section(block.title, table(block.lines.map(lineRow).join(''), ''));
    case 'totals':
      return table(block.rows.map(totalsRow).join(''), 'margin:0 0 8px');
    case 'products':
      return section(block.title, table(block.products.map(productRow).join(''), ''));
    case 'link':
      return element(
        'p',
        { colour: 'muted', style: 'margin:16px 0 0;font-size:15px' },
        `${escapeHtml(block.text)} <a href="${escapeHtml(block.url)}" style="text-decoration:underline">${escapeHtml(block.label)}</a>`,
      );
  }
}

function section(title: string, html: string): string {
  const heading = element(
    'h2',
    {
      colour: 'ink',
      border: 'line',
      style: 'margin:0 0 8px;padding-top:20px;border-top:1px solid;font-size:17px;line-height:1.5;font-weight:700',
    },
    escapeHtml(title),
  );
  return `<div style="margin:16px 0">${heading}${html}</div>`;
}

function notice(tone: NoticeTone, text: string): string {
  const cell = element(
    'td',
    { background: tone, colour: 'ink', style: 'padding:12px 16px;border-radius:8px;font-size:16px' },
    escapeHtml(text),
  );
  return table(`<tr>${cell}</tr>`, 'margin:0 0 16px');
}

/** A cell with a background: mail programs that know no padding of links still show a button. */
function button(label: string, url: string): string {
  const link = `<a href="${escapeHtml(url)}" class="fill" style="display:inline-block;padding:14px 28px;color:${onButton};text-decoration:none;font-weight:700;line-height:1.4">${escapeHtml(label)}</a>`;
  const cell = element(
    'td',
    {
      background: 'button',
      style: 'border-radius:8px;mso-padding-alt:14px 28px',
      attributes: `bgcolor="${light.button}" align="center"`,
    },
    link,
  );
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>${cell}</tr></table>`;
}

function factRow({ label, value, isCode }: Fact): string {
  const name = element(
    'td',
    { colour: 'muted', style: 'padding:4px 16px 4px 0;font-size:16px;vertical-align:top;width:38%' },
    escapeHtml(label),
  );
  const weight = isCode ? ';font-weight:700;font-variant-numeric:tabular-nums' : '';
  return `<tr>${name}${element('td', { colour: 'ink', style: `padding:4px 0;font-size:16px;vertical-align:top${weight}` }, escapeHtml(value))}</tr>`;
}

function code({ label, code, qrLabel }: Extract<Block, { kind: 'code' }>): string {
  const content = [
    element('p', { colour: 'muted', style: 'margin:0;font-size:15px' }, escapeHtml(label)),
    element(
      'p',
      { colour: 'ink', style: 'margin:0 0 12px;font-size:32px;line-height:1.4;font-weight:700;letter-spacing:3px' },
      escapeHtml(code),
    ),
    `<img src="cid:${qrId}" width="200" height="200" alt="${escapeHtml(qrLabel)}" style="display:block;margin:0 auto;border:0;border-radius:8px;background-color:#FFFFFF">`,
  ].join('');
  const cell = element(
    'td',
    { background: 'soft', style: 'padding:20px;border-radius:12px', attributes: 'align="center"' },
    content,
  );
  return table(`<tr>${cell}</tr>`, 'margin:0 0 16px');
}

const pictureSize = 64;

function picture(url: string): string {
  return `<img src="${escapeHtml(url)}" width="${pictureSize}" height="${pictureSize}" alt="" style="display:block;border:0;border-radius:8px;background-color:${light.soft}">`;
}

function lineRow({ name, image, quantityText, note, total }: LetterLine): string {
  const cellStyle = 'padding:12px 0;border-bottom:1px solid;vertical-align:top;font-size:16px';
  const details = [quantityText, ...(note === undefined ? [] : [note])].map((text) =>
    element('span', { colour: 'muted', style: 'display:block;font-size:15px' }, escapeHtml(text)),
  );
  return `<tr>${[
    element('td', { border: 'line', style: `${cellStyle};width:${pictureSize + 16}px` }, image ? picture(image) : ''),
    element(
      'td',
      { border: 'line', colour: 'ink', style: `${cellStyle};padding-right:12px` },
      escapeHtml(name) + details.join(''),
    ),
    element(
      'td',
      {
        border: 'line',
        colour: 'ink',
        style: `${cellStyle};white-space:nowrap;font-variant-numeric:tabular-nums`,
        attributes: 'align="right"',
      },
      escapeHtml(total),
    ),
  ].join('')}</tr>`;
}

/** A product with its picture, or in one line without. */
function productRow({ name, url, image, news, price, priceBefore }: LetterProduct): string {
  const cellStyle = 'padding:12px 0;border-bottom:1px solid;vertical-align:top;font-size:16px';
  const link = (html: string, style: string) => `<a href="${escapeHtml(url)}" style="${style}">${html}</a>`;
  if (!image) {
    const facts = [...news, priceBefore ? `${price} (${priceBefore})` : price].join(' · ');
    const text = `${link(escapeHtml(name), '')}: ${escapeHtml(facts)}`;
    return `<tr>${element('td', { border: 'line', colour: 'ink', style: cellStyle, attributes: 'colspan="2"' }, text)}</tr>`;
  }
  const line = (text: string, colour: 'muted' | 'sale') =>
    element('span', { colour, style: 'display:block;font-size:15px' }, escapeHtml(text));
  const amount = element(
    'span',
    { colour: priceBefore ? 'sale' : 'ink', style: 'display:block;font-weight:700;font-variant-numeric:tabular-nums' },
    escapeHtml(price),
  );
  const details = [
    link(escapeHtml(name), 'text-decoration:none;font-weight:700'),
    ...news.map((text) => line(text, 'muted')),
    amount,
    ...(priceBefore ? [line(priceBefore, 'muted')] : []),
  ].join('');
  const width = `width:${pictureSize + 16}px`;
  return `<tr>${[
    element('td', { border: 'line', style: `${cellStyle};${width}` }, link(picture(image), '')),
    element('td', { border: 'line', colour: 'ink', style: cellStyle }, details),
  ].join('')}</tr>`;
}

const totalsLooks = {
  total: { colour: 'ink', style: 'font-size:19px;font-weight:700' },
  saving: { colour: 'sale', style: 'font-size:16px' },
  muted: { colour: 'muted', style: 'font-size:14px' },
  plain: { colour: 'ink', style: 'font-size:16px' },
} as const;

function totalsRow({ label, value, tone }: TotalsRow): string {
  const { colour, style } = totalsLooks[tone ?? 'plain'];
  const cell = (html: string, more: string, attributes = '') =>
    element('td', { colour, style: `padding:6px 0 0;${style}${more}`, attributes }, html);
  return `<tr>${cell(escapeHtml(label), '')}${cell(escapeHtml(value), ';white-space:nowrap;font-variant-numeric:tabular-nums', 'align="right"')}</tr>`;
}
