import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';
import type { ModalProps } from './modal.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useFinalFocus } from './use-final-focus.ts';
import { WrapAtWords } from './wrap-at-words.tsx';

/** The dialog that `Modal` loads: import `Modal` instead. */
export default function ModalPanel(props: ModalProps) {
  const { open, onClose, title, titleHidden = false, description, footer, backdropCloses = true, children } = props;
  const openerFocus = useFinalFocus(open);
  useCloseOnNavigation(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()} disablePointerDismissal={!backdropCloses}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-overlay transition-opacity data-ending-style:opacity-0 starting:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <Dialog.Popup
            data-modal=""
            initialFocus={() => props.initialFocus?.() ?? true}
            finalFocus={() => props.finalFocus?.() ?? openerFocus()}
            className="flex max-h-full w-full max-w-modal flex-col overflow-hidden rounded-card bg-surface shadow-float outline-none transition-[opacity,transform] data-ending-style:translate-y-2 data-ending-style:opacity-0 starting:translate-y-2 starting:opacity-0"
          >
            <div className={classNames('flex items-start gap-4 py-3 pr-3 pl-6', titleHidden && 'pb-0')}>
              <Dialog.Title className={titleHidden ? 'sr-only' : 'min-w-0 flex-1 pt-1.5 text-lg font-semibold'}>
                <WrapAtWords>{title}</WrapAtWords>
              </Dialog.Title>
              <Dialog.Close aria-label={m.ui_close()} className="icon-button ml-auto text-muted">
                <X aria-hidden="true" className="size-6" />
              </Dialog.Close>
            </div>
            <div
              className={classNames('min-h-0 flex-1 overflow-y-auto overscroll-contain px-6', footer ? 'pb-4' : 'pb-6')}
            >
              {description && <Dialog.Description render={<div />}>{description}</Dialog.Description>}
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 *:flex-1 sm:*:flex-none">
                {footer}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
