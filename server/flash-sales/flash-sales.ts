export { currentFlashSales, flashSaleMoments, flashSaleWindows } from './queries.ts';
export { giveBackQuota, takeQuota, takeQuotaAgain } from './quota-queries.ts';
export { type FlashPrice, presentFlashSaleOffer } from './rules.ts';
