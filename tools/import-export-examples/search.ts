import type { Example } from './example.ts';

export const searchExamples: Record<string, Example> = {
  synonyms: {
    table: 'search_synonyms',
    key: { synonym: 'lumen' },
    required: {},
    changes: {
      // Search results are not cached.
      words: { to: ['brightness'], invalidates: [], search: true },
    },
  },
};
