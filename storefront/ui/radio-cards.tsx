import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './form-field.tsx';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Below the label: delivery date, cost, or why it is disabled. */
  description?: ReactNode;
  /** At the right end: a price or a logo. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Below the card, such as choices that belong to it. */
  details?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  /** Accessible name of the group. */
  legend: string;
  legendHidden?: boolean;
  cards: readonly RadioCard<Value>[];
  /** `undefined` if nothing is selected. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Above the cards, so that it is in view where a shopper is sent to it, however many cards there are. */
  error?: string;
  /** Layout of the cards, such as `sm:grid-cols-2`; one column by default. */
  className?: string;
}

/** A choice of one, with room to explain each: delivery, address, payment method. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden = false, cards, value, onChange, error, className } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const adoptChoice = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const card = cards.find((one) => one.value === chosen);
    if (card && card.value !== value) onChange(card.value);
  });
  // What a shopper chose in the rendered page before it was hydrated.
  useEffect(() => adoptChoice(), []);
  return (
    <fieldset ref={group} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-base font-semibold'}>
        <WrapAtWords>{legend}</WrapAtWords>
      </legend>
      {error && (
        <div className="mb-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={classNames('grid grid-cols-1 gap-3', className)}>
        {cards.map((card) => (
          <Fragment key={card.value}>
            <label
              className={classNames(
                'flex min-h-14 items-start gap-3 rounded-card border border-line bg-surface p-4 hover:border-edge',
                'has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
                'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-ground has-disabled:text-muted',
              )}
            >
              <input
                type="radio"
                name={id}
                value={card.value}
                checked={card.value === value}
                disabled={card.disabled}
                onChange={() => onChange(card.value)}
                aria-invalid={error ? true : undefined}
                className="mt-1 size-5 shrink-0 cursor-pointer accent-brand outline-none disabled:cursor-not-allowed"
              />
              <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
                <span className="text-sm font-semibold">
                  <WrapAtWords>{card.label}</WrapAtWords>
                </span>
                {card.description && (
                  <span className="text-sm text-muted">
                    <WrapAtWords>{card.description}</WrapAtWords>
                  </span>
                )}
              </span>
              {card.aside && <span className="shrink-0 text-sm font-semibold">{card.aside}</span>}
            </label>
            {card.details && <div className="border-l-2 border-brand pl-4">{card.details}</div>}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
