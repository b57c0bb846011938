import { useEffect, useRef, useState } from 'react';
import type { Category } from '#contract/catalogue.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Picture } from '#storefront/ui/picture.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { MegaMenuLevel, type MenuPath } from './mega-menu-level-panel.tsx';
import { useCategoryTree } from './use-category-tree.ts';
import { useHoverIntent } from './use-hover-intent.ts';

export interface MegaMenuPanelProps {
  /** Moves the focus to the first entry. */
  focusFirst: boolean;
}

const skeletonKeys = [...'abcdefghijklm'];

/** The category browser: each level is next to the entry that opened it. */
export default function MegaMenuPanel({ focusFirst }: MegaMenuPanelProps) {
  const { data: categories, isError } = useCategoryTree();
  const [path, setPath] = useState<MenuPath>([]);
  const list = useRef<HTMLUListElement>(null);
  const hover = useHoverIntent();
  const isLoaded = categories !== undefined;
  useEffect(() => {
    if (focusFirst && isLoaded) list.current?.querySelector('a')?.focus();
  }, [focusFirst, isLoaded]);
  if (isError)
    return (
      <p role="alert" className="py-10 text-muted">
        {m.shell_menu_failed()}
      </p>
    );
  if (!categories)
    return (
      <div aria-busy="true" className="grid w-[22.22%] content-start gap-3 py-4 pr-4">
        {skeletonKeys.map((key) => (
          <Skeleton key={key} className="h-7 w-full" />
        ))}
      </div>
    );
  const active = activeEntries(categories, path);
  const deepestEntry = active.at(-1);
  return (
    <>
      <MegaMenuLevel
        entries={categories}
        above={[]}
        active={active.map(({ categoryId }) => categoryId)}
        hover={hover}
        onChoose={setPath}
        list={list}
      />
      {deepestEntry && (
        <HoverPicture category={deepestEntry} besideList={active.length > 2 && deepestEntry.subcategories.length > 0} />
      )}
    </>
  );
}

/** The entries of a path, from the top level down; by default the first top-level entry. */
function activeEntries(categories: readonly Category[], path: MenuPath): Category[] {
  const active: Category[] = [];
  let below = categories;
  for (const id of path.length > 0 ? path : [categories[0]?.categoryId]) {
    const entry = below.find(({ categoryId }) => categoryId === id);
    if (!entry) break;
    active.push(entry);
    below = entry.subcategories;
  }
  return active;
}

/**
 * In the fourth column, or in its second half where the column has entries. Not a link: the active entry already is.
 */
function HoverPicture({ category, besideList }: { category: Category; besideList: boolean }) {
  const picture = category.categoryHoverImage[0]?.url;
  if (!picture) return null;
  return (
    <div
      className={`pointer-events-none absolute inset-y-0 right-0 grid place-items-center p-6 ${besideList ? 'w-[20.22%]' : 'w-[40.45%]'}`}
    >
      <div className="grid w-full max-w-80 justify-items-center gap-3 text-center">
        <Picture
          key={picture}
          src={picture}
          alt=""
          width={320}
          height={320}
          className="aspect-square w-full animate-appear rounded-card bg-ground"
        />
        <p aria-hidden="true" className="text-sm font-semibold">
          <WrapAtWords>{category.categoryName}</WrapAtWords>
        </p>
      </div>
    </div>
  );
}
