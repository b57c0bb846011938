import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'to' | 'className'> {
  /** A path in the page's language, or an absolute URL. */
  href: string;
  icon?: ReactNode;
  className?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant, size, block, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} to={href} className={classNames(buttonStyle({ variant, size, block }), className)}>
      {icon}
      <WrapAtWords>{children}</WrapAtWords>
    </Link>
  );
}
