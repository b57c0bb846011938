import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locale, locales } from '#contract/locale.ts';
import { counterText } from '#contract/pickup.ts';
import { maxWishlistItems } from '#contract/wishlist.ts';
import { renderMail } from './render-mail.ts';
import { sampleContents } from './samples.ts';
import type { MailKind, WishlistNewsItem } from './templates/mail-contents.ts';
import { templates } from './templates/templates.ts';

const kinds = Object.keys(templates) as MailKind[];
const origin = 'https://shop.example';

/** The size from which Gmail cuts mails. */
const gmailLimit = 102_400;

/** Not the sign of the baht. */
const thaiLetter = /[\u0E01-\u0E3A\u0E40-\u0E5B]/;

async function linesOf(kind: MailKind, locale: Locale): Promise<string[]> {
  const { text } = await renderMail(kind, sampleContents(locale, origin)[kind], locale);
  return text.split('\n').filter((line) => /\p{L}/u.test(line));
}

test('the reference says when each mail is sent', () => {
  const reference = readFileSync(new URL('../../docs/reference/mails.md', import.meta.url), 'utf8');
  expect(kinds.filter((kind) => !reference.includes(`\n| \`${kind}\` |`))).toEqual([]);
});

test.each(locales)('a mail to the shop itself in %s does not ask it to reply to itself', async (locale) => {
  const help = { th: 'ตอบกลับอีเมลนี้', en: 'Reply to this email' }[locale];
  for (const kind of kinds) {
    const { text, html } = await renderMail(kind, sampleContents(locale, origin)[kind], locale);
    const isForShop = kind === 'contact_notice' || kind === 'attention_notice';
    expect([kind, text.includes(help), html.includes(help)]).toEqual([kind, !isForShop, !isForShop]);
  }
});

test('a parcel of a carrier that the shop does not know is handed to the carrier', async () => {
  const parcel = { ...sampleContents('en', origin).order_shipped, carrierName: 'Another carrier', trackingUrl: null };
  const { text } = await renderMail('order_shipped', parcel, 'en');
  expect(text).toContain('We handed your parcel to the carrier.');
  expect(text).toContain('Carrier: Another carrier');
});

test('a call about services is announced until they are done, cancelled or refunded', async () => {
  const samples = sampleContents('en', origin);
  const { delivery, lines } = samples.services_done;
  const refunded = lines.map((line) => ({ ...line, refundedUnits: line.quantity }));
  const weCall = 'We will call you to arrange a time and place.';
  const says = async (kind: MailKind, of: typeof lines = lines) =>
    (await renderMail(kind, { ...samples[kind], delivery, lines: of } as never, 'en')).text.includes(weCall);
  expect([await says('order_received'), await says('refund_made')]).toEqual([true, true]);
  for (const kind of ['services_done', 'order_cancelled', 'order_expired', 'refund_pending'] as const)
    expect([kind, await says(kind)]).toEqual([kind, false]);
  expect(await says('refund_made', refunded)).toBe(false);
});

test('a parcel of one of two deliveries says which, and what follows', async () => {
  const content = sampleContents('en', origin).order_shipped;
  const first = await renderMail('order_shipped', { ...content, deliveryInParcel: 'first' }, 'en');
  expect(first.subject).toBe(`The in-stock items of order ${content.orderId} are on their way`);
  expect(first.text).toContain('Delivery: 1. In stock');
  expect(first.text).toMatch(/Pre-order, ships/);
  const second = await renderMail('order_shipped', { ...content, deliveryInParcel: 'second' }, 'th');
  expect(second.subject).toBe(`จัดส่งสินค้าสั่งจองล่วงหน้าของคำสั่งซื้อ ${content.orderId} แล้ว`);
  expect(second.text).toContain('รอบจัดส่ง: รอบที่ 2 สินค้าสั่งจองล่วงหน้า');
  const lines = content.lines.map((line) => ({ ...line, isInOtherParcel: true, preOrder: undefined }));
  const other = await renderMail('order_shipped', { ...content, lines, deliveryInParcel: 'second' }, 'en');
  expect(other.text).toContain('Shipped in another parcel');
});

test('a new address of an order that is shipped in part is that of the rest', async () => {
  const content = { ...sampleContents('en', origin).address_corrected, isPartlyShipped: true };
  const { text } = await renderMail('address_corrected', content, 'en');
  expect(text).toContain('What was shipped before goes to the earlier address.');
});

describe.each(kinds)('the mail %s', (kind) => {
  test.each(locales)('in %s says everything, as text and as HTML', async (locale) => {
    const mail = await renderMail(kind, sampleContents(locale, origin)[kind], locale);
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}(?!!)|\[object/);
    }
    expect(thaiLetter.test(mail.subject)).toBe(locale === 'th');
    expect(mail.html).toContain(`<html lang="${locale}"`);
    expect(mail.html).not.toMatch(/<script|<link|@import|@font-face|<form/i);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(gmailLimit);
  });

  test('is translated: no line is the same in both languages, and none in English is Thai', async () => {
    const english = await linesOf(kind, 'en');
    const thai = await linesOf(kind, 'th');
    expect(english.filter((line) => thai.includes(line))).toEqual([]);
    expect(english.filter((line) => thaiLetter.test(line))).toEqual([]);
  });
});

test.each([
  ['th', 1.3, 'ผ่อนชำระ 36 เดือน KBank เดือนละ ฿686.70 · ดอกเบี้ย 1.3% ต่อเดือน'],
  ['th', 0, 'ผ่อนชำระ 36 เดือน KBank เดือนละ ฿686.70 · ดอกเบี้ย 0%'],
  ['en', 1.3, 'Installment 36 months, KBank, ฿686.70 per month · 1.3% interest per month'],
  ['en', 0, 'Installment 36 months, KBank, ฿686.70 per month · 0% interest'],
] as const)(
  'the mail on a payment in installments in %s says that %d %% of interest is per month',
  async (locale, interestRate, plan) => {
    const { payment_received } = sampleContents(locale, origin);
    const installment = { agentDescription: 'KBank', installmentMonth: 36, interestRate, amountPerMonth: 686.7 };
    const { text } = await renderMail('payment_received', { ...payment_received, installment }, locale);
    expect(text.split('\n').some((line) => line.endsWith(`: ${plan}`))).toBe(true);
  },
);

test.each([
  ['th', 'สาขา: สาขาสีลม'],
  ['en', 'Branch: Silom branch'],
] as const)('the mail on a transfer names the branch of an account that has one, in %s', async (locale, line) => {
  const { text } = await renderMail(
    'waiting_for_transfer',
    sampleContents(locale, origin).waiting_for_transfer,
    locale,
  );
  expect(text.split(line)).toHaveLength(2);
});

test.each([
  ['th', '9\u00A0ม.ค.\u00A02570', 'ภายใน 22\u00A0พ.ย.\u00A02569 15:30\u00A0น.', '24–26\u00A0พ.ย.\u00A02569'],
  ['en', '9\u00A0Jan\u00A02027', 'by 22\u00A0Nov\u00A02026, 15:30', '24–26\u00A0Nov\u00A02026'],
] as const)('the dates of a mail do not wrap on a phone, in %s', async (locale, ...dates) => {
  const { html, text } = await renderMail('order_received', sampleContents(locale, origin).order_received, locale);
  for (const date of dates) {
    expect(html).toContain(date);
    expect(text).toContain(date.replaceAll('\u00A0', ' '));
  }
});

test.each([
  ['th', 'เราโอนเงินคืน ฿590.00 ให้คุณผ่านธนาคารแล้วเมื่อวันที่ 20 พ.ย. 2569', 'วิธีคืนเงิน: โอนเงินผ่านธนาคาร'],
  ['en', 'We refunded ฿590.00 by bank transfer on 20 Nov 2026.', 'Refunded by: Bank transfer'],
] as const)(
  'the mail on a refund that the shop sent by hand says so with its day, in %s',
  async (locale, ...sentences) => {
    const { refund_made } = sampleContents(locale, origin);
    const byHand = { ...refund_made, refundMethod: 'bank_transfer', sentOn: '2026-11-20' } as const;
    const { text } = await renderMail('refund_made', byHand, locale);
    for (const sentence of sentences) expect(text).toContain(sentence);
  },
);

test.each([
  ['th', 'ผ่านช่องทางที่คุณชำระ'],
  ['en', 'by the way you paid'],
] as const)('the mail on a refund that an earlier version queued is sent, in %s', async (locale, sentence) => {
  const { sentOn, ...queued } = sampleContents(locale, origin).refund_made;
  expect((await renderMail('refund_made', queued, locale)).text).toContain(sentence);
});

test.each([
  ['th', 'กำลังดำเนินการคืนเงินคำสั่งซื้อ'],
  ['en', 'Refund on its way for order'],
] as const)(
  'the mail that an order is to be refunded says nothing about a cancellation that it does not know, in %s',
  async (locale, words) => {
    const { reason, ...queued } = sampleContents(locale, origin).refund_pending;
    for (const content of [queued, { ...queued, reason: null }]) {
      const { subject, text } = await renderMail('refund_pending', content, locale);
      expect(subject).toContain(words);
      expect(text).not.toMatch(/ยกเลิก|cancel|เหตุผล|Reason/);
    }
  },
);

test.each([
  ['shipping', 'th', 'จะแจ้งทางอีเมลเมื่อจัดส่งสินค้าแล้ว'],
  ['shipping', 'en', 'will email you when it is on its way.'],
  ['pickup', 'th', 'จะแจ้งทางอีเมลเมื่อสินค้าพร้อมให้คุณมารับ'],
  ['pickup', 'en', 'will email you when it is ready for pickup.'],
] as const)(
  'the mail on a payment promises the next mail of an order by %s, in %s',
  async (method, locale, promise) => {
    const { payment_received, ready_for_pickup } = sampleContents(locale, origin);
    const { delivery } = method === 'pickup' ? ready_for_pickup : payment_received;
    const { text } = await renderMail('payment_received', { ...payment_received, delivery }, locale);
    expect(text).toContain(promise);
  },
);

test.each([
  ['th', /วันที่เวลาทำการต่างจากปกติ\n\s*5 ธ\.ค\. 2569 วันพ่อแห่งชาติ: 10:00–18:00\n\s*10 ธ\.ค\. 2569 วันรัฐธรรมนูญ: ปิดทำการ\n/i],
  [
    'en',
    /days with other opening hours\n\s*5 Dec 2026 Father’s Day: 10:00–18:00\n\s*10 Dec 2026 Constitution Day: Closed\n/i,
  ],
] as const)('the mail that an order is ready has the special days of its branch, in %s', async (locale, days) => {
  const { ready_for_pickup } = sampleContents(locale, origin);
  expect((await renderMail('ready_for_pickup', ready_for_pickup, locale)).text).toMatch(days);
  const { specialDays, ...pickup } = ready_for_pickup.pickup;
  for (const others of [pickup, { ...pickup, specialDays: [] }]) {
    const { text } = await renderMail('ready_for_pickup', { ...ready_for_pickup, pickup: others }, locale);
    expect(text).not.toMatch(/ต่างจากปกติ|other opening hours/i);
  }
});

test('the samples agree with what the shop sends', () => {
  const { waiting_for_transfer, slip_rejected, ready_for_pickup, order_delivered } = sampleContents('en', origin);
  expect([waiting_for_transfer.paymentMethod, slip_rejected.paymentMethod]).toEqual(['bank_transfer', 'bank_transfer']);
  const { pickup, orderId } = ready_for_pickup;
  expect(pickup.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(pickup.qrPayload).toBe(counterText(orderId, pickup.code));
  expect(order_delivered.paymentMethod).toBe('cash_on_delivery');
  expect(order_delivered.payable).toBeLessThanOrEqual(20_000);
  for (const { lines, totals, payable, orderId: id } of [waiting_for_transfer, ready_for_pickup, order_delivered]) {
    expect(id).toMatch(/^SF\d{14}$/);
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(totals.goods);
    expect(totals.goods - totals.discount + totals.deliveryFee).toBe(payable);
    expect(totals.vat).toBeCloseTo((payable * 7) / 107, 2);
  }
});

test.each(locales)('a mail on a full wishlist in %s is short enough to be shown to its end', async (locale) => {
  const { wishlist_news } = sampleContents(locale, origin);
  const items = Array.from({ length: maxWishlistItems }, (_, index) => ({
    ...(wishlist_news.items[0] as WishlistNewsItem),
    name: `${index} ${(locale === 'th' ? 'ก' : 'a').repeat(80)}`,
    isBackInStock: true,
  }));
  const { html, text } = await renderMail('wishlist_news', { ...wishlist_news, items }, locale);
  for (const { name } of items) for (const version of [html, text]) expect(version).toContain(name);
  expect(Buffer.byteLength(html)).toBeLessThan(gmailLimit);
});

test('mails are rendered again after one for which the shop’s icon could not be read', async () => {
  // As in a process that has drawn no icon yet.
  vi.resetModules();
  const { renderMail: render } = await import('./render-mail.ts');
  const reading = vi.spyOn(fs, 'readFile').mockRejectedValueOnce(new Error('too many open files'));
  syncBuiltinESMExports();
  onTestFinished(() => {
    reading.mockRestore();
    syncBuiltinESMExports();
  });
  const { activation } = sampleContents('en', origin);
  await expect(render('activation', activation, 'en')).rejects.toThrow('too many open files');
  expect((await render('activation', activation, 'en')).pictures).toMatchObject([{ fileName: 'mark.png' }]);
});
