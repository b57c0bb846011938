import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSelectItem } from '#storefront/analytics/use-product-list.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { searchHref } from './search-links.ts';
import { OptionLabel, SuggestedProduct, SuggestionGroup, SuggestionOption } from './suggestion-options.tsx';

export interface SuggestionPanelProps {
  /** The id the field's `aria-controls` refers to. */
  id: string;
  /** Trimmed; recent searches are shown where it is empty. */
  text: string;
  /** Id of the option Enter follows. */
  active: string | null;
  recent: readonly string[];
  onActive: (option: string) => void;
  /** The shopper chose a search. */
  onSearch: (query: string) => void;
  onRemove: (query: string) => void;
  onRemoveAll: () => void;
}

function useSuggestions(text: string) {
  return useQuery({
    queryKey: ['suggest', getLocale(), text],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /search/api/{locale}/suggest', {
        params: { locale: getLocale() },
        query: { query: text },
        signal,
      });
      if (!result.ok) throw new Error(result.code);
      return result.data;
    },
  });
}

/**
 * Suggestions for the typed text: 425 px high where the screen has room, whatever is found, so that nothing jumps while typing; 80 px
 * from the top on small screens, 45 px on large ones.
 */
export default function SuggestionPanel(props: SuggestionPanelProps) {
  const { id, text, active } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // An on-screen keyboard covers the page without resizing it.
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const updateVisibleHeight = () =>
      panel.current?.style.setProperty('--visible-height', `${viewport.height * viewport.scale}px`);
    updateVisibleHeight();
    viewport.addEventListener('resize', updateVisibleHeight);
    return () => viewport.removeEventListener('resize', updateVisibleHeight);
  }, []);
  // The field keeps the focus when something here is pressed.
  useEffect(() => {
    const keepFieldFocus = (event: MouseEvent) => event.preventDefault();
    const element = panel.current;
    element?.addEventListener('mousedown', keepFieldFocus);
    return () => element?.removeEventListener('mousedown', keepFieldFocus);
  }, []);
  return (
    <div
      id={id}
      ref={panel}
      data-search-panel
      className={classNames(
        'absolute inset-x-2 top-[80px] z-50 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface py-2 shadow-float empty:hidden lg:inset-x-0 lg:top-[45px]',
        text === ''
          ? 'max-h-[min(425px,var(--visible-height,100dvh)-96px)]'
          : 'h-[min(425px,var(--visible-height,100dvh)-96px)]',
      )}
    >
      {text === '' ? <RecentSearches {...props} /> : <Suggestions {...props} />}
    </div>
  );
}

function RecentSearches({ id, active, recent, onActive, onSearch, onRemove, onRemoveAll }: SuggestionPanelProps) {
  return (
    <>
      <div className="flex items-center justify-between pr-2 pl-4">
        <p id={`${id}recent`} className="text-sm font-semibold">
          {m.search_recent()}
        </p>
        <button
          type="button"
          onClick={onRemoveAll}
          className="min-h-11 rounded-field px-3 text-sm font-medium text-brand hover:bg-ground"
        >
          {m.search_remove_all_recent()}
        </button>
      </div>
      {/* A listbox may contain options only: the buttons follow it in the markup and are placed next to them. */}
      <div className="grid grid-flow-row-dense grid-cols-[minmax(0,1fr)_auto] items-center pr-2">
        <div role="listbox" aria-labelledby={`${id}recent`} className="contents *:col-start-1">
          {recent.map((query) => (
            <SuggestionOption
              key={query}
              panel={id}
              href={searchHref(query)}
              {...{ active, onActive }}
              onChoose={() => onSearch(query)}
            >
              <OptionLabel icon={<History aria-hidden="true" className="size-4 shrink-0 text-muted" />}>
                {query}
              </OptionLabel>
            </SuggestionOption>
          ))}
        </div>
        {recent.map((query) => (
          <IconButton
            key={query}
            label={m.search_remove_recent({ query })}
            icon={<X aria-hidden="true" className="size-4 text-muted" />}
            onClick={() => onRemove(query)}
            className="col-start-2"
          />
        ))}
      </div>
    </>
  );
}

function Suggestions({ id, text, active, onActive, onSearch }: SuggestionPanelProps) {
  const { data, isError, isPending, isPlaceholderData } = useSuggestions(text);
  const select = useSelectItem({ id: 'search-suggestions', name: m.search_suggestions() });
  if (isError) return <Notice>{m.search_suggestions_failed()}</Notice>;
  if (isPending) return <SlowNotice />;
  const { products, categories, brands, correctedQuery, notSold } = data;
  const queries = data.queries.filter((query) => query !== text);
  const count = products.length + categories.length + brands.length + queries.length;
  const option = { panel: id, active, onActive };
  return (
    <>
      <div role="status" className={count === 0 ? emptyStyle : 'sr-only'}>
        {isPlaceholderData ? (
          m.search_slow()
        ) : count === 0 ? (
          <>
            <p className="text-balance">{m.search_no_results()}</p>
            <p className="text-balance">{m.search_no_results_hint()}</p>
          </>
        ) : (
          m.search_suggestion_count({ count: formatNumber(count) })
        )}
      </div>
      {count > 0 && (
        <div className={classNames('transition-opacity', isPlaceholderData && 'opacity-55 delay-200')}>
          {notSold !== null && (
            <p className="px-4 py-2 text-sm text-muted wrap-anywhere">
              <WrapAtWords>{m.search_not_sold({ query: notSold })}</WrapAtWords>
            </p>
          )}
          {correctedQuery !== null && (
            <p className="px-4 py-2 text-sm text-muted">
              <WrapAtWords>{m.search_showing_results_for({ query: correctedQuery })}</WrapAtWords>
            </p>
          )}
          <div role="listbox" aria-label={m.search_suggestions()}>
            <SuggestionGroup name={m.search_queries()} hidden>
              {queries.map((query) => (
                <SuggestionOption key={query} {...option} href={searchHref(query)} onChoose={() => onSearch(query)}>
                  <OptionLabel icon={<Search aria-hidden="true" className="size-4 shrink-0 text-muted" />}>
                    {query}
                  </OptionLabel>
                </SuggestionOption>
              ))}
            </SuggestionGroup>
            <SuggestionGroup name={m.search_products()}>
              {products.map((product, index) => (
                <SuggestionOption
                  key={product.productId}
                  {...option}
                  href={localiseLink(`/product/${product.slug}`)}
                  onChoose={() => select(product, index)}
                >
                  <SuggestedProduct product={product} />
                </SuggestionOption>
              ))}
            </SuggestionGroup>
            <SuggestionGroup name={m.search_categories()}>
              {categories.map(({ name, path }) => (
                <SuggestionOption key={path} {...option} href={localiseLink(`/product-category/${path}`)}>
                  <OptionLabel>{name}</OptionLabel>
                </SuggestionOption>
              ))}
            </SuggestionGroup>
            <SuggestionGroup name={m.search_brands()}>
              {brands.map(({ title, slug, brandLogoUrl }) => (
                <SuggestionOption key={slug} {...option} href={localeHref('/brand/:slug', { slug })}>
                  <OptionLabel
                    icon={
                      brandLogoUrl && <Picture src={brandLogoUrl} alt="" width={80} height={32} className="h-8 w-20" />
                    }
                  >
                    {title}
                  </OptionLabel>
                </SuggestionOption>
              ))}
            </SuggestionGroup>
            <SuggestionOption {...option} href={searchHref(text)} onChoose={() => onSearch(text)}>
              <span className="py-2.5 text-sm font-semibold text-brand">
                <WrapAtWords>{m.search_see_all({ query: text })}</WrapAtWords>
              </span>
            </SuggestionOption>
          </div>
        </div>
      )}
    </>
  );
}

const noticeStyle = 'px-4 py-3 text-sm text-muted';
const emptyStyle = 'grid h-full place-content-center gap-1 px-4 text-center text-sm text-muted';

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className={noticeStyle}>
      <WrapAtWords>{children}</WrapAtWords>
    </p>
  );
}

/** Visible only where a response takes longer than 200 ms. */
function SlowNotice() {
  return (
    <p role="status" className={`animate-stalled ${noticeStyle}`}>
      {m.search_slow()}
    </p>
  );
}
