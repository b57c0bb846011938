import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface TextWithLinksProps {
  /** A message with links in brackets: "I accept the [terms of service] and the [privacy policy]". */
  text: string;
  /** Where they lead, in order. */
  hrefs: readonly string[];
}

/** A text of a form with links that open in a new tab, so that what was entered stays. */
export function TextWithLinks({ text, hrefs }: TextWithLinksProps) {
  return text.split(/\[([^\]]+)\]/).map((part, index) =>
    index % 2 === 0 ? (
      <WrapAtWords key={part}>{part}</WrapAtWords>
    ) : (
      <a
        key={part}
        href={hrefs[(index - 1) / 2]}
        target="_blank"
        rel="noopener"
        className="font-medium text-brand underline hover:no-underline"
      >
        <WrapAtWords>{part}</WrapAtWords>
        <span className="sr-only"> {m.ui_new_tab()}</span>
      </a>
    ),
  );
}
