import { Tag } from 'lucide-react';
import { useId } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

/** Categories with their icons. */
export function CategoryTiles({ data: { title, categories } }: BlockProps<'category_tiles'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BlockTitle id={id}>{title}</BlockTitle>
      <ul className="scroll-row -mx-4 scroll-px-4 gap-4 px-4 py-1 lg:mx-0 lg:grid lg:grid-cols-5 lg:gap-4 lg:px-0 xl:grid-cols-10">
        {categories.map(({ categoryId, categoryName, path, icon }) => (
          <li key={categoryId} className="category-tile">
            <a href={localiseLink(`/product-category/${path}`)}>
              <span>
                {icon ? (
                  <Picture src={icon} alt="" width={96} height={96} className="size-full" />
                ) : (
                  <Tag aria-hidden="true" className="size-8 stroke-[1.5] text-brand" />
                )}
              </span>
              <WrapAtWords>{categoryName}</WrapAtWords>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
