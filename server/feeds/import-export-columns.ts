import { feedNames } from '#contract/feeds.ts';
import { choice, type RowOf, storedByQuery, text } from '../import-export/columns.ts';

export const feedCategoryColumns = {
  feed: choice('the feed; feed and category identify a row', feedNames),
  category: storedByQuery(text('path of the category in the shop, such as laptops/macbook')),
  feed_category: text("id of its category there: of Google's taxonomy for google, meta and tiktok", { max: 100 }),
};

/** The category of a feed as a row of a file. */
export type FeedCategoryFileRow = RowOf<typeof feedCategoryColumns>;
