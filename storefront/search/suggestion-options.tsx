import { type ReactNode, useId } from 'react';
import type { SearchResult } from '#contract/search.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { HighlightedText } from '#storefront/ui/highlighted-text.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';

/** Options under a heading. */
export function SuggestionGroup({
  name,
  hidden = false,
  children,
}: {
  name: string;
  hidden?: boolean;
  children: ReactNode[];
}) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset.
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={hidden ? 'sr-only' : 'px-4 pt-3 pb-1 text-xs font-semibold text-muted'}>
        {name}
      </p>
      {children}
    </div>
  );
}

export interface OptionProps {
  panel: string;
  active: string | null;
  onActive: (option: string) => void;
  href: string;
  onChoose?: () => void;
  children: ReactNode;
}

/** Identified by its URL, so that it stays active while other options change. */
export function SuggestionOption({ panel, active, onActive, href, onChoose, children }: OptionProps) {
  const id = panel + href;
  return (
    <a
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      href={href}
      onClick={onChoose}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && id !== active) onActive(id);
      }}
      className="flex min-h-11 items-center gap-3 px-4 aria-selected:bg-brand-soft"
    >
      {children}
    </a>
  );
}

/** One line of text, with an icon before it. */
export function OptionLabel({ icon, children }: { icon?: ReactNode; children: string }) {
  return (
    <>
      {icon}
      <span className="min-w-0 truncate py-2 text-sm">{children}</span>
    </>
  );
}

/** A product with its picture, name and price. */
export function SuggestedProduct({ product }: { product: SearchResult }) {
  return (
    <>
      <Picture
        src={product.image}
        alt=""
        width={48}
        height={48}
        className="my-1 size-12 shrink-0 rounded-field bg-ground"
      />
      <span className="line-clamp-2 min-w-0 flex-1 text-sm text-pretty">
        <HighlightedText segments={product.highlights} />
      </span>
      <Price
        sellingPrice={sellingPrice(product)}
        regularPrice={wasPrice(product)}
        size="sm"
        className="shrink-0 flex-col items-end! gap-y-0! text-right"
      />
    </>
  );
}
