import type { ComponentProps } from 'react';
import { controlStyle, type FieldProps, FormField } from './form-field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {}

/** A text input. Takes `type`, `inputMode`, `autoComplete` … and react-hook-form's `register()`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, className }}>
      {(controlProps) => <input {...input} {...controlProps} type={type} className={controlStyle} />}
    </FormField>
  );
}
