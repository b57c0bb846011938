/** What the shell shows of the session; `loading` until the browser knows. */
export interface SessionView {
  status: 'loading' | 'guest' | 'customer';
  firstName?: string;
}
