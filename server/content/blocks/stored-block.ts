/** A block as it is stored. */
export interface StoredBlock {
  id: string;
  type: string;
  data: unknown;
  /** ISO 8601. */
  starts_at?: string | undefined;
  ends_at?: string | undefined;
}
