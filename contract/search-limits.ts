// Without schemas, which browsers would load with it.

/** The products that a request for more products of a listing asks for. */
export const hitsPerRequest = 100;
