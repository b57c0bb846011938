import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';

const shape =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap select-none';

export interface ChoiceChipProps {
  children: ReactNode;
  selected: boolean;
  onSelect: () => void;
  disabled?: boolean;
}

/** One of several choices, such as a colour or a memory size; `selected` shows which. */
export function ChoiceChip({ children, selected, onSelect, disabled = false }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      disabled={disabled}
      onClick={onSelect}
      className={classNames(
        shape,
        selected ? 'border-brand bg-brand-soft text-brand' : 'border-edge bg-surface text-ink hover:border-ink',
        'disabled:border-line disabled:bg-ground disabled:text-muted disabled:line-through',
      )}
    >
      {children}
    </button>
  );
}

export interface RemovableChipProps {
  /** Plain text: it also names the button for those who don't see the cross. */
  label: string;
  onRemove: () => void;
}

/** A filter or coupon in force, which a press takes away. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={m.ui_remove_named({ name: label })}
      className={classNames(shape, 'border-line bg-ground text-ink hover:border-edge')}
    >
      {label}
      <X aria-hidden="true" className="size-4 text-muted" />
    </button>
  );
}
