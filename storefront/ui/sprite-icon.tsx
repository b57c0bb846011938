import { iconSprite } from 'virtual:icon-sprite';
import type { ComponentType, SVGProps } from 'react';
import { classNames } from './class-names.ts';

/**
 * Makes the component of an icon, which stands in builds and in development for that of `lucide-react`: a reference into the file
 * with all icons. It is hidden from screen readers: what is next to it, or a label, says what it means.
 *
 * @param name as `lucide-react` exports it
 */
export function spriteIcon(name: string): ComponentType<SVGProps<SVGSVGElement>> {
  return ({ className, ...attributes }) => (
    <svg {...attributes} className={classNames('icon', className)} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
