import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { shop } from '#contract/shop.ts';
import type { Settings } from '../settings.ts';
import type { Mail, MailFile } from './render-mail.ts';

export interface OutgoingMail extends Mail {
  mailId: string;
  to: string;
  locale: string;
  attachments: readonly MailFile[];
}

/** Sends one mail; rejects if the server does not accept it. */
export type Transport = (mail: OutgoingMail) => Promise<void>;

/** Where mails are written without an SMTP setting. */
export function mailFolder(settings: Pick<Settings, 'dataFolder'>): string {
  return join(settings.dataFolder, 'mails');
}

const transports = new WeakMap<Settings, Transport>();

/** SMTP if the settings name a server, else `.eml` files in the mail folder. One transport per settings object. */
export function getTransport(settings: Settings): Transport {
  const cached = transports.get(settings);
  if (cached) return cached;
  const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings.mailFrom) : folderTransport(settings);
  transports.set(settings, transport);
  return transport;
}

function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport(url);
  return async (mail) => {
    await smtp.sendMail(messageOf(mail, from));
  };
}

function folderTransport(settings: Settings): Transport {
  const folder = mailFolder(settings);
  return async (mail) => writeMail(folder, `${mail.mailId}.eml`, await composeMail(mail, settings.mailFrom));
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it is sent. */
export async function composeMail(mail: OutgoingMail, from: string): Promise<Buffer> {
  const { message } = await composer.sendMail(messageOf(mail, from));
  return message as Buffer;
}

async function writeMail(folder: string, fileName: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Renamed when complete: a watcher of the folder never reads half a mail.
  const file = join(folder, fileName);
  await writeFile(`${file}.part`, message);
  await rename(`${file}.part`, file);
}

function messageOf(
  { mailId, to, locale, attachments, pictures, unsubscribeUrl, ...content }: OutgoingMail,
  from: string,
) {
  const message = {
    ...content,
    from,
    // As an object it is one address, whatever characters it has.
    to: { name: '', address: to },
    replyTo: shop.contactEmail,
    messageId: `<${mailId}@${from
      .split('@')
      .at(-1)
      ?.replace(/[>\s].*$/, '')}>`,
    headers: {
      // Automatic replies, such as notices of absence, are not wanted.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale,
      ...(unsubscribeUrl
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    attachments: [
      ...pictures.map(({ contentId, fileName, content: picture }) => ({
        cid: contentId,
        filename: fileName,
        content: picture,
        contentDisposition: 'inline' as const,
      })),
      ...attachments.map(({ fileName, content: file }) => ({ filename: fileName, content: file })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
  return message;
}
