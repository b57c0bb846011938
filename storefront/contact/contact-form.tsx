import { useState } from 'react';
import type { ContactTopic } from '#contract/contact.ts';
import { MessageForm } from './message-form.tsx';
import { MessageSent } from './message-sent.tsx';

export interface ContactFormProps {
  topics: readonly ContactTopic[];
  /** The order that the message is about, from the address of the page. */
  orderId?: string;
  /** The form appears because it was asked for: its first field gets the focus. */
  isFocused?: boolean;
}

/** The form that sends a message to the shop, and what follows. */
export default function ContactForm({ topics, orderId, isFocused = false }: ContactFormProps) {
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const [isAnother, setAnother] = useState(false);
  const writeAnother = () => {
    setSent(undefined);
    setAnother(true);
  };
  if (sent) return <MessageSent {...sent} onAnother={writeAnother} />;
  return (
    <MessageForm
      topics={topics}
      orderId={isAnother ? undefined : orderId}
      isFocused={isFocused || isAnother}
      onSent={setSent}
    />
  );
}
