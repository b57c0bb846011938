import { isEditorsText } from '../blocks/in-language.ts';
import { sanitise } from '../blocks/sanitise.ts';

/** What content refers to, or lacks. */
export interface Reference {
  kind: 'link' | 'picture' | 'missing-language';
  /** Where in the value: `slides[0].link`. */
  place: string;
  /** The link, the path of the picture, or the language. */
  target: string;
}

const pictureFields = new Set(['image', 'mobile_image', 'poster', 'banner_image', 'url']);

/** The links and pictures in a value of content, and texts in one language only. */
export function referencesIn(value: unknown, place = '', field = ''): Reference[] {
  if (typeof value === 'string') return referencesOfText(value, place, field);
  if (Array.isArray(value)) return value.flatMap((item, index) => referencesIn(item, `${place}[${index}]`, field));
  if (value === null || typeof value !== 'object') return [];
  const isText = isEditorsText(value);
  const missing = isText ? (['th', 'en'] as const).filter((locale) => isEmpty(Reflect.get(value, locale))) : [];
  return [
    ...(missing.length === 1 ? missing.map((target) => ({ kind: 'missing-language' as const, place, target })) : []),
    ...Object.entries(value).flatMap(([name, part]) =>
      referencesIn(part, place === '' ? name : `${place}.${name}`, isText ? field : name),
    ),
  ];
}

const isEmpty = (text: unknown) => text === undefined || text === '' || (Array.isArray(text) && text.length === 0);

function referencesOfText(text: string, place: string, field: string): Reference[] {
  if (field === 'link') return [{ kind: 'link', place, target: text }];
  if (pictureFields.has(field)) return [{ kind: 'picture', place, target: text }];
  if (field !== 'html') return [];
  // Sanitised HTML has its attributes in double quotes.
  return [...sanitise(text).matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => ({
    kind: 'link',
    place,
    target: href.replaceAll('&amp;', '&'),
  }));
}

/** Texts in blocks that are in one language only: `[0].data.html: has no English text, …`. */
export function missingLanguages(blocks: unknown): string[] {
  return referencesIn(blocks)
    .filter(({ kind }) => kind === 'missing-language')
    .map(({ place, target }) => `${place}: ${languageRemark(target)}`);
}

/** The pictures of blocks. */
export function picturesIn(blocks: unknown): string[] {
  return referencesIn(blocks).flatMap(({ kind, target }) => (kind === 'picture' ? [target] : []));
}

export function languageRemark(locale: string): string {
  const language = locale === 'th' ? 'Thai' : 'English';
  return `has no ${language} text, so it is not shown in ${language}`;
}
