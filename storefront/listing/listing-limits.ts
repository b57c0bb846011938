/** Products that a page of a listing shows. */
export const pageSize = 24;
/** Products that a request for more asks for, of which a page at a time is shown. */
export const hitsPerRequest = 100;
/** The largest offset the API accepts. */
export const maxOffset = 1_000_000;
