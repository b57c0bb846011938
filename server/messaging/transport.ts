import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Mail } from './templates.ts';

/** Sends one mail; rejects when it could not be handed over. */
export type Transport = (mail: Mail & { mailId: string; to: string }) => Promise<void>;

/** The folder that mails are written to without an SMTP setting. */
export function mailFolder(settings: Pick<Settings, 'dataFolder'>): string {
  return join(settings.dataFolder, 'mails');
}

const transports = new WeakMap<Settings, Transport>();

/** SMTP where the settings name a server, else `.eml` files in the mail folder (behaviour 5). */
export function transportOf(settings: Settings): Transport {
  const present = transports.get(settings);
  if (present) return present;
  const made = settings.smtpUrl ? smtpTransport(settings.smtpUrl, settings.mailFrom) : folderTransport(settings);
  transports.set(settings, made);
  return made;
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
    // Written beside and renamed, so that whoever watches the folder never reads half a mail.
    const file = join(folder, `${mailId}.eml`);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}
