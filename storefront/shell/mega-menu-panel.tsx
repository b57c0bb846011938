import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Category } from '#contract/catalogue.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { isOnItsWay, type Point, patience } from './hover-intent.ts';
import { categoryHref } from './menu.ts';

const none: readonly Category[] = [];

/** The four-level browser of categories, 604 px tall (spec 2, Mega menu); what each level shows follows the entry before it. */
export default function MegaMenuPanel() {
  const { data: categories = none, isError } = useQuery({
    queryKey: ['categories'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const answer = await browserApi('GET /pim/api/categories/menu');
      if (!answer.ok) throw new Error(answer.code);
      return answer.data;
    },
  });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const choose = useIntent(setChosen);

  const [first, second, third] = activePath(categories, chosen);
  const levels: (readonly Category[])[] = [categories, first?.subcategories ?? none, second?.subcategories ?? none];
  const active = [first, second, third];
  const last = third ?? second ?? first;

  if (isError) return <p className="page-column py-10 text-muted">{m.shell_menu_failed()}</p>;
  if (categories.length === 0)
    return (
      <div className="page-column grid h-[604px] content-start gap-3 py-6" aria-busy="true">
        {[...'abcdefghij'].map((row) => (
          <Skeleton key={row} className="h-9 w-64" />
        ))}
      </div>
    );
  return (
    <div
      className="page-column grid h-[604px] max-h-[calc(100vh-120px)] grid-cols-[22.22%_minmax(0,1fr)]"
      data-mega-menu
    >
      <Column level={0} entries={levels[0] ?? none} active={active[0]} chosen={[]} onChoose={choose} withIcon />
      <div className="grid min-h-0 grid-cols-[24%_24%_52%]">
        <Column
          level={1}
          entries={levels[1] ?? none}
          active={active[1]}
          chosen={ids(active.slice(0, 1))}
          onChoose={choose}
        />
        <Column
          level={2}
          entries={levels[2] ?? none}
          active={active[2]}
          chosen={ids(active.slice(0, 2))}
          onChoose={choose}
        />
        <div className="min-h-0 overflow-y-auto p-6" data-level={3}>
          {last && (
            <div className="grid gap-5">
              <a
                href={categoryHref(last.path)}
                onKeyDown={moveByKeys}
                className="flex items-center gap-4 font-semibold hover:text-brand"
              >
                <Picture
                  src={last.categoryHoverImage[0]?.url}
                  alt=""
                  width={160}
                  height={160}
                  sizes="140px"
                  className="size-35 rounded-card bg-ground"
                />
                {last.categoryName}
              </a>
              <ul className="grid grid-cols-2 gap-x-4">
                {(third?.subcategories ?? none).map((category) => (
                  <li key={category.categoryId}>
                    <a
                      href={categoryHref(category.path)}
                      onKeyDown={moveByKeys}
                      className="flex min-h-11 items-center rounded-field px-2 text-sm hover:bg-ground hover:text-brand"
                    >
                      {category.categoryName}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const ids = (path: readonly (Category | undefined)[]) => path.flatMap((category) => category?.categoryId ?? []);

/** The entries that are active: those chosen, at level one the first unless told. */
function activePath(categories: readonly Category[], chosen: readonly number[]): (Category | undefined)[] {
  const first = categories.find(({ categoryId }) => categoryId === chosen[0]) ?? categories[0];
  const second = first?.subcategories.find(({ categoryId }) => categoryId === chosen[1]);
  return [first, second, second?.subcategories.find(({ categoryId }) => categoryId === chosen[2])];
}

interface ColumnProps {
  level: number;
  entries: readonly Category[];
  active: Category | undefined;
  /** The entries active before this column. */
  chosen: readonly number[];
  onChoose: (path: readonly number[], event?: PointerEvent) => void;
  withIcon?: boolean;
}

function Column({ level, entries, active, chosen, onChoose, withIcon = false }: ColumnProps) {
  const byTouch = useRef(false);
  return (
    <ul data-level={level} className="min-h-0 overflow-y-auto border-r border-line py-4">
      {entries.map((category) => {
        const path = [...chosen, category.categoryId];
        const isActive = category === active;
        const hasMore = category.subcategories.length > 0;
        return (
          <li key={category.categoryId}>
            <a
              href={categoryHref(category.path)}
              onKeyDown={moveByKeys}
              data-active={isActive || undefined}
              onPointerDown={(event) => {
                byTouch.current = event.pointerType !== 'mouse';
              }}
              onPointerMove={(event) => {
                if (event.pointerType === 'mouse') onChoose(path, event);
              }}
              onFocus={() => {
                if (!byTouch.current) onChoose(path);
              }}
              onClick={(event) => {
                // The first tap opens what is below, the second follows the link.
                if (!byTouch.current || isActive || !hasMore) return;
                event.preventDefault();
                onChoose(path);
              }}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-field px-3 py-1.5 text-sm -outline-offset-2',
                isActive ? 'bg-brand-soft font-semibold text-brand' : 'hover:text-brand',
              )}
            >
              {withIcon && (
                <Picture
                  src={category.categoryIconImage[0]?.url}
                  alt=""
                  width={64}
                  height={64}
                  sizes="28px"
                  className="size-7 shrink-0"
                />
              )}
              <span className="min-w-0 flex-1">{category.categoryName}</span>
              {hasMore && <ChevronRight aria-hidden="true" className="size-4 shrink-0 opacity-60" />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Chooses at once, or a moment later while the pointer only crosses an entry on its way to the next column. */
function useIntent(choose: (path: readonly number[]) => void) {
  const at = useRef<Point>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (path: readonly number[], event?: PointerEvent) => {
    clearTimeout(waiting.current);
    const to = event && { x: event.clientX, y: event.clientY };
    const crossing = Boolean(to && at.current && isOnItsWay(at.current, to));
    at.current = to;
    if (crossing) waiting.current = setTimeout(() => choose(path), patience);
    else choose(path);
  };
}

/** Arrow keys go through a column and between columns. */
function moveByKeys(event: KeyboardEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  const column = link.closest<HTMLElement>('[data-level]');
  if (!column) return;
  const links = [...column.querySelectorAll('a')];
  const level = Number(column.dataset.level);
  const inColumn = (other: number) => {
    const found = link.closest('[data-mega-menu]')?.querySelector(`[data-level="${other}"]`);
    return found?.querySelector<HTMLElement>('a[data-active]') ?? found?.querySelector<HTMLElement>('a');
  };
  const next = {
    ArrowDown: links[links.indexOf(link) + 1],
    ArrowUp: links[links.indexOf(link) - 1],
    ArrowRight: inColumn(level + 1),
    ArrowLeft: inColumn(level - 1),
    Home: links[0],
    End: links.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
