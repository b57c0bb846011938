import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

export interface TextLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  /** A path in the page's language, or an absolute URL. */
  href: string;
  className?: string;
}

/** A link in text or next to a heading ("See all"). */
export function TextLink({ href, className, ...link }: TextLinkProps) {
  return <Link {...link} to={href} className={classNames('font-medium text-brand hover:underline', className)} />;
}
