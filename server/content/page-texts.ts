import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { inLanguage } from './blocks/in-language.ts';
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
    const data = blocks
      .filter((block) => isOpen(windowOf(block), now))
      .flatMap((block) => ({ type: block.type, data: inLanguage(block.data, locale) }));
    return {
      path,
      title,
      description,
      questions: data.flatMap((block) => (block.type === 'faq' ? questionsOf(block.data) : [])),
      text: data.flatMap((block) => textsOf(block.data)).join('\n'),
    };
  });
}

function questionsOf(data: unknown): string[] {
  const { items = [] } = (data ?? {}) as { items?: { question: string }[] };
  return items.map(({ question }) => question);
}

/** All texts in the data of a block, without tags, links and paths of pictures. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https:)\S*$/.test(value) ? [] : [value.replace(/<[^>]*>/g, ' ')];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}
