import { readFile } from 'node:fs/promises';
import { renderSVG } from 'uqr';
import type { Locale } from '#contract/locale.ts';
import { layoutHtml } from './layout/html.ts';
import { markId, qrId } from './layout/html-element.ts';
import { layoutText } from './layout/text.ts';
import { oneLine } from './templates/format.ts';
import type { Letter } from './templates/letter.ts';
import type { MailContents, MailKind } from './templates/mail-contents.ts';
import { templates } from './templates/templates.ts';

export interface MailFile {
  fileName: string;
  content: Buffer;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Pictures in the HTML, by their content ids. */
  pictures: { contentId: string; fileName: string; content: Buffer }[];
  /** What a mail program posts to when its reader unsubscribes; absent from mails about orders and accounts. */
  unsubscribeUrl?: string;
}

const icon = new URL('../../brand/icon.svg', import.meta.url);
/** Three times the size at which mails show it. */
const markPixels = 108;
let drawnMark: Buffer | undefined;

/** The shop's icon as PNG: mail programs show no SVG. */
async function drawMark(): Promise<Buffer> {
  // Loaded with the first mail rather than at the start.
  const [{ default: sharp }, svg] = await Promise.all([import('sharp'), readFile(icon)]);
  const { width = markPixels } = await sharp(svg).metadata();
  return sharp(svg, { density: Math.min(Math.max((72 * markPixels) / width, 1), 2400) })
    .resize(markPixels, markPixels, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Renders a mail, as plain text and as HTML, in one language. */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  content: MailContents[Kind],
  locale: Locale,
): Promise<Mail> {
  const letter = templates[kind](content, locale);
  drawnMark ??= await drawMark();
  return {
    subject: oneLine(letter.subject),
    text: layoutText(letter, locale),
    html: layoutHtml(letter, locale),
    pictures: [{ contentId: markId, fileName: 'mark.png', content: drawnMark }, ...(await qrPictures(letter))],
    ...(letter.unsubscribeUrl ? { unsubscribeUrl: letter.unsubscribeUrl } : {}),
  };
}

const qrPixels = 400;

async function qrPictures({ blocks }: Letter): Promise<Mail['pictures']> {
  const code = blocks.find((block) => block.kind === 'code');
  if (!code) return [];
  // Loaded only by the mails that need it.
  const { default: sharp } = await import('sharp');
  const svg = renderSVG(code.qrPayload, { ecc: 'M', border: 4 });
  const content = await sharp(Buffer.from(svg)).resize(qrPixels, qrPixels, { kernel: 'nearest' }).png().toBuffer();
  return [{ contentId: qrId, fileName: 'qr.png', content }];
}
