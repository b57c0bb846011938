/** Products that a page of a listing shows. */
export const pageSize = 24;
/** The largest offset the API accepts. */
export const maxOffset = 1_000_000;
