import type { Example } from './example.ts';

const groups = [
  {
    code: 'C0001',
    name: { th: 'จำเป็น', en: 'Necessary' },
    description: { th: 'จำเป็น', en: 'Needed' },
    providers: [],
  },
];

export const consentExamples: Record<string, Example> = {
  'cookie-policies': {
    table: 'cookie_policies',
    key: { published_on: '2026-11-01' },
    required: { groups },
    changes: {
      groups: {
        to: groups.map((group) => ({ ...group, description: { th: 'ใหม่', en: 'New' } })),
        invalidates: ['everything'],
      },
    },
  },
};
