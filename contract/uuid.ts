const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the id of a cart, a line or another row has the form of those in the database. */
export function isUuid(id: string): boolean {
  return uuid.test(id);
}
