import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { issueMessage } from '../import-export/issue-message.ts';
import { knownReferences } from '../testing/evaluation-factory.ts';
import {
  actionSchema,
  conditionKinds,
  conditionsSchema,
  couponActionSchema,
  missingReferences,
  parseRules,
} from './promotions.ts';

function messages(schema: z.ZodType, json: unknown): string[] {
  const { error } = z.safeParse(schema, json, { error: issueMessage });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('rules in files', () => {
  test('list what they refer to, each once', () => {
    const { references } = parseRules({
      conditions: [
        { kind: 'items', skus: ['S1', 'S2'], brands: ['apple'], categories: ['phones'] },
        { kind: 'minimum_spend', amount: 100 },
      ],
      action: { kind: 'set_price', items: [{ skus: ['S2'] }, { products: [7] }], price: 10 },
    });
    expect(references).toMatchObject({ skus: ['S1', 'S2'], products: [7], brands: ['apple'], categories: ['phones'] });
    expect(missingReferences(references, knownReferences)).toEqual(['products: there is no 7']);
    expect(missingReferences({ ...references, skus: ['A-1'] }, knownReferences)[0]).toBe('skus: there is no "A-1"');
  });

  test('are accepted if they are valid', () => {
    expect(messages(conditionsSchema, [{ kind: 'first_order' }, { kind: 'schedule', weekdays: ['friday'] }])).toEqual(
      [],
    );
    expect(messages(actionSchema, { kind: 'free_gift', gifts: [{ sku: 'S1', quota: 5 }] })).toEqual([]);
  });

  test.each([
    [[{ kind: 'no_such' }], `0.kind: must be one of ${Object.keys(conditionKinds).join(', ')}`],
    [[{ kind: 'first_order' }, { kind: 'minimum_spend' }], '1.amount: must be baht with at most two decimals'],
    [[{ kind: 'minimum_spend', amount: 10, currency: 'THB' }], '0: must not have currency'],
    [[{ kind: 'items' }], '0: must have at least one of products, skus, brands, categories'],
    [[{ kind: 'items', skus: ['S1', 'S1'] }], '0.skus: must not have an entry twice'],
    [[{ kind: 'schedule', from: '7:00' }], "0.from: must be a time such as '18:30'"],
    [[{ kind: 'schedule', from: '07:00', to: '07:00' }], '0: must have different times in from and to'],
    [[{ kind: 'payment_method', methods: ['cheque'] }], '0.methods.0: must be one of credit_card'],
    ['first_order', ': must be a list'],
  ])('conditions %j are refused with a message', (json, message) => {
    expect(messages(conditionsSchema, json)[0]).toContain(message);
  });

  test.each([
    [{ kind: 'percent_off', percent: 101 }, 'percent: must be a percentage above 0 up to 100'],
    [{ kind: 'percent_off', percent: 12.345 }, 'percent: must be a percentage above 0 up to 100'],
    [{ kind: 'cashback' }, ': must have percent or amount'],
    [{ kind: 'nth_unit_off', n: 1, percent: 50 }, 'n: must be at least 2'],
    [{ percent: 10 }, 'kind: must be one of percent_off'],
    [[], ': must be an object'],
  ])('the action %j is refused with a message', (json, message) => {
    expect(messages(actionSchema, json)[0]).toContain(message);
  });

  test('coupons give no gifts', () => {
    expect(messages(couponActionSchema, { kind: 'free_gift', gifts: [{ sku: 'S1' }] })[0]).toContain(
      'kind: must be one of',
    );
  });
});
