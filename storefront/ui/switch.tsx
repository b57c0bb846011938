import { type ReactNode, useId } from 'react';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that takes effect at once, such as the newsletter or a cookie group; in a form use `Checkbox`. */
export function Switch({ label, description, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start justify-between gap-4 py-2">
      <div className="grid min-w-0 text-sm">
        <label id={`${id}-label`} htmlFor={id} className="py-1 font-semibold">
          <WrapAtWords>{label}</WrapAtWords>
        </label>
        {description && (
          <p id={`${id}-description`} className="text-muted">
            <WrapAtWords>{description}</WrapAtWords>
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="group/switch relative mt-0.5 h-7 w-12 shrink-0 rounded-full bg-edge after:absolute after:-inset-2 aria-checked:bg-brand disabled:opacity-45"
      >
        <span
          aria-hidden="true"
          className="absolute top-1 left-1 size-5 rounded-full bg-surface transition-transform group-aria-checked/switch:translate-x-5"
        />
      </button>
    </div>
  );
}
