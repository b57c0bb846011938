import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Before the text; 20 px, such as `<ShoppingCart className="size-5" />`. */
  icon?: ReactNode;
  /** Work is pending: keeps size and focus, shows a spinner and ignores presses. */
  loading?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, loading = false, type = 'button', className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
      className={classNames(buttonStyle({ variant, size, block }), loading && 'opacity-100!', className)}
    >
      <span className={classNames('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon}
        <WrapAtWords>{children}</WrapAtWords>
      </span>
      {loading && <Spinner className="absolute size-5" />}
    </button>
  );
}
