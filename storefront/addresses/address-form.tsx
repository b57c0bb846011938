import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Address, AddressInput } from '#contract/accounts.ts';
import type { ParsedAddress } from '#contract/address-lines.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Checkbox } from '#storefront/ui/checkbox.tsx';
import { ContactFields } from '#storefront/ui/contact-fields.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useFocusOnInvalid } from '#storefront/ui/use-focus-on-invalid.ts';
import { type AddressBookType, addressBooks } from './address-books.ts';
import { PasteAddress } from './paste-address.tsx';
import { choosePlace, type PlaceChoice } from './place-cascade.ts';
import { PlaceFields } from './place-fields.tsx';
import { TaxpayerFields, taxpayerNames } from './taxpayer-fields.tsx';

export interface AddressFormProps {
  type: AddressBookType;
  /** The address to edit; without it a new one is created. */
  address?: Address;
  /** Prefills the recipient of a new address. */
  receiver?: { firstName: string; lastName: string; mobileNo: string };
  onSaved: (address: Address) => void;
  /** Without it there is no cancel button. */
  onCancel?: () => void;
}

/** Whether a pasted text has more than the address field is for. */
const isWholeAddress = (text: string) => text.trim().length >= 30;

const placeNames = ['provinceId', 'districtId', 'subdistrictId', 'postcode'] as const;
const names = [...placeNames, ...taxpayerNames, 'firstName', 'lastName', 'mobileNo', 'address', 'defaultFlag'] as const;

/** Creates or edits an address. */
export function AddressForm({ type, address, receiver, onSaved, onCancel }: AddressFormProps) {
  const book = addressBooks[type];
  const form = useForm({
    resolver: zodResolver(AddressInput),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      type,
      firstName: address?.firstName ?? receiver?.firstName ?? '',
      lastName: address?.lastName ?? receiver?.lastName ?? '',
      mobileNo: address?.mobileNo ?? receiver?.mobileNo ?? '',
      address: address?.address ?? '',
      provinceId: address?.province.id,
      districtId: address?.district.id,
      subdistrictId: address?.subdistrict.id,
      postcode: address?.postcode ?? '',
      defaultFlag: address?.defaultFlag ?? false,
      taxpayerType: type === 'billing' ? (address?.taxpayerType ?? 'person') : null,
      companyName: address?.companyName ?? null,
      taxId: address?.taxId ?? null,
      branch: address?.branch ?? null,
    },
  });
  const { register, handleSubmit, setError, setValue, getValues, control } = form;
  const { errors, isSubmitting, isSubmitted, submitCount } = form.formState;
  const element = useFocusOnInvalid(submitCount);
  const [provinceId, districtId, subdistrictId, postcode = ''] = useWatch({ control, name: placeNames });

  const choose = (choice: PlaceChoice) => {
    const [province, district, subdistrict, text = ''] = getValues(placeNames);
    const before = { provinceId: province, districtId: district, subdistrictId: subdistrict, postcode: text };
    const after = choosePlace(before, choice);
    for (const name of placeNames) {
      if (after[name] === before[name]) continue;
      // Emptied fields fail the schema's "required"; the type of a completed form has no such state.
      // What is filled in loses its error, also if the form was submitted while the places were loading.
      const shouldValidate = isSubmitted || Boolean(after[name]);
      setValue(name, after[name] as never, { shouldDirty: true, shouldValidate });
    }
  };

  const [pasted, setPasted] = useState<string>();
  const fill = ({ receiver: name, mobileNo, address: line, ...place }: ParsedAddress) => {
    const changed = { shouldDirty: true, shouldValidate: true };
    setPasted(undefined);
    setValue('address', line, changed);
    if (name) {
      setValue('firstName', name.firstName, changed);
      setValue('lastName', name.lastName, changed);
    }
    if (mobileNo) setValue('mobileNo', mobileNo, changed);
    // A text without a place leaves the chosen one.
    if (!place.province && !place.postcode) return;
    choose({
      field: 'place',
      place: {
        provinceId: place.province?.id,
        districtId: place.district?.id,
        subdistrictId: place.subdistrict?.id,
        postcode: place.postcode ?? '',
      },
    });
  };

  const submit = handleSubmit(async (body) => {
    const result = address
      ? await browserApi('PUT /account/api/profile/addresses/{id}', { params: { id: address.addressId }, body })
      : await browserApi('POST /account/api/profile/addresses', { body });
    if (result.ok) onSaved(result.data);
    else showServerErrors(result, names, setError);
  });

  return (
    <form ref={element} name="address-form" noValidate onSubmit={submit} className="grid gap-6">
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      {type === 'billing' && <TaxpayerFields form={form} />}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{book.contact()}</legend>
        <ContactFields
          field={(name) => ({ ...register(name), error: fieldMessage(errors, name) })}
          mobileHint={book.mobileHint()}
        />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{m.address_place()}</legend>
        <PasteAddress onFill={fill} pasted={pasted} />
        <TextField
          label={m.address_line()}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            setPasted(isWholeAddress(text) ? text : undefined);
          }}
          autoComplete="street-address"
          className="sm:col-span-2"
          error={fieldMessage(errors, 'address')}
          {...register('address')}
        />
        <PlaceFields
          place={{ provinceId, districtId, subdistrictId, postcode }}
          onChoose={choose}
          errors={{
            provinceId: fieldMessage(errors, 'provinceId'),
            districtId: fieldMessage(errors, 'districtId'),
            subdistrictId: fieldMessage(errors, 'subdistrictId'),
            postcode: fieldMessage(errors, 'postcode'),
          }}
        />
      </fieldset>
      <Checkbox label={book.makeDefault()} {...register('defaultFlag')} />
      <div className="flex flex-wrap gap-3 *:flex-1 sm:*:flex-none">
        <Button type="submit" loading={isSubmitting}>
          {book.save()}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {m.ui_cancel()}
          </Button>
        )}
      </div>
    </form>
  );
}
