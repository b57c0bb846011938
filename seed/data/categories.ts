import type { AttributeCode, SeedCategory } from '../types.ts';
import type { CategoryNode } from './category-node.ts';
import { departments } from './departments.ts';
import { slugOf, text } from './text.ts';

const flatten = (branches: CategoryNode[], parentId: number | null, inherited: AttributeCode[]): SeedCategory[] =>
  branches.flatMap(({ id, th, en, icon, filters = inherited, children }, index) => [
    {
      categoryId: id,
      parentId,
      slug: slugOf(en),
      name: text(th, en),
      icon,
      position: index + 1,
      filterAttributes: filters,
    },
    ...flatten(children, id, filters),
  ]);

/** All categories; parents come before their children. */
export const categories: SeedCategory[] = flatten(departments, null, []);
