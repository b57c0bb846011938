import { createContext, useContext } from 'react';

/** The forms of the sign-in modal (spec 2: `auth-{type}-form`). */
export type AuthFormType = 'login' | 'register';

export interface SignInRequest {
  /** A path of the shop to go to after the sign-in; without it the shopper stays on the page. */
  redirectTo?: string;
  /** `login` where it is not said. */
  form?: AuthFormType;
}

export interface SignIn {
  openSignIn: (request?: SignInRequest) => void;
  /** Goes home, ends the session, forgets what belonged to the customer (spec 4). */
  signOut: () => Promise<void>;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

/** The sign-in modal and the sign-out, for everything inside `SessionProvider`. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useSignIn is used outside of SessionProvider');
  return signIn;
}
