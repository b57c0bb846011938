import type { AttributeCode, SeedCategory } from '../types.ts';
import type { Branch } from './branch.ts';
import { departments } from './departments.ts';
import { slugOf, text } from './text.ts';

const flatten = (branches: Branch[], parentId: number | null, inherited: AttributeCode[]): SeedCategory[] =>
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

/** All categories, parents before their children. */
export const categories: SeedCategory[] = flatten(departments, null, []);
