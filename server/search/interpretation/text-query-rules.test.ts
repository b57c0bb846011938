import { expect, test } from 'vitest';
import { buildTextQuery } from './text-query-rules.ts';

const matchOf = (term: string, alternatives: string[], isPrefix: boolean) =>
  buildTextQuery([{ term, alternatives, isPrefix }], null)?.match;

test('alternatives that another one of the same term implies are not searched for', () => {
  const alternatives = ['mobile', 'smart phone', 'cell phone', 'mobile phone', 'hand set'];
  expect(matchOf('phone', alternatives, false)).toBe("('phone' | 'mobile' | ('hand' & 'set'))");
  expect(matchOf('pho', ['phone', 'smart phone', 'hand set'], true)).toBe("('pho':* | ('hand' & 'set'))");
});
