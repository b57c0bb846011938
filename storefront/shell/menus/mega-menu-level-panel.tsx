import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef } from 'react';
import type { Category } from '#contract/catalogue.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { categoryHref } from './menu.ts';
import { moveByKeys } from './menu-keys.ts';
import type { useHoverIntent } from './use-hover-intent.ts';

/** Category ids from the top level down. */
export type MenuPath = readonly number[];

export interface MegaMenuLevelProps {
  entries: readonly Category[];
  /** The entry that opened this level; none at the top level. */
  parent?: Category;
  above: MenuPath;
  active: MenuPath;
  hover: ReturnType<typeof useHoverIntent>;
  onChoose: (path: MenuPath) => void;
  list?: RefObject<HTMLUListElement | null>;
}

/**
 * Position and list width of each level: 22.22 % of the menu, then 24, 24 and 52 % of the rest. Each level is
 * positioned inside the previous one, so 24 % become 31.58 % of the remaining 76 %; the last leaves half of its column
 * to the picture.
 */
const columns = [
  // Its entries share the height, so that sixteen are seen at once, with names of two lines among them.
  { box: 'contents', list: 'w-[22.22%] border-r flex flex-col *:max-h-11 *:flex-auto *:*:h-full *:*:leading-tight' },
  { box: 'absolute inset-y-0 right-0 left-[22.22%]', list: 'w-[24%] border-r pl-3' },
  { box: 'absolute inset-y-0 right-0 left-[24%]', list: 'w-[31.58%] border-r pl-3' },
  { box: 'absolute inset-y-0 right-0 left-[31.58%]', list: 'w-1/2 pl-3' },
];

/** One level of categories. The next level is inside the active entry, so that Tab follows the reading order. */
export function MegaMenuLevel(props: MegaMenuLevelProps) {
  const { entries, parent, above, active, hover, onChoose, list } = props;
  const level = above.length;
  const column = columns[level];
  const chooseAbove = () => onChoose(above);
  return (
    <div className={column?.box}>
      <ul ref={list} className={`h-full overflow-y-auto overscroll-contain border-line py-2 pr-3 ${column?.list}`}>
        {parent && (
          <li>
            <Entry
              href={categoryHref(parent.path)}
              onPointerMove={(event) => hover(event, chooseAbove)}
              onKeyboardFocus={chooseAbove}
              className="min-h-9 py-1 font-semibold hover:text-brand"
            >
              {m.shell_all_of({ name: parent.categoryName })}
            </Entry>
          </li>
        )}
        {entries.map((category) => {
          const { categoryId, categoryName, categoryIconImage, path, subcategories } = category;
          const isActive = active[level] === categoryId;
          const hasMore = subcategories.length > 0;
          const choose = () => {
            if (!isActive) onChoose([...above, categoryId]);
          };
          return (
            <li key={categoryId}>
              <Entry
                href={categoryHref(path)}
                aria-expanded={hasMore ? isActive : undefined}
                onPointerMove={(event) => hover(event, choose)}
                onKeyboardFocus={choose}
                onFirstTap={hasMore && !isActive ? choose : undefined}
                className={classNames(
                  level === 0 ? 'min-h-8' : 'min-h-9 py-1',
                  isActive ? 'bg-brand-soft font-semibold text-brand' : 'hover:text-brand',
                )}
              >
                {level === 0 && (
                  <Picture
                    src={categoryIconImage[0]?.url}
                    alt=""
                    width={32}
                    height={32}
                    className="size-6 shrink-0 rounded-tight"
                  />
                )}
                <span className="min-w-0 flex-1">
                  <WrapAtWords>{categoryName}</WrapAtWords>
                </span>
                {hasMore && <ChevronRight aria-hidden="true" className="size-4 shrink-0 opacity-60" />}
              </Entry>
              {isActive && hasMore && (
                <MegaMenuLevel
                  entries={subcategories}
                  parent={category}
                  above={[...above, categoryId]}
                  active={active}
                  hover={hover}
                  onChoose={onChoose}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface EntryProps extends ComponentProps<'a'> {
  /** The entry got the keyboard focus. */
  onKeyboardFocus: () => void;
  /** The first tap on a touch screen, which then does not follow the link. */
  onFirstTap?: () => void;
}

function Entry({ href, onKeyboardFocus, onFirstTap, className, children, ...link }: EntryProps) {
  const isTouch = useRef(false);
  return (
    <a
      {...link}
      href={href}
      onKeyDown={moveByKeys}
      onPointerDown={(event) => {
        isTouch.current = event.pointerType !== 'mouse';
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onKeyboardFocus();
      }}
      onClick={(event) => {
        // A key press has no click count.
        if (!onFirstTap || !isTouch.current || event.detail === 0) return;
        event.preventDefault();
        onFirstTap();
      }}
      className={classNames(
        'flex items-center gap-2.5 rounded-field px-3 text-sm -outline-offset-2 pointer-coarse:min-h-11',
        className,
      )}
    >
      {children}
    </a>
  );
}
