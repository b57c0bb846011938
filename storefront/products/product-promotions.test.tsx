import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductPromotion } from '#contract/promotions.ts';
import { ProductPromotions } from './product-promotions.tsx';

const promotion = {
  ruleId: 1,
  benefitKind: 'discount',
  gift: null,
} as const satisfies Partial<ProductPromotion>;

/** The texts of a promotion as a shopper reads them, one a paragraph. */
function textsOf(text: Pick<ProductPromotion, 'name' | 'description' | 'conditions'> & Partial<ProductPromotion>) {
  const html = renderToStaticMarkup(<ProductPromotions promotions={[{ ...promotion, ...text } as ProductPromotion]} />);
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, content]) => content?.replace(/<[^>]*>/g, ''));
}

test('a promotion whose name says what it does and from when says neither again', () => {
  const name = 'ช้อปครบ ฿50,000 ลดทันที ฿1,000';
  expect(textsOf({ name, description: 'ลด ฿1,000', conditions: ['ซื้อครบ ฿50,000'] })).toEqual([name]);
});

test('a promotion says the conditions that its name leaves open', () => {
  expect(
    textsOf({
      name: '฿150 off your first order',
      description: '฿150 off',
      conditions: ['On your first order', 'Spend ฿2,000 or more'],
    }),
  ).toEqual(['฿150 off your first order', expect.stringContaining('Spend ฿2,000 or more')]);
});

test('a promotion whose name does not say all that it does begins with that', () => {
  const [first, second] = textsOf({
    name: '1% on top with PromptPay',
    description: '1% off, up to ฿100',
    conditions: ['When you pay by PromptPay QR'],
  });
  expect(first).toBe('1% off, up to ฿100');
  expect(second).toContain('1% on top with PromptPay');
  expect(second).toContain('When you pay by PromptPay QR');
});

test('a promotion says a condition whose amount its name has only for what it does', () => {
  const [first, second] = textsOf({ name: 'ลดทันที ฿1,000', description: 'ลด ฿1,000', conditions: ['ซื้อครบ ฿1,000'] });
  expect([first, second]).toEqual(['ลดทันที ฿1,000', 'ซื้อครบ ฿1,000']);
});
