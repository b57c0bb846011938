import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Modal } from './modal.tsx';

export interface ErrorDialogProps {
  open: boolean;
  onClose: () => void;
  /** "Unable to process" where it is not said. */
  title?: string;
  /** "Sorry, an error occurred." where it is not said. */
  message?: string;
  /** The contact-us page in the reader's language; without it there is no such link. */
  contactHref?: string;
}

/** The generic error modal (spec 2 and 8). */
export function ErrorDialog({ open, onClose, title, message, contactHref }: ErrorDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
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
      <p className="text-sm text-muted">{message ?? m.ui_error_message()}</p>
    </Modal>
  );
}
