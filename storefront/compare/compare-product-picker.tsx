import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface CompareProductPickerProps {
  /** The category whose products are offered first, below `/product-category/`. */
  categoryPath: string | undefined;
  /** Ids of the products in the comparison. */
  compared: readonly number[];
  onAdd: (productId: number) => void;
}

/** Enough to choose from without pagination. */
const maxSuggestions = 20;
const skeletonKeys = [...'abcd'];

/** Products of the same category to add to the comparison, or those of the shop that a text finds, such as a phone of another brand. */
export default function CompareProductPicker({ categoryPath, compared, onAdd }: CompareProductPickerProps) {
  const [searchText, setSearchText] = useState('');
  const query = searchText.trim() || undefined;
  const category = query ? undefined : categoryPath;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['compare', 'add', getLocale(), category, query],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /search/api/{locale}/products', {
        params: { locale: getLocale() },
        query: { query, category, limit: maxSuggestions },
        signal,
      });
      if (!result.ok) throw new Error(result.code);
      return result.data.items;
    },
  });
  const products = data?.filter(({ productId }) => !compared.includes(productId));
  return (
    <div className="grid gap-3">
      <TextField
        label={m.compare_find()}
        type="search"
        value={searchText}
        maxLength={100}
        onChange={(event) => setSearchText(event.currentTarget.value)}
      />
      <p role="status" className={products?.length === 0 || isError ? 'text-sm text-muted' : 'sr-only'}>
        {isError ? m.compare_add_failed() : products?.length === 0 && m.search_no_results()}
      </p>
      {!products && !isError && skeletonKeys.map((key) => <Skeleton key={key} className="h-16 w-full" />)}
      <ul className={classNames('grid transition-opacity', isPlaceholderData && 'opacity-55 delay-200')}>
        {products?.map((product) => (
          <li key={product.productId} className="border-t border-line first:border-0">
            <button
              type="button"
              onClick={() => onAdd(product.productId)}
              className="flex w-full items-center gap-3 rounded-field py-2 text-left text-sm hover:bg-ground"
            >
              <Picture
                src={product.image}
                alt=""
                width={64}
                height={64}
                className="size-16 shrink-0 rounded-field bg-ground"
              />
              <span className="line-clamp-2 min-w-0 flex-1">
                <WrapAtWords>{product.productName}</WrapAtWords>
              </span>
              <Price
                sellingPrice={sellingPrice(product)}
                regularPrice={wasPrice(product)}
                size="sm"
                className="shrink-0 flex-col items-end!"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
