import { mailAccountLink } from '../accounts/accounts.ts';
import type { TestShop } from './test-shop.ts';

interface AccountMail {
  template: string;
  content: { firstName: string; activateUrl?: string; resetUrl?: string };
}

/** Queues the mails on accounts that were requested: a running shop does that after the response. */
export async function queueRequestedMails(shop: TestShop): Promise<void> {
  for (const request of shop.takeJobs('mail-account-link')) await mailAccountLink(shop, request);
}

/** The mails to an address, the oldest first. */
export async function mailsTo(shop: TestShop, email: string): Promise<AccountMail[]> {
  await queueRequestedMails(shop);
  const mails = await shop.db
    .selectFrom('mails')
    .select(['template', 'content'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return mails as unknown as AccountMail[];
}

/** The token of a mailed link; empty if there is none. */
export function tokenOfLink(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
}

/** The tokens of the activation links that were mailed to an address, the oldest first. */
export async function activationTokens(shop: TestShop, email: string): Promise<string[]> {
  const links = (await mailsTo(shop, email)).flatMap(({ content }) => content.activateUrl ?? []);
  return links.map(tokenOfLink);
}

/** The tokens of the links for a new password that were mailed to an address, the oldest first. */
export async function resetTokens(shop: TestShop, email: string): Promise<string[]> {
  const links = (await mailsTo(shop, email)).flatMap(({ content }) => content.resetUrl ?? []);
  return links.map(tokenOfLink);
}
