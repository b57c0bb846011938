import { useNavigate } from 'react-router';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { addressBooks } from './address-books.ts';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

/** The address form as a page of the account; returns to the list. */
export function AddressFormPage(props: Pick<AddressFormProps, 'type' | 'address' | 'receiver'>) {
  const book = addressBooks[props.type];
  const navigate = useNavigate();
  const back = () => void navigate(book.listHref());
  return (
    <div className="grid max-w-prose gap-6">
      <h1 className="text-2xl font-bold">
        <WrapAtWords>{props.address ? book.editTitle() : book.addTitle()}</WrapAtWords>
      </h1>
      <AddressForm
        {...props}
        onCancel={back}
        onSaved={() => {
          showToast(book.saved(), 'success');
          back();
        }}
      />
    </div>
  );
}
