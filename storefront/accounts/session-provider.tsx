import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { CodeProvider } from '#contract/social-sign-in.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { profileKey } from '#storefront/api/profile-key.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { ErrorDialog } from '#storefront/ui/error-dialog.tsx';
import { internalPath, redirectTarget } from './redirect-path.ts';
import { notifySignedInChange } from './signed-in-cookie.ts';
import { takeFromAddress } from './take-from-address.ts';
import { useSession } from './use-session.ts';
import { SignInContext, type SignInRequest } from './use-sign-in.ts';

const AuthModal = lazy(() => import('./sign-in/auth-modal.tsx'));

export interface SessionProviderProps {
  /** Those of social sign-in that the shop offers. */
  providers: readonly CodeProvider[];
  /** Whether the shop offers passkeys. */
  hasPasskeys: boolean;
  /** Runs before the shopper is redirected, for example to merge the guest cart; must not reject. */
  afterSignIn?: () => Promise<void>;
  /** Runs once the session has ended, for example to clear the cart. */
  afterSignOut?: () => Promise<void>;
  children: ReactNode;
}

/** Provides sign-in modal and sign-out; rendered once, around the shell. */
export function SessionProvider({ providers, hasPasskeys, afterSignIn, afterSignOut, children }: SessionProviderProps) {
  const [isSignOutFailed, setSignOutFailed] = useState(false);
  const [request, setRequest] = useState<SignInRequest & { open: boolean }>({ open: false });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openSignIn = useCallback((next: SignInRequest = {}) => setRequest({ form: 'login', ...next, open: true }), []);
  const goToPath = useGoToPath();
  const clearSignInQuery = useSignInOnArrival(openSignIn, goToPath);
  useEffect(removeEmptyFragment, []);
  const close = () => {
    setRequest((last) => ({ ...last, open: false }));
    clearSignInQuery();
  };

  const startSession = useCallback(async () => {
    await afterSignIn?.();
    queryClient.removeQueries({ queryKey: profileKey });
    notifySignedInChange();
  }, [afterSignIn, queryClient]);

  const finishSignIn = async () => {
    await startSession();
    setRequest((last) => ({ ...last, open: false }));
    if (request.redirectTo) goToPath(request.redirectTo);
    else clearSignInQuery();
  };

  const completeSignIn = useCallback(
    async (redirectTo: string) => {
      await startSession();
      goToPath(redirectTo, { replace: true });
    },
    [startSession, goToPath],
  );

  const endSession = useCallback(async () => {
    const result = await browserApi('POST /authen/api/auth/logout', { body: {} });
    if (!result.ok) return false;
    await afterSignOut?.();
    queryClient.removeQueries({ queryKey: profileKey });
    notifySignedInChange();
    // Any cached query may hold the customer's data.
    await queryClient.resetQueries();
    return true;
  }, [afterSignOut, queryClient]);

  const { isRefused = false } = useSession();
  useEffect(() => {
    if (isRefused) void endSession();
  }, [isRefused, endSession]);

  const signOut = useCallback(async () => {
    await navigate(localiseLink('/'));
    const hasEnded = await endSession();
    if (!hasEnded) setSignOutFailed(true);
    return hasEnded;
  }, [navigate, endSession]);

  const signIn = useMemo(
    () => ({ providers, hasPasskeys, openSignIn, completeSignIn, signOut }),
    [providers, hasPasskeys, openSignIn, completeSignIn, signOut],
  );
  return (
    <SignInContext value={signIn}>
      {children}
      <ErrorDialog
        open={isSignOutFailed}
        onClose={() => setSignOutFailed(false)}
        title={m.auth_sign_out_failed()}
        message={m.auth_sign_out_failed_text()}
      />
      {request.form && (
        <Suspense fallback={null}>
          <AuthModal
            open={request.open}
            form={request.form}
            redirectTo={request.redirectTo}
            email={request.email}
            confirmationToken={request.confirmationToken}
            onClose={close}
            onSignedIn={finishSignIn}
          />
        </Suspense>
      )}
    </SignInContext>
  );
}

/** The rest of a redirect from a page that a mailed link led to (guards.ts). */
function removeEmptyFragment(): void {
  const { href, pathname, search } = window.location;
  if (href.endsWith('#')) window.history.replaceState(window.history.state, '', pathname + search);
}

/** Navigates to a page of this shop, by a page load if it is in another language. */
function useGoToPath(): (path: string, options?: { replace: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, { replace } = { replace: false }) => {
      const target = internalPath(path);
      if (!target) return;
      if (localeOfPath(target) === getLocale()) void navigate(target, { replace });
      else if (replace) window.location.replace(target);
      else window.location.assign(target);
    },
    [navigate],
  );
}

/**
 * Opens the sign-in on a home page with `?redirect=` (from a page that requires a session) or `?sign-in` or `?forgot-password` (from a mail).
 * Returns a function that removes the query, so that a reload does not open it again.
 */
function useSignInOnArrival(
  openSignIn: (request: SignInRequest) => void,
  goToPath: (path: string) => void,
): () => void {
  const { pathname, key } = useLocation();
  const [query] = useSearchParams();
  const { status } = useSession();
  const navigate = useNavigate();
  const handled = useRef<string>(undefined);
  const signInRequested =
    pathname === localiseLink('/') && (query.has('redirect') || query.has('sign-in') || query.has('forgot-password'));
  useEffect(() => {
    if (!signInRequested) handled.current = undefined;
    if (!signInRequested || status === 'loading' || handled.current === key) return;
    handled.current = key;
    const redirectTo = redirectTarget(query);
    const confirmationToken = takeFromAddress('confirmation');
    if (status === 'guest')
      openSignIn({ redirectTo, confirmationToken, form: query.has('forgot-password') ? 'forgot-password' : 'login' });
    else if (redirectTo) goToPath(redirectTo);
  }, [signInRequested, status, query, key, goToPath, openSignIn]);
  return () => {
    if (signInRequested) void navigate(pathname, { replace: true, preventScrollReset: true });
  };
}
