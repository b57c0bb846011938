import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

export interface ArrowButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  /** Over a picture: without a border, above what is below it. */
  floating?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Scrolls a row or a strip to its next part. */
export function ArrowButton({ icon: Icon, label, onPress, floating = false, disabled, className }: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'arrow-button',
        className,
        floating ? 'text-ink shadow-float hover:text-brand' : 'border border-line hover:border-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
