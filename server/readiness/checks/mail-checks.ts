import { tryMailServer } from '../../messaging/messaging.ts';
import { isExampleSender } from '../../settings.ts';
import { countFailedMails } from '../queries.ts';
import { type Check, count, notReady, ready } from './check.ts';

/** Whether mails reach customers. */
export const mailChecks: readonly Check[] = [
  {
    name: 'Mail server',
    async run({ settings }, { mailTo }) {
      if (!settings.smtpUrl)
        return notReady(
          'SMTP_URL is not set: no mail is sent',
          'set SMTP_URL, such as smtps://user:password@mail.internal:465',
        );
      const { hostname } = new URL(settings.smtpUrl);
      try {
        await tryMailServer(settings, mailTo);
      } catch (error) {
        return notReady(`${hostname}: ${(error as Error).message}`, 'correct SMTP_URL, or MAIL_FROM if it is refused');
      }
      return ready(
        mailTo
          ? `${hostname} accepted a test mail to ${mailTo}: check that it arrived`
          : `${hostname} accepts the shop; --mail-to ADDRESS sends a test mail`,
      );
    },
  },
  {
    name: 'Mail sender',
    run: ({ settings: { mailFrom } }) =>
      isExampleSender(mailFrom)
        ? notReady(
            `${mailFrom} is not an address of your domain`,
            'set MAIL_FROM, or mailFrom in brand/brand.json, such as "My shop <no-reply@my-shop.co.th>"',
          )
        : ready(mailFrom),
  },
  {
    name: 'Waiting mails',
    async run({ db }) {
      const { failed, lastError } = await countFailedMails(db);
      return failed === 0
        ? ready('none has failed')
        : notReady(
            `${count(failed, 'mail')} could not be sent: ${lastError}`,
            'correct the mail settings; then `npm run shop -- mails resend --all` sends those that were given up',
          );
    },
  },
];
