import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AccountName } from '../passwords/new-password-fields.tsx';
import { useSignIn } from '../use-sign-in.ts';

const EraseInput = z.object({ password: z.string().check(z.minLength(1, 'required')) });

/** Explains what is deleted and what stays, and asks for the password. */
export function EraseAccountDialog({ email, open, onClose }: { email: string; open: boolean; onClose: () => void }) {
  const formId = useId();
  const [hasOpenOrders, setOpenOrders] = useState(false);
  const { signOut } = useSignIn();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(EraseInput),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(async (body) => {
    const result = await browserApi('POST /account/api/customers/erase', { body });
    if (result.ok) {
      close();
      await signOut();
      showToast(m.profile_erased(), 'success');
    } else if (result.code === 'password_not_valid') {
      setError('password', { type: 'server', message: result.message }, { shouldFocus: true });
    } else {
      showServerErrors(result, ['password'], setError);
      setOpenOrders(result.code === 'customer_has_open_orders');
    }
  });
  return (
    <Modal
      open={open}
      onClose={close}
      title={m.profile_erase_question()}
      backdropCloses={false}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {m.ui_cancel()}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isSubmitting}>
            {m.profile_erase_confirm()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        <Outcome title={m.profile_erase_goes()}>{m.profile_erase_goes_text()}</Outcome>
        <Outcome title={m.profile_erase_stays()}>{m.profile_erase_stays_text()}</Outcome>
        <form id={formId} name="erase-account-form" noValidate onSubmit={submit} className="grid gap-4">
          {errors.root && (
            <FormNotice>
              {errors.root.message}{' '}
              {hasOpenOrders && (
                <TextLink href={localeHref('/account/my-order')}>{m.profile_erase_see_orders()}</TextLink>
              )}
            </FormNotice>
          )}
          <AccountName email={email} />
          <PasswordField
            label={m.auth_password()}
            hint={m.profile_erase_password_hint()}
            autoComplete="current-password"
            error={fieldMessage(errors, 'password')}
            {...register('password')}
          />
        </form>
      </div>
    </Modal>
  );
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">
        <WrapAtWords>{title}</WrapAtWords>
      </h3>
      <p className="text-muted">{children}</p>
    </div>
  );
}
