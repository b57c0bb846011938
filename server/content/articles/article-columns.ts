import { articleColumns } from '../../blog/blog.ts';
import { type RowOf, rowType, timestamp } from '../../import-export/columns.ts';
import { pageColumns } from '../import-export-columns.ts';

const { slug, category, tags, author_th, author_en, top_position } = articleColumns;
const { title_th, title_en, description_th, description_en, image, ends_at, blocks } = pageColumns;

/** An article of the blog in a file: its page and its place in the blog. */
export const articleFileColumns = {
  type: rowType('article'),
  slug,
  category,
  tags,
  title_th,
  title_en,
  description_th,
  description_en,
  author_th,
  author_en,
  image: { ...image, description: 'path of its cover' },
  published_at: timestamp('from when it is found and listed, which is also the date that it shows'),
  ends_at,
  top_position,
  blocks,
};

export type ArticlePageFileRow = RowOf<typeof articleFileColumns>;
