import type { Locale, Localised } from '#contract/locale.ts';
import { greeting } from './greeting.ts';
import { type Block, type Letter, translate } from './letter.ts';
import type { AccountMail } from './mail-contents.ts';

export type AccountTexts = Record<'subject' | 'title' | 'intro' | 'button' | 'note', Localised>;

/** A mail on an account: an introduction, further paragraphs and blocks, a button that leads to the shop, and a note for whom it does not concern. */
export function accountLetter(
  { firstName = '' }: Partial<AccountMail>,
  locale: Locale,
  {
    texts,
    values,
    paragraphs = [],
    blocks = [],
    url,
  }: {
    texts: AccountTexts;
    values?: Record<string, string>;
    paragraphs?: readonly string[];
    blocks?: readonly Block[];
    url: string;
  },
): Letter {
  const t = translate(texts, locale, values);
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting(firstName, locale),
    blocks: [
      ...[t.intro, ...paragraphs].map((text) => ({ kind: 'paragraph' as const, text })),
      ...blocks,
      { kind: 'button', label: t.button, url },
      { kind: 'note', text: t.note },
    ],
  };
}
