import { useNavigate } from 'react-router';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

export interface AddressFormPageProps extends Pick<AddressFormProps, 'address' | 'receiver'> {
  title: string;
}

/** The address form as a page of the account; returns to the list. */
export function AddressFormPage({ title, ...form }: AddressFormPageProps) {
  const navigate = useNavigate();
  const back = () => void navigate(localeHref('/account/my-shipping-address'));
  return (
    <div className="grid max-w-prose gap-6">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <AddressForm
        {...form}
        onCancel={back}
        onSaved={() => {
          showToast(m.address_saved(), 'success');
          back();
        }}
      />
    </div>
  );
}
