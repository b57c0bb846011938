import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Mail } from './templates.ts';

/** Sends one mail; rejects if the server does not accept it. */
export type Transport = (mail: Mail & { mailId: string; to: string }) => Promise<void>;

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
  const smtp = createTransport(url, { from });
  return async ({ mailId, ...mail }) => {
    await smtp.sendMail({ ...mail, messageId: `<${mailId}@${new URL(url).hostname}>` });
  };
}

function folderTransport(settings: Settings): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: settings.mailFrom });
  return async ({ mailId, ...mail }) => {
    const { message } = await composer.sendMail(mail);
    const folder = mailFolder(settings);
    await mkdir(folder, { recursive: true });
    // Renamed when complete: a watcher of the folder never reads half a mail.
    const file = join(folder, `${mailId}.eml`);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}
