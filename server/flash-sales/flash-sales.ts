export { currentFlashSales, flashSaleBoundaries, flashSaleWindows } from './queries.ts';
export { flashSaleQuotaReservations } from './reservation-queries.ts';
export { type FlashPrice, presentFlashSaleOffer } from './rules.ts';
