import { type CookieGroupCode, necessaryGroup } from '#contract/cookie-groups.ts';
import { allowedGroups, type CookiePolicy, mustAsk, saveAllowedGroups } from './allowed-groups.ts';

/** Of `<html>`, while the visitor is asked: the banner is shown. */
const askedAttribute = 'data-consent-asked';

/** Shows the banner if the visitor has to be asked, and hides it otherwise. */
export function updateBanner({ version }: CookiePolicy): void {
  document.documentElement.toggleAttribute(askedAttribute, mustAsk(document.cookie, version));
}

/**
 * An inline script that shows the banner before the page is hydrated: cached pages are the same for everybody. It decides as `mustAsk`.
 */
export function bannerScript({ version }: CookiePolicy): string {
  return `(()=>{const read=(name)=>document.cookie.split("; ").find((cookie)=>cookie.startsWith(name+"="))?.slice(name.length+1);if(read("allowed_cookies")===undefined||(read("cookie_policy")??"${version}")!=="${version}")document.documentElement.setAttribute("${askedAttribute}","")})()`;
}

/**
 * Stores a choice, sends the record of it, and reloads the page if something else is allowed now than before. The choice is stored at once;
 * the promise is fulfilled when the page is as chosen.
 *
 * @param reload for a choice after which the page always reloads
 */
export async function answer(
  policy: CookiePolicy,
  groups: readonly CookieGroupCode[],
  { reload }: { reload: boolean },
): Promise<void> {
  const before = allowedGroups(document.cookie) ?? [necessaryGroup];
  const allowed = policy.groups.filter((code) => code === necessaryGroup || groups.includes(code));
  saveAllowedGroups(allowed, policy.version);
  updateBanner(policy);
  // A page that cannot load the module any more is of an earlier build: the choice counts without its record.
  await import('./record-choice.ts').then(({ recordChoice }) => recordChoice(allowed, policy.version)).catch(() => {});
  if (reload || before.join() !== allowed.join()) window.location.reload();
}
