import { useId } from 'react';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

/** Questions that open their answers. */
export function Faq({ data: { title, items } }: BlockProps<'faq'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <BlockTitle id={id}>{title}</BlockTitle>
      <div>
        {items.map(({ question, answer }) => (
          <Accordion
            key={question}
            summary={
              <h3>
                <WrapAtWords>{question}</WrapAtWords>
              </h3>
            }
          >
            <p className="max-w-prose whitespace-pre-line text-pretty">
              <WrapAtWords>{answer}</WrapAtWords>
            </p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
