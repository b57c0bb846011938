import { MessageSquareText } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

const Form = lazy(() => import('#storefront/contact/contact-form.tsx'));

/** The form for messages to the shop. Its script is loaded when it is pressed; without script the press leads to the contact page. */
export function ContactForm({ data: { title, text, topics } }: BlockProps<'contact_form'>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const link = (
    <ButtonLink
      href={localeHref('/help-contact-us')}
      icon={<MessageSquareText aria-hidden="true" className="size-5" />}
      className="justify-self-start"
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      {m.contact_write()}
    </ButtonLink>
  );
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-line p-5 lg:p-8">
      <div className="grid gap-1">
        <BlockTitle id={id}>{title}</BlockTitle>
        {text && (
          <p className="max-w-prose text-sm text-pretty text-muted">
            <WrapAtWords>{text}</WrapAtWords>
          </p>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<p role="status">{m.contact_loading()}</p>}>
          <Form topics={topics} isFocused />
        </Suspense>
      ) : (
        link
      )}
    </section>
  );
}
