import { Drawer as Primitive } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';
import type { DrawerProps } from './drawer.tsx';
import { useFinalFocus } from './use-final-focus.ts';

const sides = {
  left: {
    viewport: 'justify-start',
    popup:
      'w-[78%] max-w-menu-drawer data-ending-style:[transform:translateX(-100%)] starting:[transform:translateX(-100%)]',
  },
  right: {
    viewport: 'justify-end',
    popup:
      'w-full max-w-cart-drawer data-ending-style:[transform:translateX(100%)] starting:[transform:translateX(100%)]',
  },
};

/** The panel that `Drawer` loads: import `Drawer` instead. */
export default function DrawerPanel(props: DrawerProps) {
  const { open, onClose, side, title, heading, footer, delayedClose = false, children } = props;
  const finalFocus = useFinalFocus(open);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => next || onClose()} swipeDirection={side}>
      <Primitive.Portal>
        <Primitive.Backdrop className="fixed inset-0 z-50 bg-overlay opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-calm data-ending-style:opacity-0 data-swiping:transition-none starting:opacity-0" />
        <Primitive.Viewport className={classNames('fixed inset-0 z-50 flex', sides[side].viewport)}>
          <Primitive.Popup
            finalFocus={finalFocus}
            className={classNames(
              'flex h-full flex-col bg-surface shadow-float outline-none [transform:translateX(var(--drawer-swipe-movement-x,0))]',
              'transition-transform duration-calm data-swiping:transition-none data-swiping:select-none',
              sides[side].popup,
            )}
          >
            <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
              <Primitive.Title className={heading ? 'sr-only' : 'min-w-0 flex-1 truncate text-lg font-semibold'}>
                {title}
              </Primitive.Title>
              {heading}
              <Primitive.Close
                aria-label={m.ui_close()}
                className={classNames('icon-button ml-auto text-muted', delayedClose && 'animate-appear-late')}
              >
                <X aria-hidden="true" className="size-6" />
              </Primitive.Close>
            </div>
            <Primitive.Content className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain">
              {children}
            </Primitive.Content>
            {footer && (
              <div className="border-t border-line p-5 pb-[max(20px,env(safe-area-inset-bottom))]">{footer}</div>
            )}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
