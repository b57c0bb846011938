import { addOnDealReservations } from '../add-on-deals/add-on-deals.ts';
import { couponCodeUseReservations, couponCustomerUseReservations, couponUseReservations } from '../coupons/coupons.ts';
import { flashSaleQuotaReservations } from '../flash-sales/flash-sales.ts';
import { stockReservations } from '../inventory/inventory.ts';
import {
  giftQuotaReservations,
  promotionCustomerUseReservations,
  promotionUseReservations,
} from '../promotions/promotions.ts';
import type { ReservationKinds } from '../reservations/reservations.ts';
import { storeStockReservations } from '../stores/stores.ts';
import type { OrderDraft } from './place-order.ts';

/** The kinds of resources that an order reserves, in the order in which their rows are locked. */
export const reservationKinds: ReservationKinds<OrderDraft> = {
  stock: stockReservations,
  store_stock: storeStockReservations,
  flash_sale_quota: flashSaleQuotaReservations,
  add_on_deal_stock: addOnDealReservations,
  promotion_use: promotionUseReservations,
  promotion_customer_use: promotionCustomerUseReservations,
  gift_quota: giftQuotaReservations,
  coupon_use: couponUseReservations,
  coupon_code_use: couponCodeUseReservations,
  coupon_customer_use: couponCustomerUseReservations,
};

/** The kinds whose units are goods, by their SKU. */
export const stockKinds: Partial<ReservationKinds<OrderDraft>> = {
  stock: stockReservations,
  store_stock: storeStockReservations,
};
