import { readFileSync } from 'node:fs';
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

const mark = readFileSync(new URL('./layout/mark.png', import.meta.url));

/** Renders a mail, as plain text and as HTML, in one language. */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  content: MailContents[Kind],
  locale: Locale,
): Promise<Mail> {
  const letter = templates[kind](content, locale);
  return {
    subject: oneLine(letter.subject),
    text: layoutText(letter, locale),
    html: layoutHtml(letter, locale),
    pictures: [{ contentId: markId, fileName: 'mark.png', content: mark }, ...(await qrPictures(letter))],
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
