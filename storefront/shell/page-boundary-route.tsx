import { Outlet, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '#storefront/errors/error-page.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/page-boundary-route';
import { categoryHref, type MenuCategory } from './menus/menu.ts';
import { ProductSearchForm } from './product-search-form.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** Those of a failed page, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function ErrorBoundary() {
  return <ErrorPage whereMissing={<SearchAndCategories />} />;
}

function SearchAndCategories() {
  const frame = useRouteLoaderData<{ categories: MenuCategory[] }>('shell/shell-route');
  const categories = frame?.categories ?? [];
  return (
    <div className="grid w-full max-w-160 gap-6 pt-6">
      <ProductSearchForm />
      {categories.length > 0 && (
        <nav aria-labelledby="popular-categories" className="grid gap-3">
          <h2 id="popular-categories" className="text-sm font-semibold">
            <WrapAtWords>{m.listing_popular_categories()}</WrapAtWords>
          </h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.map(({ categoryId, categoryName, path }) => (
              <li key={categoryId}>
                <a
                  href={categoryHref(path)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-brand hover:text-brand"
                >
                  <WrapAtWords>{categoryName}</WrapAtWords>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
