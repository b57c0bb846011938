import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, type FieldProps, FormField } from './form-field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly SelectOption[];
  /** Text of the empty first option. */
  placeholder?: string;
}

/** The native select, so that phones show their own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, labelHidden, className, options, placeholder, ...select } = props;
  return (
    <FormField {...{ label, hint, error, optional, labelHidden, className }}>
      {(controlProps) => (
        <div className="relative">
          <select {...select} {...controlProps} className={classNames(controlStyle, 'appearance-none truncate pr-11')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FormField>
  );
}
