import { Scale } from 'lucide-react';
import { useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { ClearComparisonDialog } from './clear-comparison-dialog.tsx';
import { releaseCompareBarRoom } from './compare-bar-room.tsx';
import { compareHref } from './compare-links.ts';
import { useCompareList } from './compare-list.ts';
import { maxCompared, minCompared } from './compare-query.ts';

/**
 * How many products are selected for comparison, with buttons to clear and to compare them: a bar on desktops; on phones the third of
 * four entries of the bottom bar opens it.
 */
export function CompareBar() {
  const list = useCompareList();
  const navigate = useNavigate();
  const [clearing, setClearing] = useState(false);
  const [opened, setOpened] = useState(false);
  const barId = useId();
  useLayoutEffect(releaseCompareBarRoom, []);
  const compare = () => {
    if (list.length < minCompared) return showToast(m.compare_select_products());
    setOpened(false);
    void navigate(compareHref(list));
  };
  const count = (
    <span className="figures">
      {list.length}/{maxCompared}
    </span>
  );
  return (
    <>
      {list.length > 0 && (
        <section
          aria-label={m.compare_title()}
          data-compare-bar={opened ? 'open' : ''}
          className="bar-heights max-lg:contents lg:sticky lg:bottom-0 lg:z-20 lg:border-t lg:border-line lg:bg-surface"
        >
          <p className="sr-only">{m.compare_selected_count({ count: list.length, max: maxCompared })}</p>
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={barId}
            data-compare-entry
            onClick={() => setOpened(!opened)}
            className="fixed bottom-[env(safe-area-inset-bottom)] left-1/2 z-41 grid h-16 w-1/4 content-center justify-items-center gap-0.5 text-ink -outline-offset-2 aria-expanded:text-brand lg:hidden"
          >
            <span className="sr-only">{m.compare_title()} </span>
            <span className="relative">
              <Scale aria-hidden="true" className="size-6" />
              <span className="absolute -top-1.5 left-5 grid h-4.5 place-items-center rounded-full bg-ink px-1 text-xs leading-none font-semibold text-surface ring-2 ring-surface">
                {count}
              </span>
            </span>
            <span aria-hidden="true" className="max-w-full truncate text-xs font-medium">
              {m.compare_compare()}
            </span>
          </button>
          <div
            id={barId}
            className={`bar-heights page-column flex items-center gap-2 py-2 max-lg:fixed max-lg:inset-x-3 max-lg:bottom-[calc(8px+env(safe-area-inset-bottom)+var(--frame-bar,0px)+var(--page-bar,0px))] max-lg:z-20 max-lg:w-auto max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-float sm:gap-3 ${opened ? '' : 'max-lg:hidden'}`}
          >
            <p className="mr-auto min-w-0 text-sm leading-tight font-semibold text-balance">
              {m.compare_title()} {count}
            </p>
            <Button variant="quiet" className="max-sm:px-3" onClick={() => setClearing(true)}>
              {m.compare_clear_all()}
            </Button>
            <Button onClick={compare}>{m.compare_compare()}</Button>
          </div>
        </section>
      )}
      <ClearComparisonDialog open={clearing} onClose={() => setClearing(false)} onCleared={() => setOpened(false)} />
    </>
  );
}
