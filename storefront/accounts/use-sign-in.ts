import { createContext, useContext } from 'react';
import type { CodeProvider } from '#contract/social-sign-in.ts';

/** The forms of the sign-in modal (`auth-{type}-form`). */
export type AuthFormType = 'login' | 'register' | 'forgot-password';

export interface SignInRequest {
  /** A path of this shop to go to after the sign-in; without it the shopper stays on the page. */
  redirectTo?: string;
  /** Of the mailed link that confirms a sign-in. */
  confirmationToken?: string;
  /** Of the account, if it is known. */
  email?: string;
  /** Default: `login`. */
  form?: AuthFormType;
}

export interface SignIn {
  /** The providers of social sign-in that the shop offers, in the order of their buttons. */
  providers: readonly CodeProvider[];
  /** Whether the shop offers passkeys; the browser may still have none. */
  hasPasskeys: boolean;
  openSignIn: (request?: SignInRequest) => void;
  /** After a sign-in on another page: takes the guest's cart along, and replaces the page by a path of this shop. */
  completeSignIn: (redirectTo: string) => Promise<void>;
  /** Goes to the home page, ends the session and clears the customer's data. @returns false if it failed, which a dialog then says */
  signOut: () => Promise<boolean>;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

/** Sign-in modal and sign-out, available inside `SessionProvider`. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useSignIn is used outside of SessionProvider');
  return signIn;
}
