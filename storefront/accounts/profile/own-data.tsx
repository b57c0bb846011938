import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { EraseAccountDialog } from './erase-account-dialog.tsx';

/** What the law gives customers over their data: a copy of it, and its erasure. */
export function OwnData({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [isErasing, setErasing] = useState(false);
  return (
    <div className="grid gap-6 text-sm">
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">
          <WrapAtWords>{m.profile_download_text()}</WrapAtWords>
        </p>
        <a href="/account/api/customers/data" download className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-5" />
          {m.profile_download()}
        </a>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-6">
        <p className="text-muted">
          <WrapAtWords>{m.profile_erase_text()}</WrapAtWords>
        </p>
        {hasPassword ? (
          <Button
            variant="secondary"
            className="text-sale"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => setErasing(true)}
          >
            {m.profile_erase()}
          </Button>
        ) : (
          <p>
            <WrapAtWords>{m.profile_erase_no_password()}</WrapAtWords>
          </p>
        )}
      </div>
      <EraseAccountDialog email={email} open={isErasing} onClose={() => setErasing(false)} />
    </div>
  );
}
