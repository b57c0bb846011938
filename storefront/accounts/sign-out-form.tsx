import { type FormEvent, type ReactNode, useState } from 'react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { useSignIn } from './use-sign-in.ts';

export interface SignOutFormProps {
  /** The style of the button. */
  className: string;
  children: ReactNode;
}

/** A button that signs out and leads to the home page; without JavaScript by posting the form. */
export function SignOutForm({ className, children }: SignOutFormProps) {
  const { signOut } = useSignIn();
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    await signOut();
    setPending(false);
  };
  return (
    <form method="post" action={localeHref('/account/sign-out')} onSubmit={submit}>
      <button type="submit" aria-disabled={isPending || undefined} className={className}>
        {children}
      </button>
    </form>
  );
}
