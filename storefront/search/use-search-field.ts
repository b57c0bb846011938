import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { useOpenUntilNavigation } from '#storefront/navigation/use-open-until-navigation.ts';

export interface SearchFieldState {
  field: RefObject<HTMLInputElement | null>;
  /** The query of the page; empty where no products were searched for. */
  searchedFor: string;
  /** What is in the field, trimmed. */
  query: string;
  /** Whether suggestions or recent searches are shown. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Id of the selected option, which Enter follows. */
  active: string | null;
  setActive: (option: string | null) => void;
  onFocus: (text: string) => void;
  onType: (text: string) => void;
}

/**
 * What was typed into the search field, and whether its suggestions are shown. The field is uncontrolled, so that typing before hydration
 * is not lost.
 *
 * @param hasRecent there are recent searches, which are shown while the field is empty
 */
export function useSearchField(hasRecent: boolean): SearchFieldState {
  const { key, pathname, search } = useLocation();
  // Orders, articles and branches are searched by this parameter as well.
  const isOfProducts = pathname.startsWith(localiseLink('/product-category'));
  const searchedFor = (isOfProducts && new URLSearchParams(search).get('query')) || '';
  const field = useRef<HTMLInputElement>(null);
  const visit = useRef(key);
  const [text, setText] = useState(searchedFor);
  const [open, setOpen] = useOpenUntilNavigation();
  const [active, setActive] = useState<string | null>(null);
  const query = text.trim();

  // A new page shows its own query; on the first page what was typed before hydration stays, and so does the focus.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (visit.current !== key) input.value = searchedFor;
    else if (input.value !== searchedFor || (input.value === '' && input === document.activeElement)) setOpen(true);
    visit.current = key;
    setText(input.value);
  }, [key, searchedFor, setOpen]);

  return {
    field,
    searchedFor,
    query,
    isOpen: open && (query !== '' || hasRecent),
    setOpen,
    active,
    setActive,
    onFocus(value) {
      setText(value);
      if (value === '') setOpen(true);
    },
    onType(value) {
      setText(value);
      setActive(null);
      setOpen(true);
    },
  };
}
