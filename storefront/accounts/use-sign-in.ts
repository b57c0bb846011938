import { createContext, useContext } from 'react';

/** The forms of the sign-in modal (`auth-{type}-form`). */
export type AuthFormType = 'login' | 'register';

export interface SignInRequest {
  /** A path of this shop to go to after the sign-in; without it the shopper stays on the page. */
  redirectTo?: string;
  /** Default: `login`. */
  form?: AuthFormType;
}

export interface SignIn {
  openSignIn: (request?: SignInRequest) => void;
  /** Goes to the home page, ends the session and clears the customer's data. */
  signOut: () => Promise<void>;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

/** Sign-in modal and sign-out, available inside `SessionProvider`. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('useSignIn is used outside of SessionProvider');
  return signIn;
}
