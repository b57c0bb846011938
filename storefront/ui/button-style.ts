import { classNames } from './class-names.ts';

/**
 * `primary`: the main action, one per view; `secondary`: next to it; `quiet`: less prominent; `accent`: flash sales;
 * `danger`: cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger';
/** `md` is 44 px high, `lg` 52 px, `sm` 36 px: the last only for precise pointers or tight space. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
  accent: 'button button-accent',
  danger: 'button button-danger',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-5 text-sm',
  lg: 'min-h-13 px-6 text-base',
};

/** Classes of buttons and of links that look like buttons. */
export function buttonStyle({ variant = 'primary', size = 'md', block = false }: ButtonLook): string {
  return classNames(variants[variant], sizes[size], block && 'w-full');
}
