export { brandRows } from './queries.ts';
