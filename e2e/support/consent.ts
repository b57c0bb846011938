import type { BrowserContext } from '@playwright/test';
import { allowedCookies, necessaryGroup } from '#contract/cookie-groups.ts';

/** The container of the shop of the journeys. */
export const tagManagerId = 'GTM-JOURNEY';

/** The container that journeys get from Google: it sets the cookie of Google Analytics where consent mode grants it. */
const container = `
const updates = window.dataLayer.filter((entry) => entry[0] === 'consent' && entry[1] === 'update');
if (updates.at(-1)?.[2].analytics_storage === 'granted') document.cookie = '_ga=GA1.1.1; path=/; max-age=3600';
`;

/** The cookie of a visitor who allows strictly necessary cookies only. */
export const necessaryCookies = (domain: string) => ({
  ...{ name: allowedCookies, value: necessaryGroup, domain, path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
});

/** Answers requests for the container in Google's place. @returns the requested URLs */
export async function standInForGoogle(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: container });
  });
  return requested;
}

/** The visitor has allowed these groups, such as `C0001|C0002`. @returns the requests for the container, as `standInForGoogle` */
export async function allowCookies(context: BrowserContext, groups: string): Promise<string[]> {
  await context.addCookies([{ name: allowedCookies, value: groups, url: process.env.SHOP_URL ?? '' }]);
  return standInForGoogle(context);
}
