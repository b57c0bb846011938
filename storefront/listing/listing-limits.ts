/** Products that a page of a listing shows. */
export const pageSize = 24;
/** How far the API counts. */
export const furthestOffset = 1_000_000;
