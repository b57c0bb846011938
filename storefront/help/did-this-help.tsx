import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ClientFail } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** Asks whether a help page helped. The answer can be changed; who says no is shown how to reach a person. */
export function DidThisHelp({ slug }: { slug: string }) {
  const [helpful, setHelpful] = useState<boolean>();
  /** The last answer that the shop has stored, and the one that it is to store next while it stores one. */
  const votes = useRef<{ stored?: boolean; next?: boolean }>({});
  const vote = async (answer: boolean) => {
    setHelpful(answer);
    const isSending = votes.current.next !== undefined;
    votes.current.next = answer;
    if (isSending) return;
    let sent: boolean | undefined;
    while (votes.current.next !== sent) {
      sent = votes.current.next;
      const failure = await send(slug, sent === true);
      if (!failure) votes.current.stored = sent;
      else if (votes.current.next === sent) {
        setHelpful(votes.current.stored);
        showToast(failureMessage(failure), 'error');
      }
    }
    votes.current.next = undefined;
  };
  const answer = (value: boolean, label: string, icon: ReactNode) => (
    <button
      type="button"
      aria-pressed={helpful === value}
      onClick={() => void vote(value)}
      className={classNames(
        buttonStyle({ variant: 'secondary' }),
        'aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand',
      )}
    >
      {icon}
      {label}
    </button>
  );
  return (
    <section aria-labelledby="did-this-help" className="border-t border-line pt-6 noscript:hidden print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="did-this-help" className="font-semibold">
          <WrapAtWords>{m.help_vote_title()}</WrapAtWords>
        </h2>
        <div className="flex gap-3">
          {answer(true, m.help_vote_yes(), <ThumbsUp aria-hidden="true" className="size-5" />)}
          {answer(false, m.help_vote_no(), <ThumbsDown aria-hidden="true" className="size-5" />)}
        </div>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {helpful === true && m.help_vote_thanks()}
        {helpful === false && (
          <>
            {m.help_vote_sorry()} <TextLink href={localiseLink('/help-contact-us')}>{m.help_vote_contact()}</TextLink>
          </>
        )}
      </p>
    </section>
  );
}

/** Sends an answer. @returns why it was not stored, or null */
async function send(slug: string, helpful: boolean): Promise<ClientFail | null> {
  const path = 'POST /utils/api/help-information/contents/{slug}/votes';
  const result = await browserApi(path, { params: { slug }, body: { helpful } });
  return result.ok ? null : result;
}
