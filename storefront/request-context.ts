import { createContext, RouterContextProvider } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { PageNotes } from './page-notes.ts';

/** Whether the shopper of a private page is signed in; public pages know nobody. */
export interface ShopperSession {
  signedIn: boolean;
}

export interface RequestLog {
  error(details: object, message: string): void;
}

/** The contract's client in the page's language; on private pages with the shopper's own session. */
export const apiContext = createContext<Client>();
export const sessionContext = createContext<ShopperSession>();
/** What the loaders of a page say about how long it may be kept. */
export const pageContext = createContext<PageNotes>();
export const logContext = createContext<RequestLog>();

export interface RequestParts {
  api: Client;
  session: ShopperSession;
  page: PageNotes;
  log: RequestLog;
}

export function contextOf({ api, session, page, log }: RequestParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(sessionContext, session);
  context.set(pageContext, page);
  context.set(logContext, log);
  return context;
}
