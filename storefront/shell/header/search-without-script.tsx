import { ProductSearchForm } from '../product-search-form.tsx';

/** Search for phones without JavaScript, where the header's own controls do not work. */
export function SearchWithoutScript() {
  return (
    <noscript>
      <div className="border-b border-line px-4 py-2">
        <ProductSearchForm />
      </div>
    </noscript>
  );
}
