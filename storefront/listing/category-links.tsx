import type { Category } from '#contract/catalogue.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { listingHref } from './listing-links.ts';
import { isNonCanonical, type ListingView } from './listing-view.ts';

/** The fields a link to a category needs. */
export type CategoryLink = Pick<Category, 'categoryId' | 'categoryName' | 'path' | 'categoryIconImage'>;

/** Only the fields that the page shows, without the subtree. */
export function categoryLink({ categoryId, categoryName, path, categoryIconImage }: Category): CategoryLink {
  return { categoryId, categoryName, path, categoryIconImage };
}

export interface CategoryLinksProps {
  /** Accessible name of the links. */
  label: string;
  categories: readonly CategoryLink[];
  /** The listing whose filters the links keep. */
  filters?: ListingView;
}

/** Links to categories, in a row that scrolls sideways where there is no room. */
export function CategoryLinks({ label, categories, filters }: CategoryLinksProps) {
  if (categories.length === 0) return null;
  const rel = filters && isNonCanonical(filters) ? 'nofollow' : undefined;
  return (
    <nav aria-label={label} className="-mx-4 lg:mx-0">
      <ul className="scroll-row scroll-px-4 gap-2 px-4 py-1 lg:flex-wrap lg:px-0">
        {categories.map(({ categoryId, categoryName, path, categoryIconImage: [icon] }) => (
          <li key={categoryId} className="shrink-0 snap-start">
            <a
              href={listingHref({ ...filters, path, page: 1 })}
              rel={rel}
              className="flex min-h-14 items-center gap-2.5 rounded-card border border-line bg-surface px-4 py-1 text-sm font-medium whitespace-nowrap hover:border-edge hover:text-brand has-[img]:pl-2"
            >
              {icon && <Picture src={icon.url} alt="" width={44} height={44} className="size-11 rounded-field" />}
              <WrapAtWords>{categoryName}</WrapAtWords>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
