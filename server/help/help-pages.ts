import type { FoundHelp, HelpContent, HelpMenu, HelpPage } from '#contract/help.ts';
import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { readPage, readPageTexts } from '../content/content.ts';
import type { Db } from '../db/database.ts';
import { rankDocuments } from '../search/search.ts';
import { contentRows, findPlace, type HelpRow, typeRows } from './queries.ts';

const folder = '/help/';
const maxFound = 20;
const maxQuestions = 3;
const weights = { title: 8, question: 6, description: 4, text: 1 };

export const helpPath = (slug: string): string => folder + slug.toLowerCase();

const present = ({ slug, title, description, question }: HelpRow): HelpContent => ({
  slug,
  title,
  description,
  question,
});

/** All types that have pages in their window, with these pages. */
export async function readMenus({ db, clock }: AppContext, locale: Locale): Promise<HelpMenu[]> {
  const [types, contents] = await Promise.all([typeRows(db, locale), contentRows(db, clock(), locale)]);
  return types
    .map((type) => ({ ...type, items: contents.filter((content) => content.type === type.type).map(present) }))
    .filter(({ items }) => items.length > 0);
}

/** A help page, as it is now or as a preview link says; undefined if there is none. */
export async function readHelpPage(
  context: AppContext,
  slug: string,
  request: { locale: Locale; at?: string | undefined; previewKey?: string | undefined },
): Promise<HelpPage | undefined> {
  const { db, clock } = context;
  const path = helpPath(slug);
  const place = await findPlace(db, path, request.locale);
  const page = place && (await readPage(context, { ...request, path }));
  if (!page) return undefined;
  const { related, ...helpType } = place;
  const contents = related.length > 0 ? await contentRows(db, clock(), request.locale) : [];
  return {
    ...page,
    slug: page.path.slice(folder.length),
    helpType,
    related: related.flatMap((other) => contents.find((content) => content.slug === other) ?? []).map(present),
  };
}

/** The help pages that fit a query, the best first. */
export async function searchHelp(context: AppContext, query: string, locale: Locale): Promise<FoundHelp[]> {
  const { db, clock } = context;
  const [types, contents, pages] = await Promise.all([
    typeRows(db, locale),
    contentRows(db, clock(), locale),
    readPageTexts(context, folder, locale),
  ]);
  const texts = new Map(pages.map((page) => [page.path, page]));
  const labels = new Map(types.map(({ type, label }) => [type, label]));
  const ranked = await rankDocuments(
    db,
    query,
    locale,
    contents.map(({ path, title, description, question, type }) => [
      { text: title, weight: weights.title },
      ...[question ?? '', ...(texts.get(path)?.questions ?? [])].map((text) => ({ text, weight: weights.question })),
      { text: `${description}\n${labels.get(type) ?? ''}`, weight: weights.description },
      { text: texts.get(path)?.text ?? '', weight: weights.text },
    ]),
  );
  return Promise.all(
    ranked.slice(0, maxFound).map(async (index) => {
      const content = contents[index] as HelpRow;
      return {
        ...present(content),
        label: labels.get(content.type) ?? '',
        questions: await bestQuestions(db, query, locale, texts.get(content.path)?.questions ?? []),
      };
    }),
  );
}

async function bestQuestions(db: Db, query: string, locale: Locale, questions: readonly string[]): Promise<string[]> {
  const ranked = await rankDocuments(
    db,
    query,
    locale,
    questions.map((text) => [{ text, weight: 1 }]),
    { leastShare: 0.75 },
  );
  return ranked.slice(0, maxQuestions).flatMap((index) => questions[index] ?? []);
}
