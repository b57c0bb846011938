import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Modal } from './modal.tsx';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface ErrorDialogProps {
  open: boolean;
  onClose: () => void;
  /** Default: "Unable to process". */
  title?: string;
  /** Default: "Sorry, an error occurred." */
  message?: string;
  /** Link to contact us; without it there is none. */
  contactHref?: string;
  /** See `Modal`. */
  finalFocus?: () => HTMLElement | null;
}

/** The generic error dialog. */
export function ErrorDialog({ open, onClose, title, message, contactHref, finalFocus }: ErrorDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={title ?? m.ui_error_title()}
      footer={
        <>
          {contactHref && (
            <ButtonLink variant="secondary" href={contactHref} onClick={onClose}>
              {m.ui_contact_us()}
            </ButtonLink>
          )}
          <Button onClick={onClose}>{m.ui_ok()}</Button>
        </>
      }
    >
      <p className="text-sm text-muted">
        <WrapAtWords>{message ?? m.ui_error_message()}</WrapAtWords>
      </p>
    </Modal>
  );
}
