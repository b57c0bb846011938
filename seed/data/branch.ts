import type { Kind } from '../drawings/drawing.ts';
import type { AttributeCode } from '../types.ts';

/** A category with what lies below it. */
export interface Branch {
  /** Never changes and is never used again. */
  id: number;
  th: string;
  en: string;
  icon: Kind;
  /** Those of the branch above, unless given. */
  filters?: AttributeCode[];
  children: Branch[];
}

export const branch = (id: number, en: string, th: string, icon: Kind, children: Branch[] = []): Branch => ({
  id,
  th,
  en,
  icon,
  children,
});

/** A branch whose listing, like those below it, filters by these. */
export const filtered = (filters: AttributeCode[], of: Branch): Branch => ({ ...of, filters });
