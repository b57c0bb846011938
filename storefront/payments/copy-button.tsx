import { Copy } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';

export interface CopyButtonProps {
  /** What is copied, such as an account number. */
  text: string;
  /** What it does, for screen readers. */
  label: string;
}

/** Copies a text and announces that it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(m.pay_copied(), 'success');
    } catch {
      showToast(m.pay_copy_failed(), 'error');
    }
  };
  return (
    <IconButton
      label={label}
      icon={<Copy aria-hidden="true" className="size-5 text-brand" />}
      onClick={() => void copy()}
      className="noscript:hidden"
    />
  );
}
