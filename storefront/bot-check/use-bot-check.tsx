import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { BotCheckAction } from '#contract/bot-check.ts';
import type { ClientResult } from '#contract/client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BotCheckContext } from './bot-check-context.ts';
import { type CheckboxHandle, RecaptchaCheckbox } from './recaptcha-checkbox.tsx';
import { loadRecaptcha, scoreToken } from './recaptcha-script.ts';

export interface BotCheck {
  /** Makes a call with a token, where the shop needs one. Undefined: the shopper has to tick the box first, which `field` says. */
  call<Data>(
    makeCall: (botCheckToken: string | undefined) => Promise<ClientResult<Data>>,
  ): Promise<ClientResult<Data> | undefined>;
  /** Checkbox or notice, for the place above the button; null where nothing is asked. */
  field: ReactNode;
}

export interface BotCheckOptions {
  /** Asks nothing, and loads nothing, before the server has refused a call without a token. */
  onlyAfterRefusal?: boolean;
}

/** The bot check of a form; nothing in a shop without one. */
export function useBotCheck(action: BotCheckAction, { onlyAfterRefusal = false }: BotCheckOptions = {}): BotCheck {
  const recaptcha = useContext(BotCheckContext);
  const [isAsked, setAsked] = useState(!onlyAfterRefusal);
  const [isMissing, setMissing] = useState(false);
  const checkbox = useRef<CheckboxHandle>(null);

  useEffect(() => {
    // The token is asked for when the form is sent; whether the script arrived shows then.
    if (isAsked && recaptcha?.version === '3') loadRecaptcha(recaptcha).catch(() => {});
  }, [isAsked, recaptcha]);

  async function call<Data>(
    makeCall: (botCheckToken: string | undefined) => Promise<ClientResult<Data>>,
  ): Promise<ClientResult<Data> | undefined> {
    if (!recaptcha) return makeCall(undefined);
    const isScore = recaptcha.version === '3';
    if (!isAsked) {
      const result = await makeCall(undefined);
      if (result.ok || result.code !== 'bot_check_failed') return result;
      setAsked(true);
      if (isScore) return makeCall(await scoreToken(recaptcha, action));
      setMissing(true);
      return undefined;
    }
    if (isScore) return makeCall(await scoreToken(recaptcha, action));
    const token = checkbox.current?.token();
    setMissing(token === null);
    if (token === null) return undefined;
    const result = await makeCall(token);
    checkbox.current?.reset();
    return result;
  }

  if (!recaptcha || !isAsked) return { call, field: null };
  if (recaptcha.version === '3')
    return {
      call,
      field: (
        <p className="text-xs text-balance text-muted">
          <WrapAtWords>{m.bot_check_notice()}</WrapAtWords>
        </p>
      ),
    };
  return {
    call,
    field: (
      <RecaptchaCheckbox
        ref={checkbox}
        recaptcha={recaptcha}
        isMissing={isMissing}
        onTicked={() => setMissing(false)}
      />
    ),
  };
}
