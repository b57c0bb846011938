import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message?: string;
  /** Default: "Confirm". */
  confirmLabel?: string;
  /** Default: "Cancel". */
  cancelLabel?: string;
  /** Red confirm button, for removals. */
  danger?: boolean;
  /** The confirmed action is pending. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is hard to undo. */
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
      {message && (
        <p className="text-sm text-muted">
          <WrapAtWords>{message}</WrapAtWords>
        </p>
      )}
    </Modal>
  );
}
