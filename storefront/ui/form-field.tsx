import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';
import { WrapAtWords } from './wrap-at-words.tsx';

/** Attributes that name and describe a control and mark it as invalid; spread them on the control. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Props of every field, in addition to its control's own attributes. */
export interface FieldProps {
  label: string;
  /** Shown below while there is no error. */
  hint?: ReactNode;
  /** Message in the page's language; marks the field as invalid. */
  error?: string;
  /** Adds "optional" to the label; fields are required by default. */
  optional?: boolean;
  /** Hides the label visually. */
  labelHidden?: boolean;
  /** For the whole field, for example its place in a grid. */
  className?: string;
}

export interface FormFieldProps extends FieldProps {
  children: (controlProps: FieldControlProps) => ReactNode;
}

/** Label, control, hint and error; the control is described by hint or error. */
export function FormField({
  label,
  hint,
  error,
  optional = false,
  labelHidden = false,
  className,
  children,
}: FormFieldProps) {
  const id = useId();
  const below = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        <WrapAtWords>{label}</WrapAtWords>
        {optional && <span className="ml-1.5 font-normal text-muted">({m.ui_optional()})</span>}
      </label>
      {children({
        id,
        'aria-describedby': below,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      )}
    </div>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-xs text-balance text-muted">
      <WrapAtWords>{children}</WrapAtWords>
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-sale">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <WrapAtWords>{children}</WrapAtWords>
    </p>
  );
}

/** Style of text inputs and selects: 48 px high, red border with `aria-invalid`; focus scrolls to the error below as well. */
export const controlStyle =
  'min-h-12 w-full min-w-0 rounded-field border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-muted ' +
  'hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:scroll-mb-14 aria-invalid:border-sale ' +
  'disabled:border-line disabled:bg-ground disabled:text-muted';
