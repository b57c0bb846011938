import { createContext, RouterContextProvider } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { CachePolicy } from './cache-policy.ts';

/** The shopper of a private page. Public pages are rendered as for a guest. */
export interface ShopperSession {
  signedIn: boolean;
  /** The session could not be renewed at the moment: nothing is known about it. */
  isUnanswered?: boolean;
  /** The e-mail address that was assigned to the visitor's session. */
  email?: string;
}

export interface RequestLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The API client in the page's language; on private pages with the shopper's session. */
export const apiContext = createContext<Client>();
export const sessionContext = createContext<ShopperSession>();
export const cachePolicyContext = createContext<CachePolicy>();
export const logContext = createContext<RequestLog>();
/** The container of the tag manager; null where the shop has none. */
export const tagManagerContext = createContext<string | null>(null);
/** Marks the page's own inline scripts while it is rendered; undefined where no content security policy is made. */
export const nonceContext = createContext<string | undefined>(undefined);
/** Other origins that the scripts of a private page may connect to; a loader adds them. */
export const connectOriginsContext = createContext<Set<string>>();

export interface RequestParts {
  api: Client;
  session: ShopperSession;
  cachePolicy: CachePolicy;
  log: RequestLog;
  tagManagerId: string | null;
  /** Marks inline scripts; absent in development. */
  nonce?: string | undefined;
  /** Absent for public pages: they connect to no other origin. */
  connectOrigins?: Set<string>;
}

export function contextOf({
  api,
  session,
  cachePolicy,
  log,
  tagManagerId,
  nonce,
  connectOrigins,
}: RequestParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(sessionContext, session);
  context.set(cachePolicyContext, cachePolicy);
  context.set(logContext, log);
  context.set(tagManagerContext, tagManagerId);
  context.set(nonceContext, nonce);
  if (connectOrigins) context.set(connectOriginsContext, connectOrigins);
  return context;
}
