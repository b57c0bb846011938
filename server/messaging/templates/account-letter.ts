import type { Locale, Localised } from '#contract/locale.ts';
import { greeting } from './greeting.ts';
import { type Letter, translate } from './letter.ts';
import type { AccountMail } from './mail-contents.ts';

export type AccountTexts = Record<'subject' | 'title' | 'intro' | 'button' | 'note', Localised>;

/** A mail on an account: an introduction, further paragraphs, a button that leads to the shop, and a note for whom it does not concern. */
export function accountLetter(
  { firstName = '' }: Partial<AccountMail>,
  locale: Locale,
  {
    texts,
    values,
    paragraphs = [],
    url,
  }: { texts: AccountTexts; values?: Record<string, string>; paragraphs?: readonly string[]; url: string },
): Letter {
  const t = translate(texts, locale, values);
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting(firstName, locale),
    blocks: [
      ...[t.intro, ...paragraphs].map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'button', label: t.button, url },
      { kind: 'note', text: t.note },
    ],
  };
}
