export { invalidateChangedPages } from './page-queries.ts';
