/**
 * The pages to link to: first, last, current and its neighbours. A gap of one page is filled, longer gaps are `'gap'`.
 * Pages count from 1.
 */
export function paginationPages(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  const result: (number | 'gap')[] = [];
  for (let n = 1; n <= pageCount; n++) {
    if (near.has(n) || (near.has(n - 1) && near.has(n + 1))) result.push(n);
    else if (result.at(-1) !== 'gap') result.push('gap');
  }
  return result;
}
