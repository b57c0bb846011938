import { m } from '#storefront/i18n/paraglide/messages.js';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { saveCompareList } from './compare-list.ts';

export interface ClearComparisonDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called once no product is selected any more. */
  onCleared?: () => void;
}

/** Asks whether to remove all products from the comparison, and does it. */
export function ClearComparisonDialog({ open, onClose, onCleared }: ClearComparisonDialogProps) {
  const clear = () => {
    onClose();
    saveCompareList([]);
    showToast(m.compare_all_removed());
    onCleared?.();
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={m.compare_clear_title()}
      message={m.compare_clear_message()}
      onConfirm={clear}
      onCancel={onClose}
    />
  );
}
