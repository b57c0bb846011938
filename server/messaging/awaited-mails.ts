import type { MailKind } from './templates/mail-contents.ts';

/** Mails that somebody waits for at the moment, such as for a link to go on with: they overtake all others. */
const awaitedMails: ReadonlySet<string> = new Set<MailKind>([
  'activation',
  'password_reset',
  'sign_in_code',
  'sign_in_confirmation',
  'email_change_code',
]);

export const isAwaitedMail = (template: string) => awaitedMails.has(template);
