import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { compareHref } from './compare-links.ts';
import { maxCompared, minCompared, saveCompareList, useCompareList } from './compare-list.ts';

/** How many products are selected for comparison, with buttons to clear and to compare them. */
export function CompareBar() {
  const list = useCompareList();
  const navigate = useNavigate();
  const [clearing, setClearing] = useState(false);
  const compare = () => {
    if (list.length < minCompared) showToast(m.compare_select_products());
    else void navigate(compareHref(list));
  };
  const clear = () => {
    setClearing(false);
    saveCompareList([]);
    showToast(m.compare_all_removed());
  };
  return (
    <>
      {list.length > 0 && (
        <section
          aria-label={m.compare_title()}
          data-compare-bar
          className="sticky bottom-[calc(env(safe-area-inset-bottom)+var(--frame-bar,0px)+var(--page-bar,0px))] z-20 border-t border-line bg-surface lg:bottom-0"
        >
          <div className="page-column flex items-center gap-2 py-2 sm:gap-3">
            <p className="mr-auto min-w-0 text-sm leading-tight font-semibold text-balance">
              <span aria-hidden="true">
                {m.compare_title()}{' '}
                <span className="figures">
                  {list.length}/{maxCompared}
                </span>
              </span>
              <span className="sr-only">{m.compare_selected_count({ count: list.length, max: maxCompared })}</span>
            </p>
            <Button variant="quiet" className="max-sm:px-3" onClick={() => setClearing(true)}>
              {m.compare_clear_all()}
            </Button>
            <Button onClick={compare}>{m.compare_compare()}</Button>
          </div>
        </section>
      )}
      <ConfirmDialog
        open={clearing}
        danger
        title={m.compare_clear_title()}
        message={m.compare_clear_message()}
        onConfirm={clear}
        onCancel={() => setClearing(false)}
      />
    </>
  );
}
