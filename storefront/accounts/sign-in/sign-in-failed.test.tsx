import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { SignInContext } from '../use-sign-in.ts';
import { SignInFailed } from './sign-in-failed.tsx';

followPathLocale();

const signIn = {
  providers: [],
  hasPasskeys: false,
  openSignIn: () => {},
  completeSignIn: async () => {},
  signOut: async () => true,
};

/** The heading of an English page to which a provider led back with this error. */
async function headingOf(error: string | null): Promise<string | undefined> {
  const router = createMemoryRouter([
    { path: '*', element: <SignInFailed error={error} provider="line" redirectTo="/en" /> },
  ]);
  let html = '';
  await paraglideMiddleware(new Request('http://shop/en/sign-in'), () => {
    html = renderToStaticMarkup(
      <SignInContext value={signIn}>
        <RouterProvider router={router} />
      </SignInContext>,
    );
    return new Response();
  });
  return html.match(/<h1.*?<\/h1>/)?.[0].replaceAll(/<[^>]*>/g, '');
}

test('a sign-in that failed for a known reason names it', async () => {
  expect(await headingOf('cancelled')).toBe('Sign-in cancelled');
});

test.each([null, 'other', 'constructor', '__proto__'])(
  'a sign-in that failed for the reason %j has expired',
  async (error) => {
    expect(await headingOf(error)).toBe('This sign-in has expired');
  },
);
