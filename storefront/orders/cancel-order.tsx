import { useState } from 'react';
import { type CancelReason, cancelReasons } from '#contract/closing-reasons.ts';
import { maxCancelCommentLength } from '#contract/orders.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { Button } from '#storefront/ui/button.tsx';
import { controlStyle, FormField } from '#storefront/ui/form-field.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { closingReasonText } from './closing-reason-text.ts';

/** A button that cancels an order after asking why. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<CancelReason>();
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const reload = useDataReload();
  const cancel = async () => {
    if (!reason) return setError(m.orders_cancel_reason_required());
    setBusy(true);
    const result = await browserApi('POST /cart/api/order/{orderId}/cancel', {
      params: { orderId },
      body: { reason, comment },
    });
    await reload();
    setBusy(false);
    setOpen(false);
    if (result.ok) showToast(m.orders_cancelled_toast(), 'success');
    else showToast(failureMessage(result), 'error');
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.orders_cancel()}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={m.orders_cancel_title()}
        backdropCloses={false}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {m.orders_cancel_keep()}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void cancel()}>
              {m.orders_cancel_confirm()}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-sm text-muted">
            <WrapAtWords>{m.orders_cancel_text()}</WrapAtWords>
          </p>
          <SelectField
            label={m.orders_cancel_reason()}
            placeholder={m.orders_cancel_reason_choose()}
            options={cancelReasons.map((value) => ({ value, label: closingReasonText[value]() }))}
            value={reason ?? ''}
            error={error}
            onChange={({ target: { value } }) => {
              setReason(cancelReasons.find((known) => known === value));
              setError(undefined);
            }}
          />
          <FormField label={m.orders_cancel_comment()} optional>
            {(controlProps) => (
              <textarea
                {...controlProps}
                rows={3}
                maxLength={maxCancelCommentLength}
                value={comment}
                onChange={({ target: { value } }) => setComment(value)}
                className={`${controlStyle} py-2.5`}
              />
            )}
          </FormField>
        </div>
      </Modal>
    </>
  );
}
