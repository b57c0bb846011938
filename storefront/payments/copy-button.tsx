import { Copy } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { copyText } from '#storefront/ui/copy-text.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';

export interface CopyButtonProps {
  /** What is copied, such as an account number. */
  text: string;
  /** What it does, for screen readers. */
  label: string;
}

/** Copies a text and announces that it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Copy aria-hidden="true" className="size-5 text-brand" />}
      onClick={() => void copyText(text, { copied: m.pay_copied(), failed: m.pay_copy_failed() })}
      className="noscript:hidden"
    />
  );
}
