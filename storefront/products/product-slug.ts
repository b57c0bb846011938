/**
 * The id at the end of a product's slug: `apple-iphone-17-pro-1001` is 1001. It is the id of the product or of one of
 * its SKUs; undefined where the slug has none.
 */
export function productIdOfSlug(slug: string): number | undefined {
  const digits = /(?:^|[^-]-)([1-9]\d{0,9})$/.exec(slug)?.[1];
  const id = Number(digits);
  return digits && id <= 2_147_483_647 ? id : undefined;
}
