import type { Provider } from './social-sign-in.ts';

/** Brand names, the same in both languages. */
export const providerNames: Record<Provider, string> = {
  line: 'LINE',
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
