import * as z from 'zod/mini';
import { cookieGroupCodes, necessaryGroup } from './cookie-groups.ts';
import { endpoints } from './endpoint.ts';

/** Where a browser stores something; all of it is called cookies. */
export const cookieKinds = ['cookie', 'local_storage', 'session_storage', 'cache'] as const;

export const Cookie = z.object({
  /** With a star where its end varies: `_ga_*`. */
  name: z.string(),
  kind: z.enum(cookieKinds),
  purpose: z.string(),
  /** `365 days` */
  lifetime: z.string(),
});
export type Cookie = z.infer<typeof Cookie>;

/** A group of cookies that a visitor allows as a whole, in the language of the request. */
export const CookieGroup = z.object({
  groupCode: z.enum(cookieGroupCodes),
  groupName: z.string(),
  groupDesc: z.string(),
  /** By the name of who sets them. */
  cookieList: z.record(z.string(), z.array(Cookie)),
  /** The version of the policy that the group is part of, by the day of its publication: `2022-05-01`. */
  policyVersion: z.string(),
});
export type CookieGroup = z.infer<typeof CookieGroup>;

export const consentEndpoints = endpoints({
  'GET /utils/api/cookie-policy': {
    operationId: 'getCookiePolicy',
    summary: 'The groups of cookies of the policy in force',
    access: 'public',
    data: z.array(CookieGroup),
    errors: [],
  },
  'POST /utils/api/cookie-consents': {
    operationId: 'recordCookieConsent',
    summary: 'Records which groups of cookies the visitor allows',
    access: 'visitor',
    body: z.object({
      /** Each at most once, with `C0001`. */
      groups: z.array(z.enum(cookieGroupCodes, 'not_valid')).check(
        z.maxLength(cookieGroupCodes.length, 'not_valid'),
        z.refine((groups) => groups.includes(necessaryGroup) && new Set(groups).size === groups.length, 'not_valid'),
      ),
      /** The version that the visitor was asked about. */
      policyVersion: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not_valid')),
    }),
    errors: [],
  },
});
