import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Recaptcha } from '#contract/bot-check.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FieldError } from '#storefront/ui/form-field.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { type Grecaptcha, loadRecaptcha } from './recaptcha-script.ts';

/** Pixels of Google's normal checkbox; narrower places get the compact one. */
const normalWidth = 304;

export interface CheckboxHandle {
  /** The token of the ticked box; null if it has to be ticked first; undefined if there is no box to tick. */
  token(): string | null | undefined;
  /** A token works once: the box has to be ticked again. */
  reset(): void;
}

export interface RecaptchaCheckboxProps {
  recaptcha: Recaptcha;
  /** The form was sent without ticking it. */
  isMissing: boolean;
  onTicked: () => void;
  ref: Ref<CheckboxHandle>;
}

/** The checkbox of version 2, which is a frame of Google. Focused when it is missing. */
export function RecaptchaCheckbox({ recaptcha, isMissing, onTicked, ref }: RecaptchaCheckboxProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<{ grecaptcha: Grecaptcha; id: number }>(undefined);
  const token = useRef<string>(undefined);
  const ticked = useRef(onTicked);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const id = useId();

  useEffect(() => {
    ticked.current = onTicked;
  });

  useEffect(() => {
    if (status !== 'loading') return;
    let isCurrent = true;
    loadRecaptcha(recaptcha).then(
      (grecaptcha) => {
        if (!isCurrent || !place.current) return;
        const expire = () => {
          token.current = undefined;
        };
        // Google renders into an element once only.
        const holder = place.current.appendChild(document.createElement('div'));
        const box = grecaptcha.render(holder, {
          sitekey: recaptcha.siteKey,
          size: place.current.clientWidth < normalWidth ? 'compact' : 'normal',
          callback(given) {
            token.current = given;
            ticked.current();
          },
          'expired-callback': expire,
          // Google cannot be reached: nobody can tick the box.
          'error-callback'() {
            expire();
            widget.current = undefined;
            setStatus('failed');
          },
        });
        widget.current = { grecaptcha, id: box };
        setStatus('ready');
      },
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [recaptcha, status]);

  useEffect(() => {
    if (isMissing) group.current?.focus();
  }, [isMissing]);

  useImperativeHandle(ref, () => ({
    token: () => (status === 'failed' ? undefined : (token.current ?? null)),
    reset() {
      token.current = undefined;
      if (widget.current) widget.current.grecaptcha.reset(widget.current.id);
    },
  }));

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={isMissing ? `${id}-error` : undefined}
      className="grid min-w-0 gap-1.5 outline-none"
    >
      <legend className="sr-only">{m.bot_check_label()}</legend>
      {status === 'failed' ? (
        <div className="grid justify-items-start gap-2 rounded-field border border-line px-4 py-3 text-sm">
          <p role="status">
            <WrapAtWords>{m.bot_check_not_loaded()}</WrapAtWords>
          </p>
          <Button variant="secondary" onClick={() => setStatus('loading')}>
            {m.bot_check_load_again()}
          </Button>
        </div>
      ) : (
        <div ref={place} aria-busy={status === 'loading'} className="min-h-20" />
      )}
      {isMissing && status !== 'failed' && <FieldError id={`${id}-error`}>{m.bot_check_missing()}</FieldError>}
    </fieldset>
  );
}
