import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useId } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { useHoverDisclosure } from './use-hover-disclosure.ts';

/** Style of a link in a list below the bar. */
export const panelLinkStyle =
  'flex min-h-10 items-center rounded-field px-3 text-sm hover:bg-ground hover:text-brand pointer-coarse:min-h-11';

export interface MenuBarItemProps {
  name: string;
  /** Without the language. */
  link: string;
  /** Position and width of the panel. */
  panelClass: string;
  /** The panel may be opened soon. */
  onPreload?: () => void;
  /** The panel's content where scripts are off. */
  withoutScript?: ReactNode;
  /** The panel's content, which may be lazy. */
  children: ReactNode;
}

/**
 * A link of the menu bar with a panel below: opened by hover, by the first tap on a touch screen, and by the button for
 * the keyboard. Without scripts by hover or focus, if it has content for that.
 */
export function MenuBarItem({ name, link, panelClass, onPreload, withoutScript, children }: MenuBarItemProps) {
  const { open, setOpen, root, button, hover, press, tap, onPointerDown } = useHoverDisclosure();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    button.current?.focus();
    setOpen(true);
  };
  return (
    <div ref={root} {...hover} className="group flex">
      <a
        href={localiseLink(link)}
        onPointerEnter={onPreload}
        onPointerDown={onPointerDown}
        onClick={tap}
        onKeyDown={onKeyDown}
        className="menu-bar-link"
      >
        {name}
      </a>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={m.shell_submenu_of({ name })}
        onFocus={onPreload}
        onClick={press}
        className="menu-bar-button"
      >
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <div id={id} hidden={!open} className={classNames('absolute top-full z-10', panelClass)}>
        {open && (
          <div className="animate-appear rounded-b-card border-t border-line bg-surface shadow-float">
            <Suspense fallback={null}>{children}</Suspense>
          </div>
        )}
      </div>
      {withoutScript && (
        <noscript>
          <div
            className={classNames(
              'absolute top-full z-10 hidden rounded-b-card border-t border-line bg-surface shadow-float group-focus-within:block group-hover:block',
              panelClass,
            )}
          >
            {withoutScript}
          </div>
        </noscript>
      )}
    </div>
  );
}
