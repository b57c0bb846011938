import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';
import { controlStyle, FormField } from './form-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password that can be revealed; set `autoComplete` (`current-password` or `new-password`). */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, className }}>
      {(controlProps) => (
        <div className="relative">
          <input
            {...input}
            {...controlProps}
            type={shown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className={classNames(controlStyle, 'pr-12')}
          />
          <button
            type="button"
            aria-label={m.ui_show_password()}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-field text-muted hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </FormField>
  );
}
