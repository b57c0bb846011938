import type { CookieGroup } from '#contract/consent.ts';
import { type CookieGroupCode, cookieGroupCodes, necessaryGroup } from '#contract/cookie-groups.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { lastingApi } from '#storefront/api/lasting-client.ts';
import { cookieDomains, namesToDelete } from './stored-names.ts';

/** Milliseconds that a page waits for the shop before it reloads. */
const maxWaitMs = 2000;

/** Sends the record of a choice, and deletes what this browser stores of groups that are not allowed. Never rejects. */
export async function recordChoice(groups: readonly CookieGroupCode[], policyVersion: string): Promise<void> {
  const done = Promise.all([
    lastingApi('POST /utils/api/cookie-consents', { body: { groups: [...groups], policyVersion } }),
    deleteOthers(groups),
  ]);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

async function deleteOthers(allowed: readonly CookieGroupCode[]): Promise<void> {
  if (cookieGroupCodes.every((code) => allowed.includes(code))) return;
  const policy = await browserApi('GET /utils/api/cookie-policy');
  if (policy.ok) deleteStored(policy.data, allowed);
}

function deleteStored(policy: readonly CookieGroup[], allowed: readonly CookieGroupCode[]): void {
  const names = namesToDelete(policy, [necessaryGroup, ...allowed], {
    cookie: document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
    local_storage: keysOf(() => window.localStorage),
    session_storage: keysOf(() => window.sessionStorage),
  });
  for (const name of names.cookie) {
    const gone = `${name}=; path=/; max-age=0`;
    document.cookie = gone;
    for (const domain of cookieDomains(window.location.hostname)) document.cookie = `${gone}; domain=${domain}`;
  }
  for (const key of names.local_storage) window.localStorage.removeItem(key);
  for (const key of names.session_storage) window.sessionStorage.removeItem(key);
}

/** None where the browser denies the storage. */
function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}
