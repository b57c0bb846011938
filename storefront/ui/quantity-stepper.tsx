import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';

export interface QuantityStepperProps {
  /** What is counted, for example the product's name: "Quantity of …". */
  label: string;
  value: number;
  /** Maximum; values below 1 count as 1. */
  limit: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

const stepButtonStyle =
  'grid size-11 shrink-0 place-items-center rounded-field text-ink hover:bg-ground active:bg-ground disabled:text-edge';

/** A quantity from 1 to `limit`, by buttons, arrow keys or typing. */
export function QuantityStepper({ label, value, limit, onChange, disabled = false }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const max = Math.max(1, limit);
  const change = (requested: number) => {
    const next = Math.min(max, Math.max(1, requested));
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    const requested = Number.parseInt(typed ?? '', 10);
    change(Number.isNaN(requested) ? value : requested);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => setTyped(typedQuantity(event.target.value));
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp') change(value + 1);
    else if (event.key === 'ArrowDown') change(value - 1);
    else if (event.key === 'Enter') commit();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset
      disabled={disabled}
      aria-label={m.ui_quantity_of({ name: label })}
      className={classNames(
        'flex w-fit items-center rounded-field border border-edge bg-surface',
        disabled && 'opacity-45',
      )}
    >
      <button
        type="button"
        className={stepButtonStyle}
        aria-label={m.ui_decrease()}
        disabled={value <= 1}
        onClick={() => change(value - 1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={m.ui_quantity()}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        value={typed ?? value}
        onChange={type}
        onBlur={commit}
        onKeyDown={press}
        onFocus={(event) => event.target.select()}
        className="figures h-11 w-11 min-w-0 rounded-tight bg-transparent text-center text-base font-semibold focus-visible:outline-offset-0"
      />
      <button
        type="button"
        className={stepButtonStyle}
        aria-label={m.ui_increase()}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <output className="sr-only" aria-live="polite">
        {m.ui_quantity_now({ quantity: value })}
      </output>
    </fieldset>
  );
}

/**
 * What is taken of a typed text: the digits that it begins with, Thai ones as well. A decimal mark stays, which does not
 * count: without it, what is typed after it would be further digits.
 */
function typedQuantity(text: string): string {
  const digits = text.trimStart().replace(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)));
  const [, whole = '', fraction = ''] = /^(\d{0,4})\d*([.,]\d?)?/.exec(digits) ?? [];
  return whole + fraction;
}
