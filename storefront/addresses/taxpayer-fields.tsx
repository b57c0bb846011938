import { type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { AddressInput } from '#contract/accounts.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';

export const taxpayerNames = ['taxpayerType', 'companyName', 'taxId', 'branch'] as const;

type AddressFormState = UseFormReturn<z.input<typeof AddressInput>, unknown, AddressInput>;

/** Empty fields are null: the schema then says that they are required, or that there must be none. */
const nullIfEmpty = { setValueAs: (value: string | null) => value?.trim() || null };

/** Who a tax invoice is for: a person with an ID, or a company with its tax ID and branch. */
export function TaxpayerFields({
  form: { register, setValue, clearErrors, trigger, control, formState },
}: {
  form: AddressFormState;
}) {
  const { errors } = formState;
  const taxpayerType = useWatch({ control, name: 'taxpayerType' });
  const choose = (type: 'person' | 'company') => {
    setValue('taxpayerType', type, { shouldDirty: true });
    setValue('branch', type === 'company' ? '00000' : null);
    if (type === 'person') setValue('companyName', null);
    clearErrors(['companyName', 'branch']);
    // It has another name and other rules now.
    if (errors.taxId) void trigger('taxId');
  };
  return (
    <div className="grid gap-4">
      <RadioCards
        legend={m.billing_for()}
        value={taxpayerType ?? undefined}
        onChange={choose}
        className="sm:grid-cols-2"
        cards={[
          { value: 'person', label: m.billing_person() },
          { value: 'company', label: m.billing_company() },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {taxpayerType === 'company' && (
          <TextField
            label={m.billing_company_name()}
            autoComplete="organization"
            className="sm:col-span-2"
            error={fieldMessage(errors, 'companyName')}
            {...register('companyName', nullIfEmpty)}
          />
        )}
        <TextField
          label={taxpayerType === 'company' ? m.billing_tax_id() : m.billing_id_card()}
          inputMode={taxpayerType === 'company' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={30}
          error={fieldMessage(errors, 'taxId')}
          {...register('taxId', nullIfEmpty)}
        />
        {taxpayerType === 'company' && (
          <TextField
            label={m.billing_branch()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            hint={m.billing_branch_hint()}
            error={fieldMessage(errors, 'branch')}
            {...register('branch', nullIfEmpty)}
          />
        )}
      </div>
    </div>
  );
}
