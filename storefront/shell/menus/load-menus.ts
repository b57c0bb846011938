import type { ClientResult } from '#contract/client.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import type { RequestParts } from '#storefront/request/request-context.ts';
import { type MenuCategory, type Menus, menuCategories } from './menu.ts';

/** The top-level categories and the menus of a page. One that cannot be loaded is empty, and the page is not cached. */
export async function loadMenus({
  api,
  cachePolicy,
  log,
}: Pick<RequestParts, 'api' | 'cachePolicy' | 'log'>): Promise<{ categories: MenuCategory[]; menus: Menus }> {
  cachePolicy.tag('menus');
  const [categories, left, right, footer] = await Promise.all([
    api('GET /pim/api/categories/menu', { query: { levels: 1 } }),
    api('GET /pagerender/content/header-left-menu'),
    api('GET /pagerender/content/header-right-menu'),
    api('GET /pagerender/content/footer-menus'),
  ]);
  return {
    categories: menuCategories(itemsOf(categories, 'category menu')),
    menus: {
      left: itemsOf(left, 'left menu'),
      right: itemsOf(right, 'right menu'),
      footer: itemsOf(footer, 'footer'),
    },
  };

  function itemsOf<Item>(result: ClientResult<Item[]>, menu: string): Item[] {
    if (result.ok) return result.data;
    logFailedCall(log, result, `the ${menu} could not be loaded`);
    cachePolicy.noStore();
    return [];
  }
}
