import type { Localised } from '#contract/locale.ts';

interface KindTexts {
  /** What happened. */
  title: Localised;
  /** What to do about it. */
  advice: Localised;
}

/** What an operator has to do or to know, by kind. The subject is an order number unless the comment says otherwise. */
export const attentionKinds = {
  /** Two payments for one order; the second one is refunded. */
  paid_twice: {
    title: { th: 'คำสั่งซื้อถูกชำระเงินซ้ำ', en: 'An order was paid twice' },
    advice: {
      th: 'ระบบกำลังคืนเงินรายการที่สอง ตรวจสอบว่าลูกค้าได้รับเงินคืนแล้ว',
      en: 'The second payment is being refunded. Check that the money goes back.',
    },
  },
  /** A payment for an order that did not expect one; it is refunded. */
  payment_not_expected: {
    title: { th: 'มีเงินเข้าสำหรับคำสั่งซื้อที่ไม่มียอดค้างชำระ', en: 'A payment arrived for an order that expected none' },
    advice: {
      th: 'ระบบกำลังคืนเงิน ตรวจสอบว่าลูกค้าได้รับเงินคืนแล้ว',
      en: 'It is being refunded. Check that the money goes back.',
    },
  },
  /** Paid after its time was over, and the stock is gone: the order is `refund_pending`. */
  paid_late_sold_out: {
    title: { th: 'ชำระเงินหลังหมดเวลาและสินค้าหมดแล้ว', en: 'An order was paid too late, and its stock is sold' },
    advice: {
      th: 'คำสั่งซื้อรอคืนเงิน ตรวจสอบด้วย orders show และติดต่อลูกค้า',
      en: 'Its money goes back. See orders show, and tell the customer if you can still deliver.',
    },
  },
  /** Money that no gateway can send back. The subject is the order number and the refund. */
  refund_due: {
    title: { th: 'ต้องโอนเงินคืนลูกค้าเอง', en: 'A refund has to be sent by hand' },
    advice: {
      th: 'โอนเงินคืน แล้วบันทึกด้วย orders refund … --lines none --sent-on … --reference …',
      en: 'Send the money, then state it by orders refund … --lines none --sent-on … --reference ….',
    },
  },
  /** A refund that is not certain to be made: no answer of the gateway for a day, not made by it for a week, or an error of the shop. The subject is the order number and the refund. */
  refund_not_made: {
    title: {
      th: 'ยังไม่ทราบผลการคืนเงินผ่านผู้ให้บริการรับชำระเงิน',
      en: 'A refund could not be made or recorded',
    },
    advice: {
      th: 'ระบบจะลองใหม่ทุกชั่วโมง อย่าโอนเงินคืนเอง ตรวจสอบในระบบของผู้ให้บริการรับชำระเงินว่าคืนเงินแล้วหรือไม่ สาเหตุอยู่ในบันทึกของเซิร์ฟเวอร์',
      en: 'It is tried again every hour: do not send the money by hand. See in the dashboard of the gateway whether it went back. The cause is in the log of the server.',
    },
  },
  /** A charge of another amount or currency than requested. The subject is the order number and the charge. */
  amount_differs: {
    title: { th: 'ยอดที่ชำระไม่ตรงกับยอดคำสั่งซื้อ', en: 'Another amount was paid than requested' },
    advice: {
      th: 'คำสั่งซื้อยังไม่ถือว่าชำระแล้ว คืนเงินรายการนี้ในระบบของผู้ให้บริการรับชำระเงิน',
      en: 'The order is not paid. Refund this charge in the dashboard of the gateway.',
    },
  },
  /** The gateway has two charges for one payment. The subject is the order number and the charge that is not the payment's. */
  two_charges: {
    title: { th: 'ผู้ให้บริการรับชำระเงินมีสองรายการสำหรับการชำระครั้งเดียว', en: 'The gateway has two charges for one payment' },
    advice: {
      th: 'ถ้ารายการที่ระบุถูกชำระแล้ว ให้คืนเงินในระบบของผู้ให้บริการรับชำระเงิน',
      en: 'If the named charge is paid, refund it in the dashboard of the gateway.',
    },
  },
  /** A charge of an ended payment that cannot be settled: an error of the shop, or no answer of the gateway. The subject is the order number and the payment. */
  charge_not_settled: {
    title: { th: 'บันทึกผลการชำระเงินไม่ได้', en: 'A payment could not be recorded' },
    advice: {
      th: 'เปรียบเทียบคำสั่งซื้อกับระบบของผู้ให้บริการรับชำระเงิน สาเหตุอยู่ในบันทึกของเซิร์ฟเวอร์',
      en: 'Compare the order with the dashboard of the gateway. The cause is in the log of the server.',
    },
  },
  /** An overdue order that cannot be expired: it holds its stock. */
  order_not_expired: {
    title: { th: 'ปิดคำสั่งซื้อที่เลยเวลาชำระไม่ได้', en: 'An overdue order could not be expired' },
    advice: {
      th: 'คำสั่งซื้อยังกันสินค้าไว้ สาเหตุอยู่ในบันทึกของเซิร์ฟเวอร์ หากระบบของผู้ให้บริการรับชำระเงินแสดงว่ายังไม่ได้ชำระ ให้ยกเลิกด้วย orders cancel',
      en: 'It still holds its stock. The cause is in the log of the server. If the dashboard of the gateway shows that it is not paid, use orders cancel.',
    },
  },
  /** The subject is the id of the mail. */
  mail_not_sent: {
    title: { th: 'ส่งอีเมลไม่สำเร็จและเลิกพยายามแล้ว', en: 'A mail was given up after its last try' },
    advice: {
      th: 'ดูสาเหตุด้วย mails list แก้ไขการตั้งค่าอีเมลแล้วส่งใหม่ด้วย mails resend หรือติดต่อลูกค้าทางอื่น',
      en: 'See the cause by mails list, correct the mail settings and try again by mails resend, or reach the customer in another way.',
    },
  },
  /** Events without a valid signature: the secret is wrong, or a stranger sends them. The subject is the name of the gateway. */
  webhook_failing: {
    title: {
      th: 'ได้รับการแจ้งเตือนที่ไม่มีลายเซ็นของผู้ให้บริการรับชำระเงิน',
      en: 'Events arrive without a valid signature of the payment gateway',
    },
    advice: {
      th: 'ตรวจสอบ OMISE_WEBHOOK_SECRET และที่อยู่ webhook ในระบบของผู้ให้บริการ หากถูกต้อง แสดงว่าเป็นผู้อื่นที่ส่งเข้ามา',
      en: 'Compare OMISE_WEBHOOK_SECRET and the endpoint with the dashboard of the gateway. If they are right, somebody else sends them.',
    },
  },
  /** Events that the gateway signed and the shop could not process. The subject is the name of the gateway. */
  webhook_not_processed: {
    title: {
      th: 'ประมวลผลการแจ้งเตือนจากผู้ให้บริการรับชำระเงินไม่ได้',
      en: 'Events of the payment gateway are not processed',
    },
    advice: {
      th: 'ตรวจสอบว่าระบบของผู้ให้บริการใช้งานได้ และดูสาเหตุในบันทึกของเซิร์ฟเวอร์',
      en: 'Check that the gateway answers. The cause is in the log of the server.',
    },
  },
} as const satisfies Record<string, KindTexts>;

export type AttentionKind = keyof typeof attentionKinds;
