import { Search } from 'lucide-react';
import { Form } from 'react-router';

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
  /** What was searched for. */
  value?: string | undefined;
}

/** A search as a plain GET form, which works without JavaScript. */
export function SearchForm({
  action,
  name,
  label,
  submitLabel = label,
  placeholder,
  maxLength,
  value = '',
}: SearchFormProps) {
  return (
    <search className="block">
      <Form action={action} className="relative">
        <input
          key={value}
          type="search"
          name={name}
          required
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          className="h-13 w-full rounded-full border border-edge bg-surface pr-14 pl-5 text-base placeholder:text-muted focus-visible:outline-offset-0"
        />
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
