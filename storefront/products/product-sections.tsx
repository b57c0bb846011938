import { Check } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { DescriptionBlocks } from '#storefront/content/description-blocks.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { ShownProduct } from './shown-product.ts';

/** Description, specification and FAQ; empty sections are omitted. */
export function ProductSections({ product }: { product: ShownProduct }) {
  const { description, specification, faq } = product;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)] lg:gap-16">
      <div className="grid content-start gap-10">
        {description.length > 0 && (
          <Section title={m.product_description()}>
            <DescriptionBlocks blocks={description} />
          </Section>
        )}
        {faq.length > 0 && (
          <Section title={m.product_faq()}>
            <div className="max-w-prose border-t border-line">
              {faq.map(({ question, answer }) => (
                <Accordion key={question} summary={question}>
                  <p className="text-muted">
                    <WrapAtWords>{answer}</WrapAtWords>
                  </p>
                </Accordion>
              ))}
            </div>
          </Section>
        )}
      </div>
      {specification.length > 0 && (
        <Section title={m.product_specification()}>
          <dl className="text-sm">
            {specification.map(({ label, value }) => (
              <div
                key={label}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 rounded-field px-3 py-2.5 odd:bg-ground"
              >
                <dt className="text-muted">
                  <WrapAtWords>{label}</WrapAtWords>
                </dt>
                <dd className="font-medium">
                  <WrapAtWords>{value}</WrapAtWords>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-xl font-semibold">
        <WrapAtWords>{title}</WrapAtWords>
      </h2>
      {children}
    </section>
  );
}

/** The product's key highlights. */
export const Highlights = memo(function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={m.product_highlights()}>
      <ul className="grid gap-2 text-sm">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            <WrapAtWords>{item}</WrapAtWords>
          </li>
        ))}
      </ul>
    </section>
  );
});
