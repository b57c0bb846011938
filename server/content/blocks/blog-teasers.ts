import { z } from 'zod';
import { articleRows, articlesBySlug } from '../../blog/blog.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

const slug = z.string().min(1).max(200);

export const blogTeasers = blockKind({
  type: 'blog_teasers',
  help: '{title, articles?, category?, limit?}: articles of the blog: chosen ones by their slugs, or the newest, of a category or of all; 3 by default',
  sample: { title: { th: 'อ่านก่อนซื้อ', en: 'Read before you buy' }, limit: 3 },
  schema: z.strictObject({
    title: textField(120),
    articles: z.array(slug).min(1).max(12).optional(),
    category: slug.optional(),
    limit: z.int().min(1).max(12).optional(),
  }),
  async resolve({ title, articles: slugs, category, limit = 3 }, { locale, now }, { db }) {
    const options = { locale, now };
    const articles = slugs
      ? await articlesBySlug(db, slugs, options)
      : (await articleRows(db, { category, limit, offset: 0 }, options)).items;
    if (articles.length === 0) return null;
    return { title, articles, link: category === undefined ? '/blog' : `/blog?category=${category}` };
  },
});
