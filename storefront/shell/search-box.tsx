import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Form } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

export interface SearchBoxProps {
  inputRef?: Ref<HTMLInputElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Asks the listing for what was typed (spec 2): a plain GET form, which works before script. */
export function SearchBox({ inputRef, onKeyDown }: SearchBoxProps) {
  return (
    <search className="min-w-0 flex-1">
      <Form action={localiseLink('/product-category')} onKeyDown={onKeyDown} className="relative">
        <input
          ref={inputRef}
          type="search"
          name="query"
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={m.shell_search_label()}
          placeholder={m.shell_search_placeholder()}
          className="h-12 w-full min-w-0 rounded-full border border-edge bg-ground pr-13 pl-5 text-base placeholder:text-muted hover:border-ink focus:bg-surface lg:text-sm"
        />
        <button
          type="submit"
          aria-label={m.shell_search()}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-full text-brand hover:bg-brand-soft"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </Form>
    </search>
  );
}
