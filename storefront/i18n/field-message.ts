import type { ValidationKey } from '#contract/validation.ts';
import { m } from './paraglide/messages.js';

const messages: Record<ValidationKey, () => string> = {
  required: m.field_required,
  not_valid: m.field_not_valid,
  too_short: m.field_too_short,
  too_long: m.field_too_long,
  email_not_valid: m.field_email_not_valid,
  password_too_short: m.field_password_too_short,
  password_needs_number: m.field_password_needs_number,
  password_needs_special_character: m.field_password_needs_special,
  password_needs_letters: m.field_password_needs_letters,
  password_confirmation_differs: m.field_password_differs,
  id_card_not_valid: m.field_id_card_not_valid,
  tax_id_not_valid: m.field_tax_id_not_valid,
  branch_not_valid: m.field_branch_not_valid,
  mobile_not_valid: m.field_mobile_not_valid,
  postcode_not_valid: m.field_postcode_not_valid,
  letters_required: m.field_letters_required,
  name_has_web_address: m.field_name_has_web_address,
  consent_required: m.field_consent_required,
  quantity_not_valid: m.field_quantity_not_valid,
  too_many_files: m.field_too_many_files,
  file_too_large: m.field_file_too_large,
};

/**
 * The message below an invalid field: the contract's schemas return keys, the server returns messages. Undefined if
 * there is no error.
 */
export function fieldMessage(error: { message?: string } | undefined): string | undefined {
  if (!error) return undefined;
  const { message } = error;
  if (!message) return m.field_not_valid();
  return message in messages ? messages[message as ValidationKey]() : message;
}
