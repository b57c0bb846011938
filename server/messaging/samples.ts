import { type Locale, pathPrefix } from '#contract/locale.ts';
import { counterText } from '#contract/pickup.ts';
import { shop } from '#contract/shop.ts';
import { mapUrl } from '#contract/stores.ts';
import type { MailContents, OrderMail } from './templates/mail-contents.ts';

/** Data of an imagined customer for each mail, for previews and tests. `origin` is that of the shop. */
export function sampleContents(locale: Locale, origin: string): MailContents {
  const say = (th: string, en: string) => ({ th, en })[locale];
  const account = `${origin}${pathPrefix(locale)}`;
  const orderId = `${shop.numberPrefixes.order}26112240081733`;
  const payUrl = `${account}/confirmation/pay/${orderId}`;
  const payUntil = '2026-11-22T08:30:00Z';
  const pickupCode = 'EZTJMJXY';
  const order: OrderMail = {
    firstName: say('มะลิ', 'Mali'),
    orderId,
    orderUrl: `${account}/account/my-order/order-detail?id=${orderId}`,
    placedAt: '2026-11-22T08:00:00Z',
    lines: [
      {
        name: say('แท็บเล็ต Apple iPad (A16) สีฟ้า 256GB', 'Apple iPad (A16) Blue 256GB'),
        image: `${origin}/images/products/1025/blue-front.svg?width=160`,
        quantity: 1,
        total: 16_900,
        isGift: false,
      },
      {
        name: say('หัวชาร์จเร็ว Anker 511 Nano 3 30W สีดำ', 'Anker 511 Charger (Nano 3, 30W) Black'),
        image: `${origin}/images/products/1060/black-front.svg?width=160`,
        quantity: 2,
        total: 1180,
        isGift: false,
      },
      {
        name: say('เคสใสกันกระแทก', 'Clear shockproof case'),
        image: null,
        quantity: 1,
        total: 0,
        isGift: true,
      },
    ],
    totals: { goods: 18_080, discount: 1500, deliveryFee: 0, vat: 1084.67 },
    payable: 16_580,
    paymentMethod: 'credit_card',
    installment: null,
    delivery: {
      method: 'shipping',
      recipient: say('มะลิ ใจดี', 'Mali Jaidee'),
      addressLines: [
        say('88/12 อาคารสุขุมวิทวิลล์ ชั้น 7 ซอยสุขุมวิท 24', '88/12 Sukhumvit Ville, 7th floor, Soi Sukhumvit 24'),
        say('แขวงคลองตัน เขตคลองเตย กรุงเทพมหานคร 10110', 'Khlong Tan, Khlong Toei, Bangkok 10110'),
      ],
      phone: '0812345678',
    },
  };
  const beforeArrival: OrderMail = {
    ...order,
    lines: order.lines.map((line, index) => (index === 1 ? { ...line, preOrder: { shipDate: '2027-01-09' } } : line)),
    deliveryDates: { earliest: '2026-11-24', latest: '2026-11-26' },
  };
  const parcel = {
    carrierName: 'Flash Express',
    trackingNumber: 'TH0142X8KQ3A',
    trackingUrl: 'https://www.flashexpress.co.th/fle/tracking?se=TH0142X8KQ3A',
  };
  const byTransfer: OrderMail = { ...beforeArrival, paymentMethod: 'bank_transfer' };
  const atBranch: OrderMail = {
    ...order,
    delivery: {
      method: 'pickup',
      branchName: `${shop.name[locale]} ${say('สยามสแควร์', 'Siam Square')}`,
      addressLines: [
        say('ชั้น 3 อาคารสยามสแควร์วัน ถนนพระรามที่ 1', '3rd floor, Siam Square One, Rama I Road'),
        say('แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330', 'Pathum Wan, Pathum Wan, Bangkok 10330'),
      ],
      phone: '020001234',
    },
  };
  const question = say(
    'หน้าจอมีเส้นสีเขียวตั้งแต่แกะกล่อง\nต้องทำอย่างไรคะ',
    'The screen has shown a green line since I unpacked it.\nWhat should I do?',
  );
  return {
    activation: { activateUrl: `${account}/activate-account#token=sample` },
    account_erased: { firstName: order.firstName, homeUrl: account },
    sign_in_confirmation: { firstName: order.firstName, confirmUrl: `${account}?sign-in#confirmation=sample` },
    already_registered: { firstName: order.firstName, signInUrl: `${account}?sign-in` },
    sign_in_code: { code: '123456', provider: 'line' },
    account_linked: {
      firstName: order.firstName,
      provider: 'google',
      label: 'mali@mail.example',
      homeUrl: account,
    },
    passkey_added: {
      firstName: order.firstName,
      authenticator: null,
      browser: 'Chrome',
      system: 'Android',
      addedAt: order.placedAt,
      profileUrl: `${account}/account/my-profile`,
    },
    password_reset: { firstName: order.firstName, resetUrl: `${account}/reset-password#token=sample` },
    password_changed: {
      firstName: order.firstName,
      changedAt: order.placedAt,
      forgotPasswordUrl: `${account}?forgot-password`,
      passkeysRemoved: 2,
      passkeysLeft: 0,
      linkedAccounts: [{ provider: 'line', label: order.firstName }],
      profileUrl: `${account}/account/my-profile`,
    },
    email_change_code: { code: '123456' },
    email_changed: {
      firstName: order.firstName,
      changedAt: order.placedAt,
      email: 'm•••@mail.example',
      signInUrl: `${account}?sign-in`,
    },
    mobile_changed: {
      firstName: order.firstName,
      changedAt: order.placedAt,
      mobileNo: '•••-•••-5678',
      profileUrl: `${account}/account/my-profile`,
    },
    order_received: { ...beforeArrival, payUrl, payUntil },
    order_complete: {
      ...beforeArrival,
      lines: beforeArrival.lines.slice(1),
      totals: { goods: 1180, discount: 1180, deliveryFee: 0, vat: 0 },
      payable: 0,
      paymentMethod: null,
    },
    waiting_for_transfer: {
      ...byTransfer,
      payUrl,
      payUntil: '2026-11-23T08:00:00Z',
      reference: orderId,
      accounts: [
        {
          bankName: say('ธนาคารกสิกรไทย', 'Kasikornbank'),
          accountNumber: '123-4-56789-0',
          accountName: shop.company.name[locale],
          branch: say('สาขาสีลม', 'Silom branch'),
        },
        {
          bankName: say('ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'),
          accountNumber: '987-6-54321-0',
          accountName: shop.company.name[locale],
          branch: null,
        },
      ],
    },
    slip_rejected: {
      ...byTransfer,
      payUrl,
      payUntil: '2026-11-23T08:00:00Z',
      reason: say('ยอดในสลิปไม่ตรงกับยอดคำสั่งซื้อ', 'The amount on the slip is not that of the order.'),
    },
    payment_received: beforeArrival,
    address_corrected: { ...beforeArrival, isPartlyShipped: false },
    lines_cancelled: {
      ...order,
      lines: order.lines.map((line) => (line.isGift ? { ...line, cancelledUnits: 1 } : line)),
      cancelled: [{ name: say('เคสใสกันกระแทก', 'Clear shockproof case'), quantity: 1 }],
      reason: say('ผู้ผลิตเลิกผลิตสินค้านี้แล้ว', 'The manufacturer does not make it any more.'),
    },
    order_shipped: { ...beforeArrival, ...parcel },
    tracking_corrected: { ...beforeArrival, ...parcel },
    order_delivered: { ...order, paymentMethod: 'cash_on_delivery' },
    ready_for_pickup: {
      ...atBranch,
      pickup: {
        code: pickupCode,
        qrPayload: counterText(orderId, pickupCode),
        openingHours: [
          say('จันทร์–ศุกร์ 10:00–21:00', 'Monday–Friday 10:00–21:00'),
          say('เสาร์–อาทิตย์ 10:00–22:00', 'Saturday–Sunday 10:00–22:00'),
        ],
        specialDays: [
          {
            day: '2026-12-05',
            name: say('วันพ่อแห่งชาติ', 'Father’s Day'),
            hours: { opens: '10:00', closes: '18:00' },
          },
          { day: '2026-12-10', name: say('วันรัฐธรรมนูญ', 'Constitution Day'), hours: null },
        ],
        branchUrl: mapUrl({ latitude: 13.7456, longitude: 100.5331 }),
      },
    },
    picked_up: atBranch,
    services_done: {
      ...order,
      lines: [
        {
          name: say('เปลี่ยนหน้าจอ iPhone 15', 'iPhone 15 screen replacement'),
          image: null,
          quantity: 1,
          total: 5900,
          isGift: false,
        },
      ],
      totals: { goods: 5900, discount: 0, deliveryFee: 0, vat: 385.98 },
      payable: 5900,
      delivery: { method: 'appointment', contact: say('มะลิ ใจดี', 'Mali Jaidee'), phone: '0812345678' },
    },
    order_cancelled: { ...order, reason: say('คุณยกเลิกคำสั่งซื้อนี้', 'You cancelled this order.') },
    order_expired: order,
    refund_pending: {
      ...order,
      reason: say(
        'ร้านไม่สามารถจัดส่งคำสั่งซื้อนี้ได้ หากมีคำถามกรุณาติดต่อเรา',
        'We could not fulfil this order. Please contact us if you have questions.',
      ),
    },
    refund_made: {
      ...order,
      amount: 590,
      refundMethod: 'credit_card',
      sentOn: null,
      reason: say('คืนหัวชาร์จ 1 ชิ้น', 'One charger was returned'),
      creditNoteNumber: `${shop.numberPrefixes.creditNote}2611-000007`,
    },
    attention_notice: {
      items: [
        {
          itemId: 12,
          title: say('คำสั่งซื้อถูกชำระเงินซ้ำ', 'An order was paid twice'),
          subject: orderId,
          advice: say('ตรวจสอบว่าลูกค้าได้รับเงินคืนแล้ว', 'Check that the money goes back.'),
          since: order.placedAt,
        },
      ],
      more: 2,
    },
    contact_received: {
      reference: 'M7KX2Q9RT',
      topic: say('คืนสินค้าและคืนเงิน', 'Returns and refunds'),
      sentAt: order.placedAt,
    },
    contact_notice: {
      reference: 'M7KX2Q9RT',
      topic: say('คืนสินค้าและคืนเงิน', 'Returns and refunds'),
      sentAt: order.placedAt,
      sender: {
        name: say('มะลิ ใจดี', 'Mali Jaidee'),
        email: 'mali@mail.example',
        mobileNo: '0812345678',
        orderId,
        message: question,
        attachments: 2,
      },
    },
    contact_answered: {
      firstName: order.firstName,
      reference: 'M7KX2Q9RT',
      answer: say(
        'ขออภัยในความไม่สะดวก\nนำสินค้าพร้อมกล่องมาเปลี่ยนที่สาขาใดก็ได้ หรือให้เราไปรับที่บ้านโดยไม่มีค่าใช้จ่าย',
        'We are sorry about that.\nPlease bring the tablet with its box to any branch, or let us collect it from your home free of charge.',
      ),
      message: question,
      sentAt: order.placedAt,
    },
    wishlist_news: {
      firstName: order.firstName,
      items: [
        {
          name: say('แท็บเล็ต Apple iPad (A16)', 'Apple iPad (A16)'),
          image: `${origin}/images/products/1025/blue-front.svg?width=160`,
          url: `${account}/product/apple-ipad-a16-1025`,
          price: 14_900,
          priceAsked: 16_900,
          isBackInStock: false,
          isSoldOut: false,
        },
        {
          name: say('หัวชาร์จเร็ว Anker 511 Nano 3 30W', 'Anker 511 Charger (Nano 3, 30W)'),
          image: `${origin}/images/products/1060/black-front.svg?width=160`,
          url: `${account}/product/anker-511-charger-1060`,
          price: 590,
          priceAsked: null,
          isBackInStock: true,
          isSoldOut: false,
        },
      ],
      wishlistUrl: `${account}/account/my-wishlist`,
      unsubscribeUrl: `${account}/wishlist/unsubscribe?token=sample`,
    },
  };
}
