import { useId } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

/** Short reasons with small pictures. */
export function MiniHighlights({ data: { title, items } }: BlockProps<'mini_highlights'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <BlockTitle id={id}>{title}</BlockTitle>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {items.map((item) => (
          <li key={item.title} className="flex items-start gap-3 rounded-card bg-ground p-4">
            <Picture src={item.image} alt="" width={48} height={48} className="size-12 shrink-0" />
            <div className="grid gap-0.5">
              <h3 className="leading-snug font-semibold">
                {item.link === null ? (
                  <WrapAtWords>{item.title}</WrapAtWords>
                ) : (
                  <a href={localiseLink(item.link)} className="hover:text-brand hover:underline">
                    <WrapAtWords>{item.title}</WrapAtWords>
                  </a>
                )}
              </h3>
              <p className="text-sm text-muted">
                <WrapAtWords>{item.text}</WrapAtWords>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
