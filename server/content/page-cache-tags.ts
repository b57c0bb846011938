/** Pages of blocks show products with their prices, promotions and flash sales, and branches. */
const blockTags = ['content', 'catalogue', 'promotions', 'flash-sales', 'brands', 'stores'];

/** Of calls that return blocks. */
export const blockCache = { cacheTags: () => blockTags };

/** Of calls that return a page; a preview is not stored. */
export const pageCache = {
  cacheTags: (_page: unknown, { previewKey }: { previewKey?: string | undefined }) =>
    previewKey === undefined ? blockTags : null,
};
