import { createTransport } from 'nodemailer';
import { shop } from '#contract/shop.ts';
import type { Settings } from '../settings.ts';

const timeoutMs = 20_000;

/**
 * Signs in to the mail server and, if there is a recipient, sends a test mail.
 * @throws Error if the server does not answer within 20 seconds, or refuses
 */
export async function tryMailServer(
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  recipient: string | undefined,
): Promise<void> {
  if (!smtpUrl) throw new Error('SMTP_URL is not set');
  const smtp = createTransport(smtpUrl);
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`no answer within ${timeoutMs / 1000} seconds`)), timeoutMs);
  try {
    await Promise.race([timeout.promise, smtp.verify()]);
    if (!recipient) return;
    const mail = smtp.sendMail({
      from: mailFrom,
      to: { name: '', address: recipient },
      subject: `${shop.name.th}: ทดสอบอีเมล / test mail`,
      text: `อีเมลของร้าน ${shop.name.th} ส่งถึงที่อยู่นี้\nMails of ${shop.name.en} reach this address.\n`,
    });
    await Promise.race([timeout.promise, mail]);
  } finally {
    clearTimeout(timer);
    smtp.close();
  }
}
