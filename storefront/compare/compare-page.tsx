import { Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ComparedProduct } from '#contract/products.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { Switch } from '#storefront/ui/switch.tsx';
import { maxCompared } from './compare-list.ts';
import { specificationRows } from './specification-rows.ts';

const loadProductPicker = () => import('./compare-product-picker.tsx');
const CompareProductPicker = lazy(loadProductPicker);

/** A product with its current price, in baht. */
export interface PricedProduct extends ComparedProduct {
  sellingPrice: number;
  regularPrice: number | undefined;
}

export interface ComparePageProps {
  /** Two to four. */
  products: readonly PricedProduct[];
  onRemove: (product: PricedProduct) => void;
  /** Where to find another product without JavaScript. */
  addHref: string;
  onAdd: (productId: number) => void;
}

/** 150 pixels a column. */
const minWidths: Record<number, string> = { 2: 'min-w-75', 3: 'min-w-112.5', 4: 'min-w-150' };

/** Products side by side, with sticky headings and aligned specifications. */
export function ComparePage({ products, onRemove, addHref, onAdd }: ComparePageProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [adding, setAdding] = useState(false);
  const rows = specificationRows(products).filter(({ differs }) => differs || !onlyDifferences);
  const columns = products.length + (products.length < maxCompared ? 1 : 0);
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-2xl font-bold">{m.compare_title()}</h1>
        <Switch label={m.compare_only_differences()} checked={onlyDifferences} onChange={setOnlyDifferences} />
      </div>
      {/* On phones the table scrolls in both directions, so that its headings stay visible. */}
      <div className="-mx-4 max-lg:max-h-[85dvh] max-lg:overflow-auto lg:mx-0">
        <table className={classNames('w-full table-fixed border-collapse text-sm', minWidths[columns])}>
          <caption className="sr-only">{m.compare_title()}</caption>
          <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_var(--color-line)] lg:top-(--frame-header,0px)">
            <tr className="align-top">
              {products.map((product) => (
                <th key={product.productId} scope="col" className="p-2 text-left font-normal lg:p-3">
                  <ProductHead product={product} onRemove={() => onRemove(product)} />
                </th>
              ))}
              {products.length < maxCompared && (
                <td className="p-2 lg:p-3">
                  <a
                    href={addHref}
                    aria-haspopup="dialog"
                    onPointerEnter={() => void loadProductPicker()}
                    onClick={(event) => {
                      event.preventDefault();
                      setAdding(true);
                    }}
                    className="grid min-h-32 place-items-center content-center gap-2 rounded-card border border-dashed border-edge p-3 text-center font-medium text-brand hover:bg-ground"
                  >
                    <Plus aria-hidden="true" className="size-6" />
                    {m.compare_add()}
                  </a>
                </td>
              )}
            </tr>
          </thead>
          {rows.map(({ label, values, differs }) => (
            <tbody key={label} className="border-b border-line">
              <tr>
                <th scope="row" colSpan={columns} className="px-2 pt-3 text-left font-medium text-muted lg:px-3">
                  {/* Stays visible when the columns are scrolled sideways. */}
                  <span className="sticky left-2 lg:left-3">{label}</span>
                </th>
              </tr>
              <tr className="align-top">
                {products.map(({ productId }, index) => (
                  <td
                    key={productId}
                    className={classNames('px-2 pt-1 pb-3 lg:px-3', differs && 'font-semibold', 'text-pretty')}
                  >
                    {values[index] ?? <span className="text-muted">{m.compare_not_specified()}</span>}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <Modal open={adding} onClose={() => setAdding(false)} title={m.compare_add()}>
        <Suspense>
          <CompareProductPicker
            categoryPath={products[0]?.categoryPath}
            compared={products.map(({ productId }) => productId)}
            onAdd={(productId) => {
              setAdding(false);
              onAdd(productId);
            }}
          />
        </Suspense>
      </Modal>
      {rows.length === 0 && <p className="py-6 text-center text-muted">{m.compare_no_differences()}</p>}
    </div>
  );
}

function ProductHead({ product, onRemove }: { product: PricedProduct; onRemove: () => void }) {
  const { productName, brand, image, slug, variantCount, priceRange } = product;
  return (
    <div className="relative grid content-start gap-1.5">
      <div className="absolute -top-2 -right-2">
        <IconButton
          label={m.ui_remove_named({ name: productName })}
          icon={<X className="size-5" />}
          onClick={onRemove}
        />
      </div>
      <Picture
        src={image}
        alt=""
        width={128}
        height={128}
        sizes="(width >= 1024px) 128px, (width >= 640px) 80px, 64px"
        className="size-16 rounded-card bg-ground sm:size-20 lg:size-32"
      />
      <span className="text-xs font-medium text-muted">{brand.label}</span>
      <a href={localiseLink(`/product/${slug}`)} className="line-clamp-2 font-medium text-pretty hover:text-brand">
        {productName}
      </a>
      <Price
        sellingPrice={product.sellingPrice}
        regularPrice={product.regularPrice}
        showFrom={variantCount > 1 && priceRange.min < priceRange.max}
        className="flex-col"
      />
      {!product.stockAvailable && <span className="text-xs font-medium text-sale">{m.product_out_of_stock()}</span>}
    </div>
  );
}
