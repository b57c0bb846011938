import { Search, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { classNames } from './class-names.ts';

export interface SearchFormProps {
  /** The page of the results. */
  action: string;
  /** The parameter with the text. */
  name: string;
  label: string;
  /** Of the button; the label by default. */
  submitLabel?: string;
  placeholder: string;
  maxLength: number;
  minLength?: number;
  /** What was searched for. */
  value?: string | undefined;
  /** Other parameters of the page, which a search preserves; those that are undefined are left out. */
  hiddenFields?: Record<string, string | undefined>;
  /** Shows the page without the search, where it has a value; an empty search does the same. */
  clear?: { href: string; label: string };
}

/** A search as a plain GET form, which works without JavaScript. */
export function SearchForm({
  action,
  name,
  label,
  submitLabel = label,
  placeholder,
  maxLength,
  minLength,
  value = '',
  hiddenFields = {},
  clear,
}: SearchFormProps) {
  const isClearable = clear !== undefined && value !== '';
  return (
    <search className="block">
      <Form action={action} className="relative">
        {Object.entries(hiddenFields).map(
          ([key, preserved]) => preserved && <input key={key} type="hidden" name={key} value={preserved} />,
        )}
        <input
          key={value}
          type="search"
          name={name}
          required={!clear}
          defaultValue={value}
          minLength={minLength}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          className={classNames(
            'h-13 w-full rounded-full border border-edge bg-surface pl-5 text-base placeholder:text-muted focus-visible:outline-offset-0',
            isClearable ? 'pr-25 [&::-webkit-search-cancel-button]:hidden' : 'pr-14',
          )}
        />
        {isClearable && (
          <Link
            to={clear.href}
            aria-label={clear.label}
            className="absolute inset-y-1 right-12 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
        )}
        <button
          type="submit"
          aria-label={submitLabel}
          className="absolute inset-y-1 right-1 grid size-11 place-items-center rounded-full bg-brand text-surface hover:bg-brand-strong"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </Form>
    </search>
  );
}
