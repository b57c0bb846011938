import { writeBlogAds, writeBlogCategories, writeBlogTags } from '#server/blog/blog.ts';
import { writeArticlePages } from '#server/content/content.ts';
import type { Tx } from '#server/db/database.ts';
import { daysBefore } from './calendar.ts';
import { blogAds } from './data/blog/ads.ts';
import type { SeedArticle } from './data/blog/article.ts';
import { articles } from './data/blog/articles.ts';
import { blogCategories } from './data/blog/categories.ts';
import { blogTags } from './data/blog/tags.ts';
import { blogCover } from './pictures.ts';
import type { Localised } from './types.ts';

/** Writes the blog as an import does, so that what derives from its texts is computed: the articles, published around now. */
export async function seedBlog(tx: Tx, now: Date): Promise<void> {
  const write = async (writeRows: typeof writeArticlePages, rows: object[]) => {
    for (const [index, outcome] of (await writeRows(tx, rows as Record<string, unknown>[], now)).entries())
      if (typeof outcome === 'object' && 'refused' in outcome)
        throw new Error(`${JSON.stringify(rows[index])}: ${outcome.refused}`);
  };
  await write(
    writeBlogCategories,
    blogCategories.map(({ slug, name }, position) => ({
      type: 'blog-category',
      slug,
      ...inColumns('name', name),
      position,
    })),
  );
  await write(
    writeBlogTags,
    blogTags.map(({ slug, name }) => ({ type: 'blog-tag', slug, ...inColumns('name', name) })),
  );
  const top = articles.filter(({ isTop }) => isTop);
  await write(
    writeArticlePages,
    articles.map((article) => articleRow(article, top, now)),
  );
  await write(
    writeBlogAds,
    blogAds.map(({ slug, title, banner, link, category }, position) => ({
      ...{ type: 'blog-ad', slug, link, category, position },
      ...inColumns('title', title),
      image: `/images/banners/${banner}-full-wide.svg`,
      mobile_image: `/images/banners/${banner}-full-narrow.svg`,
    })),
  );
}

function articleRow(article: SeedArticle, top: readonly SeedArticle[], now: Date): object {
  const { slug, category, tags, title, description, author, publishedDaysAgo, blocks } = article;
  return {
    ...{ type: 'article', slug, category, tags, blocks },
    ...inColumns('title', title),
    ...inColumns('description', description),
    ...inColumns('author', author),
    image: blogCover(slug),
    published_at: daysBefore(now, publishedDaysAgo).toISOString(),
    top_position: article.isTop ? top.indexOf(article) + 1 : null,
  };
}

const inColumns = (name: string, { th, en }: Localised) => ({ [`${name}_th`]: th, [`${name}_en`]: en });
