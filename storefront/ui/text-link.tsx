import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

export interface TextLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  /** A path in the page's language, or an absolute URL. */
  href: string;
  /** Not within a text: it can be tapped above and below its line, 44 px in all. */
  standalone?: boolean;
  className?: string;
}

/** A link in text or next to a heading ("See all"). */
export function TextLink({ href, standalone, className, ...link }: TextLinkProps) {
  return (
    <Link
      {...link}
      to={href}
      className={classNames(
        'font-medium text-brand hover:underline',
        standalone && 'relative after:absolute after:-inset-x-2 after:-inset-y-3',
        className,
      )}
    />
  );
}
