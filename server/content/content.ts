export { writeArticlePages } from './articles/article-import.ts';
export { pageBodyColumns } from './import-export-columns.ts';
export { savePages } from './import-export-queries.ts';
export { pageCache } from './page-cache-tags.ts';
export { invalidateChangedPages } from './page-queries.ts';
export { readPageTexts } from './page-texts.ts';
export { readPage } from './pages.ts';
