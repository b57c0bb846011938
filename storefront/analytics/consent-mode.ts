import { allowedCookies, type CookieGroupCode } from '#contract/cookie-groups.ts';

/** Google's consent mode, version 2: what its tags may store and do. */
type ConsentState = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage',
  'granted' | 'denied'
>;

/** What holds without a choice of the visitor. */
const defaultState: ConsentState = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  // Against fraud, as the shop's own necessary cookies.
  security_storage: 'granted',
};

function stateOf(allowed: readonly CookieGroupCode[]): ConsentState {
  const of = (group: CookieGroupCode) => (allowed.includes(group) ? 'granted' : 'denied');
  return {
    ad_storage: of('C0004'),
    ad_user_data: of('C0004'),
    ad_personalization: of('C0004'),
    analytics_storage: of('C0002'),
    functionality_storage: of('C0003'),
    personalization_storage: of('C0003'),
    security_storage: 'granted',
  };
}

/**
 * The first entries of a data layer, in this order: the default of consent mode, what the visitor allows, that addresses of advertisements are
 * shortened where advertising is not allowed, and the allowed groups as a variable for triggers of other tags.
 */
export function firstEntries(allowed: readonly CookieGroupCode[]): unknown[] {
  return [
    command('consent', 'default', defaultState),
    command('consent', 'update', stateOf(allowed)),
    command('set', 'ads_data_redaction', !allowed.includes('C0004')),
    { [allowedCookies]: allowed.join('|') },
  ];
}

/** A command as Google's tags read it from the data layer: not an array. */
function command(..._parts: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google's tags accept nothing else
  return arguments;
}
