import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { type FieldControlProps, type FieldProps, FormField } from './form-field.tsx';
import { TextField } from './text-field.tsx';
import { useHydrated } from './use-hydrated.ts';

export interface SuggestionFieldProps<Item> extends FieldProps {
  value: string;
  onType: (text: string) => void;
  suggestions: readonly Item[];
  /** Identifies a suggestion. */
  keyOf: (item: Item) => string;
  /** One line that names a suggestion. */
  textOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Shown above the suggestions and announced, such as how many there are; without it nothing opens. */
  status?: string;
  input?: Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength'>;
}

export type SuggestionInputProps = Omit<SuggestionFieldProps<unknown>, keyof FieldProps> & {
  controlProps: FieldControlProps;
};

const SuggestionInput = lazy(() => import('./suggestion-input.tsx'));

/** A text input that suggests entries while one types: arrow keys, Enter and Esc, or a press. Its code is loaded with the field. */
export function SuggestionField<Item>(props: SuggestionFieldProps<Item>) {
  const { label, hint, error, optional, labelHidden, className, ...rest } = props;
  const field = { label, hint, error, optional, labelHidden, className };
  const plainField = <TextField {...field} {...props.input} value={props.value} readOnly />;
  // On the server its hidden inputs have `style` attributes, which the content security policy refuses.
  if (!useHydrated()) return plainField;
  return (
    <Suspense fallback={plainField}>
      <FormField {...field}>
        {(controlProps) => <SuggestionInput {...(rest as SuggestionInputProps)} controlProps={controlProps} />}
      </FormField>
    </Suspense>
  );
}
