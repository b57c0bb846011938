import type { FileRow } from '#server/import-export/import-export.ts';

/** A change of a column and its expected effects. */
export type Change = {
  to: unknown;
  /** Columns that must change in the same import. */
  with?: FileRow;
} & (
  | {
      /** Cache tags of the pages that must be invalidated. */
      invalidates: readonly string[];
      /** Whether the search index must change. */
      search?: boolean;
      /** Whether `lastmod` of the product page must change in the sitemap. */
      lastmod?: boolean;
    }
  /** The import must refuse the change with this message. */
  | { refused: string }
);

export interface Example {
  /** The columns that identify the row. */
  key: FileRow;
  /** The other columns that a new row must have. */
  required: FileRow;
  /** Other rows that the same file must contain. */
  alongside?: readonly FileRow[];
  /** By column name. */
  changes: Record<string, Change>;
  /** Table that stores the row. */
  table?: string;
  /** Columns of the table that are not in the file. */
  derived?: readonly string[];
}

/** The cached pages that show product 11. */
export const pagesOfProduct = ['catalogue', 'category:1', 'product:11'];
/** Content blocks. */
export const blocks = [{ type: 'paragraph', data: { text: 'Glowing' } }];

const ofContent = (to: unknown): Change => ({ to, invalidates: ['content'] });

/** Changes of title and description of a page of blocks. */
export const textChanges: Record<string, Change> = {
  title_th: ofContent('ใหม่'),
  title_en: ofContent('New'),
  description_th: ofContent('ใหม่'),
  description_en: ofContent('New'),
};

/** A change of the blocks of a page. */
export const blockChange = ofContent([
  { id: 'text', type: 'rich_text', data: { html: { th: '<p>ก</p>', en: '<p>a</p>' } } },
]);

/** Changes of what every page of blocks has. */
export const pageBodyChanges: Record<string, Change> = {
  ...textChanges,
  image: ofContent('/images/new.svg'),
  starts_at: ofContent('2026-12-01T00:00:00.000Z'),
  ends_at: ofContent('2026-12-31T00:00:00.000Z'),
  blocks: blockChange,
};
