import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CountBadge } from './count-badge.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for screen readers; include the count if there is one. */
  label: string;
  /** 24 px, such as `<Heart className="size-6" />`. */
  icon: ReactNode;
  /** Shown at its corner when above zero. */
  count?: number;
}

/** A 44 px square with an icon; give `aria-pressed` to a toggle. */
export function IconButton({ label, icon, count = 0, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames('icon-button', className)}>
      {icon}
      <span className="sr-only">{label}</span>
      <CountBadge count={count} />
    </button>
  );
}
