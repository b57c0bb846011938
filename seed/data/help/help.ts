import type { Localised } from '../../types.ts';
import { text } from '../text.ts';
import { accountPages } from './account.ts';
import { afterSalesPages } from './after-sales.ts';
import type { SeedHelpPage } from './help-page.ts';
import { orderingPages } from './ordering.ts';
import { payingPages } from './paying.ts';
import { privacyPages } from './privacy.ts';
import { receivingPages } from './receiving.ts';
import { termsPages } from './terms.ts';

/** In display order. */
export const helpTypes: { helpType: string; label: Localised; description: Localised }[] = [
  {
    helpType: 'orders',
    label: text('การสั่งซื้อ', 'Orders'),
    description: text('สั่งซื้อ ติดตาม ยกเลิก และใช้คูปอง', 'Ordering, tracking, cancelling and coupons'),
  },
  {
    helpType: 'delivery',
    label: text('การรับสินค้า', 'Delivery and pickup'),
    description: text('ค่าจัดส่ง ระยะเวลา และรับที่สาขา', 'Fees, times and pickup at a branch'),
  },
  {
    helpType: 'payment',
    label: text('การชำระเงิน', 'Payment'),
    description: text('วิธีชำระเงิน ผ่อนชำระ และใบกำกับภาษี', 'Methods, installments and tax invoices'),
  },
  {
    helpType: 'after-sales',
    label: text('หลังการขาย', 'Returns and warranty'),
    description: text('คืนสินค้า คืนเงิน และเคลมประกัน', 'Returns, refunds and warranty claims'),
  },
  {
    helpType: 'account',
    label: text('บัญชีและความปลอดภัย', 'Account and security'),
    description: text('สมัคร เข้าสู่ระบบ และข้อมูลของคุณ', 'Registering, signing in and your data'),
  },
  {
    helpType: 'policies',
    label: text('นโยบายและเงื่อนไข', 'Policies and terms'),
    description: text('เงื่อนไขการใช้บริการและความเป็นส่วนตัว', 'Terms of service and privacy'),
  },
];

/** In display order within their types. */
export const helpPages: SeedHelpPage[] = [
  ...orderingPages,
  ...receivingPages,
  ...payingPages,
  ...afterSalesPages,
  ...accountPages,
  ...termsPages,
  ...privacyPages,
];
