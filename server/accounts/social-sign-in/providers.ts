import type { CodeProvider } from '#contract/social-sign-in.ts';
import type { Settings } from '../../settings.ts';
import { type AppleIdentity, createApple } from './apple.ts';
import { createFacebook } from './facebook.ts';
import { createGoogle, createLine } from './openid-providers.ts';
import type { RedirectProvider } from './provider.ts';

/** The providers whose keys the shop has. */
export type Providers = Record<CodeProvider, RedirectProvider | undefined> & {
  apple: ((identityToken: string) => Promise<AppleIdentity>) | undefined;
};

/** Each provider has a callback of its own, so that the response of one is never taken for that of another. */
export function createProviders({
  origin,
  socialSignIn: { line, google, facebook, apple },
}: Pick<Settings, 'origin' | 'socialSignIn'>): Providers {
  const redirectUri = (provider: CodeProvider) => `${origin}/sign-in/${provider}/callback`;
  return {
    line: line && createLine(line, redirectUri('line')),
    google: google && createGoogle(google, redirectUri('google')),
    facebook: facebook && createFacebook(facebook, redirectUri('facebook')),
    apple: apple && createApple(apple),
  };
}
