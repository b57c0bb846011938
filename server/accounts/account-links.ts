import { homePath, type Locale, pathPrefix } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { type Tx, transaction } from '../db/database.ts';
import type { JobData } from '../jobs/jobs.ts';
import { isWithinMailLimit, maxSharedMails, queueMail } from '../messaging/messaging.ts';
import { insertResetToken } from './password-queries.ts';
import { findCustomerByEmail } from './queries.ts';
import {
  findRegistration,
  findRegistrationOfVisitor,
  findRegistrations,
  insertActivationToken,
  type RegistrationRow,
} from './registration-queries.ts';
import { activationHours, addDuration, resetHours } from './rules.ts';
import { hashToken, newToken } from './tokens.ts';

/** Registrations that wait for one address of which a request from another device is sent the links. */
const maxLinks = 3;

/** Mails the link that somebody requested, or that there is an account already; nothing if the request concerns nobody. */
export async function mailAccountLink(context: AppContext, request: JobData['mail-account-link']): Promise<void> {
  await transaction(context.db, async (tx) => {
    switch (request.kind) {
      case 'registration':
        return mailRegistered(context, tx, request.registrationId);
      case 'activation':
        return mailActivationAgain(context, tx, request);
      case 'password_reset':
        return mailPasswordReset(context, tx, request);
    }
  });
}

async function mailRegistered(context: AppContext, tx: Tx, registrationId: string): Promise<void> {
  const registration = await findRegistration(tx, registrationId);
  if (!registration) return;
  const { email: recipient, locale } = registration;
  const customer = await findActiveCustomer(tx, recipient);
  if (!customer)
    return mailActivation(context, tx, registration, { locale: locale as Locale, maximum: maxSharedMails });
  const template = 'already_registered';
  if (!(await isWithinMailLimit(context, tx, { recipient, template }))) return;
  await queueMail(context, tx, {
    recipient,
    locale: locale as Locale,
    template,
    content: {
      firstName: customer.first_name,
      signInUrl: `${context.settings.origin}${homePath(locale as Locale)}?sign-in`,
    },
  });
}

/**
 * Mails the link of the registration that this browser made. From another device, where nobody can know which one is meant, those of all:
 * one link could be that of a stranger who registered the same address.
 */
async function mailActivationAgain(
  context: AppContext,
  tx: Tx,
  { email, locale, visitorHash }: { email: string; locale: Locale; visitorHash: string | null },
): Promise<void> {
  if (await findActiveCustomer(tx, email)) return;
  const own = visitorHash === null ? undefined : await findRegistrationOfVisitor(tx, email, visitorHash);
  for (const registration of own ? [own] : await findRegistrations(tx, email, maxLinks))
    await mailActivation(context, tx, registration, { locale });
}

async function mailActivation(
  context: AppContext,
  tx: Tx,
  { registration_id: registrationId, email: recipient }: RegistrationRow,
  { locale, ...limit }: { locale: Locale; maximum?: number },
): Promise<void> {
  const template = 'activation';
  if (!(await isWithinMailLimit(context, tx, { recipient, template, ...limit }))) return;
  const token = newToken();
  const expiresAt = addDuration(context.clock(), { hours: activationHours });
  await insertActivationToken(tx, { hash: hashToken(token), registrationId, expiresAt });
  // In the fragment, which browsers send to no server: it is in no log and in no Referer.
  const activateUrl = `${context.settings.origin}${pathPrefix(locale)}/activate-account#token=${token}`;
  await queueMail(context, tx, { recipient, locale, template, content: { activateUrl } });
}

async function mailPasswordReset(
  context: AppContext,
  tx: Tx,
  { email: recipient, locale }: { email: string; locale: Locale },
): Promise<void> {
  const customer = await findActiveCustomer(tx, recipient);
  const template = 'password_reset';
  if (!customer || !(await isWithinMailLimit(context, tx, { recipient, template }))) return;
  const token = newToken();
  const expiresAt = addDuration(context.clock(), { hours: resetHours });
  await insertResetToken(tx, { hash: hashToken(token), customerId: customer.customer_id, expiresAt });
  // In the fragment, which browsers send to no server: it is in no log and in no Referer.
  const resetUrl = `${context.settings.origin}${pathPrefix(locale)}/reset-password#token=${token}`;
  await queueMail(context, tx, { recipient, locale, template, content: { firstName: customer.first_name, resetUrl } });
}

async function findActiveCustomer(tx: Tx, email: string) {
  const customer = await findCustomerByEmail(tx, email);
  return customer?.activated_at ? customer : undefined;
}
