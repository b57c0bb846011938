import type { CancelReason, ClosingReason } from '#contract/closing-reasons.ts';
import type { Localised } from '#contract/locale.ts';

/**
 * Why an order was closed other than by its customer: `logged` is the reason in the log of transitions, `sentence` what the mail tells the
 * customer.
 */
export const shopClosings = {
  refused: {
    logged: 'refused',
    sentence: { th: 'ผู้รับปฏิเสธการรับพัสดุ', en: 'The parcel was refused on delivery.' },
  },
  undelivered: {
    logged: 'undelivered',
    sentence: {
      th: 'บริษัทขนส่งไม่สามารถจัดส่งพัสดุได้ และส่งพัสดุคืนร้านแล้ว',
      en: 'The carrier could not deliver the parcel and returned it to us.',
    },
  },
  cancelled_by_shop: {
    logged: 'cancelled by the shop',
    sentence: {
      th: 'ร้านไม่สามารถจัดส่งคำสั่งซื้อนี้ได้ หากมีคำถามกรุณาติดต่อเรา',
      en: 'We could not fulfil this order. Please contact us if you have questions.',
    },
  },
  cancelled_on_request: {
    logged: 'cancelled on request',
    sentence: {
      th: 'เรายกเลิกคำสั่งซื้อนี้ตามที่คุณแจ้ง หากไม่ได้แจ้งยกเลิก กรุณาติดต่อเรา',
      en: 'We cancelled this order at your request. Please contact us if you did not ask for it.',
    },
  },
  sold_out: {
    logged: 'paid late, sold out',
    sentence: {
      th: 'เราได้รับยอดชำระหลังจากคำสั่งซื้อนี้ปิดไปแล้ว และสินค้าหมดแล้ว',
      en: 'Your payment arrived after the order was closed, and its items had sold out by then.',
    },
  },
} as const satisfies Record<Exclude<ClosingReason, CancelReason>, { logged: string; sentence: Localised }>;

type ShopClosing = keyof typeof shopClosings;

/** The closing reason that is logged so; undefined for a reason of the customer, and of transitions that close nothing. */
export function shopClosingOf(logged: string): ShopClosing | undefined {
  const closings = Object.keys(shopClosings) as ShopClosing[];
  return closings.find((closing) => shopClosings[closing].logged === logged);
}
