import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { shop } from '#contract/shop.ts';
import { mailsAtOnce } from '../jobs/jobs.ts';
import type { Settings } from '../settings.ts';
import type { Mail, MailFile } from './render-mail.ts';

export interface OutgoingMail extends Mail {
  mailId: string;
  to: string;
  locale: string;
  attachments: readonly MailFile[];
}

export interface Transport {
  /**
   * Rejects if the server does not accept the mail, or does not answer in time.
   * @param options.isAwaited somebody waits for it: it does not queue behind others
   * @param options.signal ends it, with its connection
   */
  send(mail: OutgoingMail, options: { isAwaited: boolean; signal: AbortSignal }): Promise<void>;
  /** Closes its connections; a mail that is being sent may fail. */
  close(): void;
}

/** Milliseconds of silence after which the mail server counts as gone. One that has received a mail may take long to accept it. */
const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 90_000;

/** Where mails are written without an SMTP setting. */
export function mailFolder(settings: Pick<Settings, 'dataFolder'>): string {
  return join(settings.dataFolder, 'mails');
}

const transports = new WeakMap<Settings, Transport>();

/** Closes the connections of the transport of these settings. */
export function closeTransport(settings: Settings): void {
  transports.get(settings)?.close();
  transports.delete(settings);
}

/** SMTP if the settings name a server, else `.eml` files in the mail folder. One transport per settings object. */
export function getTransport(settings: Settings): Transport {
  const cached = transports.get(settings);
  if (cached) return cached;
  const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings.mailFrom) : folderTransport(settings);
  transports.set(settings, transport);
  return transport;
}

function smtpTransport(url: string, from: string): Transport {
  const connect = (connections: number) =>
    createTransport({
      url,
      pool: true,
      maxConnections: connections,
      maxMessages: 100,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
    });
  const awaited = connect(mailsAtOnce.awaited);
  const others = connect(mailsAtOnce.others);
  return {
    send: async (mail, { isAwaited, signal }) => {
      await (isAwaited ? awaited : others).sendMail({ ...messageOf(mail, from), signal });
    },
    close: () => {
      awaited.close();
      others.close();
    },
  };
}

function folderTransport(settings: Settings): Transport {
  const folder = mailFolder(settings);
  return {
    send: async (mail) => writeMail(folder, `${mail.mailId}.eml`, await composeMail(mail, settings.mailFrom)),
    close: () => undefined,
  };
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
