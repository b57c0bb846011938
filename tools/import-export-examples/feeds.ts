import type { Example } from './example.ts';

export const feedExamples: Record<string, Example> = {
  'feed-categories': {
    table: 'feed_categories',
    derived: ['category_id'],
    key: { feed: 'google', category: 'desks' },
    required: { feed_category: '632' },
    // Feeds are written for each fetch.
    changes: { feed_category: { to: '4636', invalidates: [] } },
  },
};
