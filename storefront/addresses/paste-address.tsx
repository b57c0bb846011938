import { ClipboardPaste } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { maxAddressLineLength, type ParsedAddress } from '#contract/address-lines.ts';
import type { PostcodeMatch } from '#contract/addresses.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { controlStyle, FormField } from '#storefront/ui/form-field.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { ParsedSummary } from './parsed-summary.tsx';

export interface PasteAddressProps {
  /** Fills the form in; nothing is saved. */
  onFill: (address: ParsedAddress) => void;
  /** A whole address that was pasted into the address field; offered to be taken apart. */
  pasted: string | undefined;
}

/** Takes a whole address in one text apart and fills the form in, with a summary to check. */
export function PasteAddress({ onFill, pasted }: PasteAddressProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [parsed, setParsed] = useState<ParsedAddress & { source: string }>();
  const panel = useId();
  const summary = useRef<HTMLDivElement>(null);
  const takeApart = async (source: string, choice?: PostcodeMatch) => {
    setBusy(true);
    setError(undefined);
    const body = { text: source.slice(0, maxAddressLineLength), subdistrictId: choice?.subdistrict.id };
    const result = await browserApi('POST /utils/api/postal-addresses/parse', { body });
    setBusy(false);
    if (!result.ok) return setError(failureMessage(result));
    setOpen(false);
    // A subdistrict can have several postcodes.
    const address = { ...result.data, postcode: result.data.postcode ?? choice?.postcode ?? null };
    setParsed({ ...address, source });
    onFill(address);
  };
  // What was pressed is gone.
  useEffect(() => {
    if (parsed) summary.current?.focus();
  }, [parsed]);
  const submit = () => (text.trim() === '' ? setError(m.address_paste_empty()) : void takeApart(text));
  const offered = pasted !== undefined && parsed?.source !== pasted ? pasted : undefined;
  return (
    <div className="grid gap-3 sm:col-span-2">
      {offered === undefined ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {m.address_paste()}
        </Button>
      ) : (
        <div role="status" className="grid justify-items-start gap-3 rounded-field bg-brand-soft p-4 text-sm">
          <p>{m.address_paste_offer()}</p>
          <Button loading={busy} onClick={() => void takeApart(offered)}>
            {m.address_paste_fill()}
          </Button>
        </div>
      )}
      <div
        id={panel}
        hidden={!open || offered !== undefined}
        className="grid gap-3 rounded-card border border-line p-4"
      >
        <FormField label={m.address_paste_text()} hint={m.address_paste_hint()} optional>
          {(controlProps) => (
            <textarea
              {...controlProps}
              rows={3}
              maxLength={maxAddressLineLength}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={`${controlStyle} py-2.5`}
            />
          )}
        </FormField>
        <Button className="justify-self-start" loading={busy} onClick={submit}>
          {m.address_paste_fill()}
        </Button>
      </div>
      {error && <FormNotice>{error}</FormNotice>}
      {parsed && (
        <div ref={summary} tabIndex={-1} className="outline-none">
          <ParsedSummary parsed={parsed} onChoose={(choice) => void takeApart(parsed.source, choice)} />
        </div>
      )}
    </div>
  );
}
