/** Whether a text is the id of a visitor, which the header `session-id` carries: 16 to 64 letters, digits, `_` and `-`. */
export function isVisitorId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{16,64}$/.test(id);
}
