import { m } from '#storefront/i18n/paraglide/messages.js';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { categoryHref } from './menu.ts';
import { useCategoryTree } from './use-category-tree.ts';

const link =
  'flex min-h-10 items-center rounded-field px-3 text-sm hover:bg-ground hover:text-brand pointer-coarse:min-h-11';

/** The subcategories of a top-level category in the menu bar. */
export default function CategoryMenuPanel({ categoryId }: { categoryId: number }) {
  const { data: tree, isError } = useCategoryTree();
  const department = tree?.find((category) => category.categoryId === categoryId);
  if (isError)
    return (
      <p role="alert" className="p-4 text-sm text-muted">
        {m.shell_menu_failed()}
      </p>
    );
  if (!department)
    return (
      <div aria-busy="true" className="grid gap-4 p-4">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-2/3" />
      </div>
    );
  return (
    <ul className="p-2">
      <li>
        <a href={categoryHref(department.path)} className={`${link} font-semibold`}>
          {m.shell_all_of({ name: department.categoryName })}
        </a>
      </li>
      {department.subcategories.map(({ categoryId: id, categoryName, path }) => (
        <li key={id}>
          <a href={categoryHref(path)} className={link}>
            {categoryName}
          </a>
        </li>
      ))}
    </ul>
  );
}
