import type { BotCheckAction, Recaptcha } from '#contract/bot-check.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** What the shop uses of the object that Google's script defines. */
export interface Grecaptcha {
  ready(callback: () => void): void;
  /** Version 3: a token for an action. */
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
  /** Version 2: shows the checkbox. @returns its id */
  render(container: HTMLElement, options: CheckboxOptions): number;
  reset(id: number): void;
}

interface CheckboxOptions {
  sitekey: string;
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** After that, a form goes on without the script. */
const timeoutMs = 8000;

let loading: Promise<Grecaptcha> | undefined;

/** Loads Google's script once, when a form needs it. Rejects if it does not arrive; the next call tries again. */
export function loadRecaptcha(recaptcha: Recaptcha): Promise<Grecaptcha> {
  loading ??= addScript(recaptcha).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript({ version, siteKey, url }: Recaptcha): Promise<Grecaptcha> {
  const query = new URLSearchParams({ render: version === '3' ? siteKey : 'explicit', hl: getLocale() });
  const script = Object.assign(document.createElement('script'), { async: true, src: `${url}/api.js?${query}` });
  return new Promise<Grecaptcha>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('the script of reCAPTCHA did not arrive'));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return fail();
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    });
    document.head.append(script);
  });
}

/** A token of version 3; undefined if reCAPTCHA gives none in time: whether the call may go on is for the server to say. */
export async function scoreToken(recaptcha: Recaptcha, action: BotCheckAction): Promise<string | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined));
  const token = loadRecaptcha(recaptcha).then((grecaptcha) => grecaptcha.execute(recaptcha.siteKey, { action }));
  return Promise.race([token.catch(() => undefined), tooLate]);
}
