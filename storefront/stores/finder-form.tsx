import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { Button } from '#storefront/ui/button.tsx';
import { controlStyle } from '#storefront/ui/form-field.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import type { FinderData } from './load-finder.ts';
import { type FinderView, parseFinder } from './store-finder.ts';

export interface FinderFormProps {
  finder: Pick<FinderData, 'regions' | 'categories'>;
  view: FinderView;
  onView: (view: FinderView) => void;
}

/** The filters of the store finder: a form that works without script; with it, what is chosen applies at once. */
export function FinderForm({ finder: { regions, categories }, view, onView }: FinderFormProps) {
  const id = useId();
  const inRegion = regions.filter((region) => view.region === undefined || region.id === view.region);
  const provinces = inRegion
    .flatMap((region) => region.provinces)
    .sort((a, b) => a.label.localeCompare(b.label, getLocale()));
  const form = useRef<HTMLFormElement>(null);
  const wasRead = useRef(false);
  // What was chosen before hydration.
  useEffect(() => {
    if (wasRead.current || !form.current) return;
    wasRead.current = true;
    const { region, province, category } = viewOf(form.current);
    if (region !== view.region || province !== view.province || category !== view.category)
      onView({ ...view, region, province, category, page: 1 });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onView({ ...viewOf(event.currentTarget), page: 1 });
  };
  const idOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <search aria-label={m.stores_search()}>
      <form
        ref={form}
        method="get"
        // Otherwise browsers fill in what was chosen on another page of the history, which would be read as a choice.
        autoComplete="off"
        action={localeHref('/store')}
        onSubmit={submit}
        className="grid gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] lg:items-end"
      >
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {m.stores_search_label()}
          </label>
          <div className="flex gap-2">
            <input
              key={view.query}
              id={id}
              type="search"
              name="query"
              defaultValue={view.query}
              maxLength={100}
              placeholder={m.stores_search_placeholder()}
              enterKeyHint="search"
              className={controlStyle}
            />
            <Button type="submit" className="shrink-0" icon={<Search aria-hidden="true" className="size-5" />}>
              {m.stores_search_submit()}
            </Button>
          </div>
        </div>
        <div className="grid grid-cols-2 gap-3 lg:contents">
          <SelectField
            label={m.stores_region()}
            name="region"
            value={view.region ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onView({ ...view, region: idOf(value), province: undefined, page: 1 })
            }
            placeholder={m.stores_all_regions()}
            options={regions.map((region) => ({ value: String(region.id), label: region.label }))}
          />
          <SelectField
            label={m.stores_province()}
            name="province"
            value={view.province ?? ''}
            onChange={({ currentTarget: { value } }) => onView({ ...view, province: idOf(value), page: 1 })}
            placeholder={m.stores_all_provinces()}
            options={provinces.map((province) => ({ value: String(province.id), label: province.label }))}
          />
          <SelectField
            label={m.stores_category()}
            name="category"
            value={view.category ?? ''}
            onChange={({ currentTarget: { value } }) => onView({ ...view, category: value || undefined, page: 1 })}
            placeholder={m.stores_all_categories()}
            options={categories}
            className="max-lg:col-span-2"
          />
        </div>
      </form>
    </search>
  );
}

/** The view that the fields of a form select. */
function viewOf(form: HTMLFormElement): FinderView {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return parseFinder(new URLSearchParams(fields));
}
