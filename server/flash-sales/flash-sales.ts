export { flashSaleMoments, flashSaleWindows } from './queries.ts';
export { giveBackQuota, takeQuota, takeQuotaAgain } from './quota-queries.ts';
