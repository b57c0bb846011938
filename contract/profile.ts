import * as z from 'zod/mini';
import { Profile } from './accounts.ts';
import { endpoints } from './endpoint.ts';
import { locales } from './locale.ts';
import { personName } from './validation.ts';

/** What customers change themselves: not the e-mail address, and the mobile number through the call centre. */
export const ProfileInput = z.object({
  firstName: personName,
  lastName: personName,
  /** Of mails; unchanged by default. */
  language: z.optional(z.enum(locales, 'not_valid')),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

export const consentPurposes = ['terms', 'newsletter'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** A consent that was given or withdrawn. */
export const Consent = z.object({
  purpose: z.enum(consentPurposes),
  given: z.boolean(),
  /** UTC. */
  at: z.iso.datetime(),
  /** The day on which the policy that applied was published. */
  policyVersion: z.string(),
});
export type Consent = z.infer<typeof Consent>;

export const profileEndpoints = endpoints({
  'POST /account/api/customers/profile': {
    operationId: 'updateProfile',
    summary: "Change the customer's name and language of mails",
    access: 'customer',
    body: ProfileInput,
    data: Profile,
    errors: [],
  },
  'PUT /account/api/customers/subscription-flag': {
    operationId: 'setNewsletterSubscription',
    summary: 'Subscribe to the newsletter or unsubscribe',
    access: 'customer',
    body: z.object({ subscriptionFlag: z.boolean('not_valid') }),
    errors: [],
  },
  'GET /account/api/customers/consents': {
    operationId: 'listConsents',
    summary: 'What the customer consented to and withdrew, the latest first; at most 100',
    access: 'customer',
    data: z.array(Consent),
    errors: [],
  },
});
