import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message?: string;
  /** "Confirm" where it is not said. */
  confirmLabel?: string;
  /** "Cancel" where it is not said. */
  cancelLabel?: string;
  /** The confirm button is red: it removes something. */
  danger?: boolean;
  /** What was confirmed is under way. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is not easily undone (spec 2: "Clear all products?"). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, cancelLabel, danger = false, loading, onConfirm, onCancel } = props;
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel ?? m.ui_cancel()}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel ?? m.ui_confirm()}
          </Button>
        </>
      }
    >
      {message && <p className="text-sm text-muted">{message}</p>}
    </Modal>
  );
}
