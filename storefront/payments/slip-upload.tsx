import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { maxSlipBytes } from '#contract/bank-transfers.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { Button, type ButtonProps } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { prepareFile } from '#storefront/uploads/prepare-file.ts';

/** Phones convert their own format (HEIC) to one of these. */
const accept = 'image/jpeg,image/png,application/pdf';

export interface SlipUploadProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  orderId: string;
  label: string;
}

/** Chooses the file of a slip, sends it, and loads the page's data again. */
export function SlipUpload({ orderId, label, ...look }: SlipUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reload = useDataReload();
  const send = async (file: File) => {
    setBusy(true);
    setProblem(undefined);
    const prepared = await prepareFile(file, maxSlipBytes);
    const result =
      prepared && (await browserApi('POST /cart/api/order/{orderId}/slips', { params: { orderId }, file: prepared }));
    if (result?.ok) showToast(m.pay_slip_sent(), 'success');
    else setProblem(problemText(result));
    // Also after a failure: the slip may have arrived although its answer did not.
    if (result) await reload();
    setBusy(false);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Choosing the same file again is a change as well.
    currentTarget.value = '';
    if (file) void send(file);
  };
  return (
    <div className="grid gap-3">
      {problem && <FormNotice>{problem}</FormNotice>}
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={choose} />
      <Button
        {...look}
        icon={<Upload aria-hidden="true" className="size-5" />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className="text-xs text-muted">
        <WrapAtWords>{m.pay_slip_hint()}</WrapAtWords>
      </p>
    </div>
  );
}

function problemText(result: Awaited<ReturnType<typeof browserApi<'POST /cart/api/order/{orderId}/slips'>>> | null) {
  if (!result) return m.pay_slip_too_large();
  if (result.ok) return undefined;
  if (result.code === 'payload_too_large') return m.pay_slip_too_large();
  return result.code === 'unsupported_media_type' ? m.pay_slip_type() : failureMessage(result);
}
