export {
  articleColumns,
  blogAdColumns,
  blogCategoryColumns,
  blogTagColumns,
} from './import-export-columns.ts';
export {
  articlesForFile,
  blogAdsBySlug,
  blogCategoriesBySlug,
  blogTagsBySlug,
  saveArticles,
} from './import-export-queries.ts';
export { articleRows, articlesBySlug, invalidateChangedAds, nextBlogChange, relatedArticles } from './queries.ts';
export { articleProblems, writeBlogAds, writeBlogCategories, writeBlogTags } from './row-writers.ts';
export { articlePath } from './rules.ts';
