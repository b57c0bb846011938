import { Plus } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Modal } from '#storefront/ui/modal.tsx';
import { Switch } from '#storefront/ui/switch.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { inColumnOrder, phoneColumns, withProductInColumn } from './column-order.ts';
import { columnStyle, rowStyle, tableRoles } from './column-styles.ts';
import { CompareHead, type PricedProduct } from './compare-head.tsx';
import { maxCompared } from './compare-query.ts';
import { CompareRows, CountOfDifferences, columnKeys } from './compare-rows.tsx';
import { differs, specificationRows } from './specification-rows.ts';

const loadProductPicker = () => import('./compare-product-picker.tsx');
const CompareProductPicker = lazy(loadProductPicker);

export interface ComparePageProps {
  /** Two to four. */
  products: readonly PricedProduct[];
  /** Whether products of the address are left out because they are not sold any more. */
  hasGone?: boolean;
  /** Buys a product. */
  actionOf: (product: PricedProduct) => ReactNode;
  onRemove: (product: PricedProduct) => void;
  /** Where to find another product without JavaScript. */
  addHref: string;
  onAdd: (productId: number) => void;
  onClear: () => void;
}

/**
 * Products side by side, with sticky heads and aligned specifications. A phone shows two of them at a time, which the
 * shopper chooses, so that nothing has to be scrolled but the page.
 */
export function ComparePage({
  products,
  hasGone = false,
  actionOf,
  onRemove,
  addHref,
  onAdd,
  onClear,
}: ComparePageProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [adding, setAdding] = useState(false);
  const [order, setOrder] = useState<readonly number[]>([]);
  const columns = inColumnOrder(products, order);
  const ids = columns.map(({ productId }) => productId);
  const rows = specificationRows(columns);
  const shownRows = rows.filter((row) => !onlyDifferences || differs(row));
  const addLink = {
    href: addHref,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => void loadProductPicker(),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setAdding(true);
    },
  };
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-2 pt-4 pb-8 lg:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl font-bold">
          <WrapAtWords>{m.compare_title()}</WrapAtWords>
        </h1>
        <Button variant="quiet" className="-mr-3 px-3! noscript:hidden" onClick={onClear}>
          {m.compare_clear_all()}
        </Button>
      </div>
      {hasGone && (
        <p className="rounded-card bg-ground px-4 py-3 text-sm">
          <WrapAtWords>{m.compare_gone()}</WrapAtWords>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {rows.length > 0 && <CountOfDifferences rows={rows} />}
        {products.length < maxCompared && (
          <div data-add-product className="lg:hidden">
            <a {...addLink} className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand">
              <Plus aria-hidden="true" className="size-5" />
              {m.compare_add()}
            </a>
          </div>
        )}
        {rows.length > 0 && (
          <Switch label={m.compare_only_differences()} checked={onlyDifferences} onChange={setOnlyDifferences} />
        )}
      </div>
      {products.length > phoneColumns && (
        <p className="text-xs text-muted sm:hidden noscript:hidden">
          <WrapAtWords>{m.compare_columns_hint()}</WrapAtWords>
        </p>
      )}
      <table {...tableRoles.table} className="block text-sm">
        <caption className="sr-only">{m.compare_title()}</caption>
        <thead
          {...tableRoles.rowGroup}
          data-compare-heads
          className="bar-heights z-10 -mx-4 block border-b border-line bg-surface px-4 py-2 lg:mx-0 lg:px-0 lg:py-3"
        >
          <tr {...tableRoles.row} className={rowStyle(products.length)}>
            <td {...tableRoles.cell} className="max-lg:sr-only" />
            {columns.map((product, column) => (
              <th
                key={columnKeys[column]}
                {...tableRoles.columnHeader}
                scope="col"
                aria-label={product.productName}
                className={classNames('min-w-0 text-left font-normal', columnStyle(column))}
              >
                <CompareHead
                  product={product}
                  column={column}
                  products={columns}
                  action={actionOf(product)}
                  onRemove={() => onRemove(product)}
                  onChoose={(productId) => setOrder(withProductInColumn(ids, column, productId))}
                />
              </th>
            ))}
            {products.length < maxCompared && (
              <td {...tableRoles.cell} data-add-product className="max-lg:hidden">
                <a
                  {...addLink}
                  className="grid h-full min-h-32 place-items-center content-center gap-2 rounded-card border border-dashed border-edge p-3 text-center font-medium text-brand hover:bg-ground"
                >
                  <Plus aria-hidden="true" className="size-6" />
                  {m.compare_add()}
                </a>
              </td>
            )}
          </tr>
        </thead>
        <CompareRows rows={shownRows} columns={products.length} onlyDifferences={onlyDifferences} />
      </table>
      <Modal open={adding} onClose={() => setAdding(false)} title={m.compare_add()}>
        <Suspense>
          <CompareProductPicker
            categoryPath={products[0]?.categoryPath}
            compared={ids}
            onAdd={(productId) => {
              setAdding(false);
              // Phones show the new product next to the first.
              setOrder([...ids.slice(0, 1), productId, ...ids.slice(1)]);
              onAdd(productId);
            }}
          />
        </Suspense>
      </Modal>
      {onlyDifferences && !shownRows.some((row) => differs(row, phoneColumns)) && (
        <p className={classNames('py-6 text-center text-muted', shownRows.length > 0 && 'sm:hidden')}>
          {m.compare_no_differences()}
        </p>
      )}
    </div>
  );
}
