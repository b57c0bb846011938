import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ClientFail } from '#contract/client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AccountName } from '../passwords/new-password-fields.tsx';
import { useSignIn } from '../use-sign-in.ts';

export interface ConfirmIdentityDialogProps {
  open: boolean;
  email: string;
  hasPassword: boolean;
  /** The path of this page, to which a customer without a password comes back. */
  path: string;
  /** Returns a failure that is about the password; the dialog closes without one. */
  onConfirm: (password: string) => Promise<ClientFail | undefined>;
  onClose: () => void;
}

const ConfirmInput = z.object({ password: z.string().check(z.minLength(1, 'required')) });

/**
 * Asks for the password where the sign-in is not recent (`recent_sign_in_required`); a customer without one signs in again. Of every call that adds a
 * way to sign in.
 */
export function ConfirmIdentityDialog({
  open,
  email,
  hasPassword,
  path,
  onConfirm,
  onClose,
}: ConfirmIdentityDialogProps) {
  const formId = useId();
  const { signOut, openSignIn } = useSignIn();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(ConfirmInput),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(async ({ password }) => {
    const failed = await onConfirm(password);
    if (!failed) return close();
    setError('password', { type: 'server', message: failureMessage(failed) }, { shouldFocus: true });
  });
  const signInAgain = async () => {
    close();
    if (await signOut()) openSignIn({ redirectTo: path });
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={m.auth_confirm_identity_title()}
      backdropCloses={false}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {m.ui_cancel()}
          </Button>
          {hasPassword ? (
            <Button type="submit" form={formId} loading={isSubmitting}>
              {m.auth_confirm_identity_submit()}
            </Button>
          ) : (
            <Button onClick={() => void signInAgain()}>{m.auth_sign_in_again()}</Button>
          )}
        </>
      }
    >
      {hasPassword ? (
        <form id={formId} name="confirm-identity-form" noValidate onSubmit={submit} className="grid gap-4">
          <p className="text-sm text-muted">
            <WrapAtWords>{m.auth_confirm_identity_password()}</WrapAtWords>
          </p>
          <AccountName email={email} />
          <PasswordField
            label={m.auth_password()}
            autoComplete="current-password"
            error={fieldMessage(errors, 'password')}
            {...register('password')}
          />
        </form>
      ) : (
        <p className="text-sm text-muted">
          <WrapAtWords>{m.auth_confirm_identity_again()}</WrapAtWords>
        </p>
      )}
    </Modal>
  );
}
