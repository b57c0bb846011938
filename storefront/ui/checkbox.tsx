import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint } from './form-field.tsx';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  /** May contain links, for example to the terms. */
  label: ReactNode;
  /** Visible to screen readers only, for rows that already show it, as in the cart. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  className?: string;
}

export function Checkbox({ label, labelHidden = false, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const below = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('grid gap-1', className)}>
      <label className="flex min-h-11 min-w-11 items-start gap-3 py-2 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted">
        <input
          {...input}
          type="checkbox"
          aria-describedby={below}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-brand disabled:cursor-not-allowed"
        />
        <span className={labelHidden ? 'sr-only' : undefined}>
          <WrapAtWords>{label}</WrapAtWords>
        </span>
      </label>
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      )}
    </div>
  );
}
