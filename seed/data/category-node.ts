import type { Kind } from '../drawings/drawing.ts';
import type { AttributeCode } from '../types.ts';

/** A category with its subcategories. */
export interface CategoryNode {
  /** Never changes and is never reused. */
  id: number;
  th: string;
  en: string;
  icon: Kind;
  /** By default those of the parent category. */
  filters?: AttributeCode[];
  children: CategoryNode[];
}

export const categoryNode = (
  id: number,
  en: string,
  th: string,
  icon: Kind,
  children: CategoryNode[] = [],
): CategoryNode => ({
  id,
  th,
  en,
  icon,
  children,
});

/** A category whose listing and subcategories filter by these attributes. */
export const withFilters = (filters: AttributeCode[], node: CategoryNode): CategoryNode => ({ ...node, filters });
