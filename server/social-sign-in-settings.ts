import { z } from 'zod';
import { providerKey, providerUrl } from './provider-setting.ts';

/** How the shop talks to a provider. URLs have no trailing slash. */
export interface SocialSignInSettings {
  /** Absent without its keys: the provider is not offered. */
  line: { channelId: string; channelSecret: string; issuer: string; apiUrl: string } | undefined;
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  facebook: { appId: string; appSecret: string; url: string; graphUrl: string } | undefined;
  apple: { clientIds: readonly string[]; issuer: string } | undefined;
}

/** The variables of the environment about social sign-in. */
export const socialSignInVariables = {
  LINE_CHANNEL_ID: providerKey('1653424321').optional(),
  LINE_CHANNEL_SECRET: providerKey('0a1b2c3d4e5f60718293a4b5c6d7e8f9').optional(),
  LINE_ISSUER: providerUrl('https://access.line.me'),
  LINE_API_URL: providerUrl('https://api.line.me'),
  GOOGLE_CLIENT_ID: providerKey('1234567890-abc.apps.googleusercontent.com').optional(),
  GOOGLE_CLIENT_SECRET: providerKey('GOCSPX-abc').optional(),
  GOOGLE_ISSUER: providerUrl('https://accounts.google.com'),
  FACEBOOK_APP_ID: providerKey('1234567890123456').optional(),
  FACEBOOK_APP_SECRET: providerKey('0a1b2c3d4e5f60718293a4b5c6d7e8f9').optional(),
  FACEBOOK_URL: providerUrl('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: providerUrl('https://graph.facebook.com'),
  APPLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be an app id such as example.shop.app, with commas between several')
    .transform((text) => text.split(',').map((id) => id.trim()))
    .optional(),
  APPLE_ISSUER: providerUrl('https://appleid.apple.com'),
};

type SocialSignInVariables = z.output<z.ZodObject<typeof socialSignInVariables>>;

const pairs = [
  ['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const;

/** Which of two keys of a provider is missing. */
export function socialSignInProblems(given: Record<string, string | undefined>): string[] {
  return pairs.flatMap(([id, secret]) => {
    if (Boolean(given[id]) === Boolean(given[secret])) return [];
    const [missing, other] = given[id] ? [secret, id] : [id, secret];
    return [`${missing}: needed with ${other}`];
  });
}

export function socialSignInSettings(values: SocialSignInVariables): SocialSignInSettings {
  const {
    LINE_CHANNEL_ID: channelId,
    LINE_CHANNEL_SECRET: channelSecret,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    FACEBOOK_APP_ID: appId,
    FACEBOOK_APP_SECRET: appSecret,
    APPLE_CLIENT_ID: clientIds,
  } = values;
  return {
    line:
      channelId && channelSecret
        ? { channelId, channelSecret, issuer: values.LINE_ISSUER, apiUrl: values.LINE_API_URL }
        : undefined,
    google: clientId && clientSecret ? { clientId, clientSecret, issuer: values.GOOGLE_ISSUER } : undefined,
    facebook:
      appId && appSecret
        ? { appId, appSecret, url: values.FACEBOOK_URL, graphUrl: values.FACEBOOK_GRAPH_URL }
        : undefined,
    apple: clientIds ? { clientIds, issuer: values.APPLE_ISSUER } : undefined,
  };
}
