import { Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useOpenUntilNavigation } from '#storefront/navigation/use-open-until-navigation.ts';
import { showToast } from '#storefront/ui/toast-list.ts';
import { nextOption } from './option-keys.ts';
import { useRecentSearches } from './recent-searches.ts';

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
export function SearchBox({ autoFocus = false, onEscape }: SearchBoxProps) {
  const { key, pathname, search } = useLocation();
  // Orders, articles and branches are searched by this parameter as well.
  const isOfProducts = pathname.startsWith(localiseLink('/product-category'));
  const searchedFor = (isOfProducts && new URLSearchParams(search).get('query')) || '';
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const visit = useRef(key);
  const [text, setText] = useState(searchedFor);
  const [open, setOpen] = useOpenUntilNavigation();
  const [active, setActive] = useState<string | null>(null);
  const { recent, addRecentSearch, removeSearch, removeAllSearches } = useRecentSearches();
  const id = useId();
  const query = text.trim();
  const isOpen = open && (query !== '' || recent.length > 0);

  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  // A new page shows its own query; the first page keeps what was typed, and the focus, from before hydration.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (visit.current !== key) input.value = searchedFor;
    else if (input.value !== searchedFor || (input.value === '' && input === document.activeElement)) setOpen(true);
    visit.current = key;
    setText(input.value);
  }, [key, searchedFor, setOpen]);

  const onType = (typed: string) => {
    setText(typed);
    setActive(null);
    setOpen(true);
  };
  // The pressed button disappears with its entry: the field gets the focus.
  const afterRemoval = () => {
    setActive(null);
    field.current?.focus();
    showToast(m.search_recent_removed());
  };
  const options = () => [...(root.current?.querySelectorAll('[role=option]') ?? [])].map((option) => option.id);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') {
      if (!isOpen) return onEscape?.();
      // Browsers would clear the field.
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      const option = isOpen && active !== null && options().includes(active) && document.getElementById(active);
      if (!option) return;
      event.preventDefault();
      option.click();
    } else {
      const next = nextOption(isOpen ? options() : [], active, event.key);
      if (next === undefined) return;
      event.preventDefault();
      setOpen(true);
      setActive(next);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <search ref={root} className="min-w-0 flex-1 lg:relative" onBlur={onBlur}>
      <Form
        action={localiseLink('/product-category')}
        onSubmit={(event) => {
          if (query === '') return event.preventDefault();
          addRecentSearch(query);
          setOpen(false);
        }}
        className="relative"
      >
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
            setText(event.currentTarget.value);
            if (event.currentTarget.value === '') setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onInput={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
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
            onForget={(query) => {
              removeSearch(query);
              afterRemoval();
            }}
            onForgetAll={() => {
              removeAllSearches();
              afterRemoval();
            }}
          />
        </Suspense>
      )}
    </search>
  );
}
