/** What the frame needs to know of the shopper; `loading` until the browser has asked. */
export interface SessionView {
  status: 'loading' | 'guest' | 'customer';
  firstName?: string;
}
