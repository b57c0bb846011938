import { z } from 'zod';
import { type CookieGroup, cookieKinds } from '#contract/consent.ts';
import { cookieGroupCodes, necessaryGroup } from '#contract/cookie-groups.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { clean } from '../import-export/columns.ts';

const text = (max: number) =>
  z.strictObject({ th: clean(z.string().min(1).max(max)), en: clean(z.string().min(1).max(max)) });

function areDistinct(providers: readonly { name: Record<Locale, string> }[], locale: Locale): boolean {
  return new Set(providers.map(({ name }) => name[locale])).size === providers.length;
}

/** The groups of a version of the policy, with texts in both languages, as they are stored and imported. */
export const PolicyGroups = z
  .array(
    z.strictObject({
      code: z.enum(cookieGroupCodes),
      name: text(100),
      description: text(1000),
      providers: z
        .array(
          z.strictObject({
            name: text(100),
            cookies: z
              .array(
                z.strictObject({
                  name: clean(z.string().min(1).max(100)),
                  kind: z.enum(cookieKinds),
                  purpose: text(500),
                  lifetime: text(100),
                }),
              )
              .max(100),
          }),
        )
        .max(30)
        // By their names, which the API returns them by.
        .refine((providers) => (['th', 'en'] as const).every((locale) => areDistinct(providers, locale)), {
          error: 'must name each provider once',
        }),
    }),
  )
  .refine((groups) => groups.some(({ code }) => code === necessaryGroup), `must contain ${necessaryGroup}`)
  .refine((groups) => new Set(groups.map(({ code }) => code)).size === groups.length, 'must name each group once');
export type PolicyGroups = z.output<typeof PolicyGroups>;

/** The groups in one language, in the order of their codes. `{shop}` in a text is the name of the shop. */
export function presentGroups(groups: PolicyGroups, policyVersion: string, locale: Locale): CookieGroup[] {
  const inLocale = (text: Localised) => text[locale].replaceAll('{shop}', shop.name[locale]);
  return groups
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, name, description, providers }) => ({
      groupCode: code,
      groupName: inLocale(name),
      groupDesc: inLocale(description),
      cookieList: Object.fromEntries(
        providers.map((provider) => [
          inLocale(provider.name),
          provider.cookies.map((cookie) => ({
            ...cookie,
            purpose: inLocale(cookie.purpose),
            lifetime: inLocale(cookie.lifetime),
          })),
        ]),
      ),
      policyVersion,
    }));
}
