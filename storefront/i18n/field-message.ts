import { isValidationKey, validationMessage } from '#contract/validation-messages.ts';
import { getLocale } from './paraglide/runtime.js';

/**
 * The message below a field that breaks a rule; undefined if it breaks none. The contract's schemas report keys, the server messages.
 */
export function fieldMessage<Field extends string>(
  errors: { readonly [Name in NoInfer<Field>]?: { message?: string } | undefined },
  field: Field,
): string | undefined {
  const error = errors[field];
  if (!error) return undefined;
  const message = error.message || 'not_valid';
  return isValidationKey(message) ? validationMessage(message, field, getLocale()) : message;
}

/** The message of a rule without the name of a field. */
export function ruleMessage(key: string): string {
  return validationMessage(key, '', getLocale());
}
