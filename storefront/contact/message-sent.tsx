import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface MessageSentProps {
  reference: string;
  email: string;
  onAnother: () => void;
}

/** Instead of the form: the message arrived. Focused, so that it is read aloud. */
export function MessageSent({ reference, email, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-success" />
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        <WrapAtWords>{m.contact_sent_title()}</WrapAtWords>
      </h3>
      <p>
        {m.contact_reference()} <strong className="figures text-lg">{reference}</strong>
      </p>
      <p className="text-sm text-pretty text-muted">
        <WrapAtWords>{m.contact_sent_text({ email })}</WrapAtWords>
      </p>
      <Button variant="secondary" onClick={onAnother}>
        {m.contact_send_another()}
      </Button>
    </div>
  );
}
