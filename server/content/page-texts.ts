import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { inLanguage } from './blocks/in-language.ts';
import { shownText } from './blocks/shown-text.ts';
import { pageRowsBelow } from './page-queries.ts';
import { isOpen, windowOf } from './page-rules.ts';

/** What a page says, for a search. */
export interface PageTexts {
  path: string;
  title: string;
  description: string;
  /** Of its blocks of questions. */
  questions: string[];
  /** All texts of its blocks, without markup. */
  text: string;
}

/** The texts of the pages below a path such as `/help/` that are in their window. */
export async function readPageTexts(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  folder: string,
  locale: Locale,
): Promise<PageTexts[]> {
  const now = clock();
  const pages = (await pageRowsBelow(db, folder, locale)).filter((page) => isOpen(page, now));
  return pages.map(({ path, title, description, blocks }) => {
    const open = blocks.filter((block) => isOpen(windowOf(block), now));
    return {
      path,
      title,
      description,
      questions: open.flatMap(({ type, data }) => (type === 'faq' ? questionsOf(inLanguage(data, locale)) : [])),
      text: shownText(open, locale),
    };
  });
}

function questionsOf(data: unknown): string[] {
  const { items = [] } = (data ?? {}) as { items?: { question: string }[] };
  return items.map(({ question }) => question);
}
