import { Modal } from '#storefront/ui/modal.tsx';
import { type AddressBookType, addressBooks } from './address-books.ts';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

export interface AddAddressDialogProps extends Pick<AddressFormProps, 'receiver' | 'onSaved'> {
  /** Which kind of address is added; undefined while the dialog is closed. */
  type: AddressBookType | undefined;
  onClose: () => void;
}

/** Asks for a new address on a page that needs one. */
export function AddAddressDialog({ type, onClose, ...form }: AddAddressDialogProps) {
  return (
    <Modal
      open={type !== undefined}
      onClose={onClose}
      title={addressBooks[type ?? 'shipping'].addTitle()}
      backdropCloses={false}
    >
      <AddressForm key={type} type={type ?? 'shipping'} onCancel={onClose} {...form} />
    </Modal>
  );
}
