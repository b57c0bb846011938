import { Search } from 'lucide-react';
import { type FocusEvent, lazy, memo, type SubmitEvent, Suspense, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import { handleOptionKey } from './option-keys.ts';
import { useRecentSearches } from './recent-searches.ts';
import { useSearchField } from './use-search-field.ts';

const loadPanel = () => import('./suggestion-panel.tsx');
const SuggestionPanel = lazy(loadPanel);

export interface SearchBoxProps {
  /** Takes the focus when it is mounted. */
  autoFocus?: boolean;
  /** Esc was pressed while the suggestions were closed. */
  onEscape?: () => void;
}

/**
 * The search field with suggestions: a plain GET form, which works before hydration. Arrow keys move through the
 * suggestions, Enter follows one, Esc closes them.
 */
export const SearchBox = memo(function SearchBox({ autoFocus = false, onEscape }: SearchBoxProps) {
  const { recent, addRecentSearch, removeSearch, removeAllSearches } = useRecentSearches();
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const { field, searchedFor, query, isOpen, active, setActive, setOpen, ...search } = useSearchField(
    recent.length > 0,
  );

  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus, field]);

  // The pressed button disappears with its entry: the field gets the focus.
  const afterRemoval = () => {
    setActive(null);
    field.current?.focus();
    showToast(m.search_recent_removed());
  };
  const onSubmit = (event: SubmitEvent) => {
    if (query === '') return event.preventDefault();
    addRecentSearch(query);
    setOpen(false);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <search ref={root} className="min-w-0 flex-1 lg:relative" onBlur={onBlur}>
      <Form action={localiseLink('/product-category')} onSubmit={onSubmit} className="relative">
        <input
          ref={field}
          type="search"
          name="query"
          required
          maxLength={100}
          // With a default value of '', React would reset what was typed before hydration.
          defaultValue={searchedFor || undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-label={m.shell_search_label()}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          aria-activedescendant={isOpen && active !== null ? active : undefined}
          placeholder={m.shell_search_placeholder()}
          onFocus={(event) => {
            void loadPanel();
            search.onFocus(event.currentTarget.value);
          }}
          onClick={() => setOpen(true)}
          onInput={(event) => search.onType(event.currentTarget.value)}
          onKeyDown={(event) =>
            handleOptionKey(event, { root: root.current, isOpen, setOpen, active, setActive, onEscape })
          }
          className="h-12 w-full min-w-0 rounded-full border border-edge bg-ground pr-13 pl-5 text-base placeholder:text-muted hover:border-ink focus:bg-surface lg:h-11 lg:text-sm"
        />
        <button
          type="submit"
          aria-label={m.shell_search()}
          className="absolute inset-y-0.5 right-0.5 grid h-11 w-11 place-items-center rounded-full text-brand hover:bg-brand-soft lg:inset-y-0 lg:right-0"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </Form>
      {isOpen && (
        <Suspense>
          <SuggestionPanel
            id={`${id}panel`}
            text={query}
            active={active}
            recent={recent}
            onActive={setActive}
            onSearch={addRecentSearch}
            onRemove={(removed) => {
              removeSearch(removed);
              afterRemoval();
            }}
            onRemoveAll={() => {
              removeAllSearches();
              afterRemoval();
            }}
          />
        </Suspense>
      )}
    </search>
  );
});
