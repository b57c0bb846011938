import { Copy, LinkIcon, Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ClientResult } from '#contract/client.ts';
import type { WishlistShare } from '#contract/wishlist.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { copyText } from '#storefront/ui/copy-text.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface SharePanelProps {
  /** The token of the link when the page was loaded; null if the wishlist was not shared. */
  loadedToken: string | null;
  /** Of the shop. */
  origin: string;
  /** Other ways to share a URL. */
  services: (url: string) => ReactNode;
}

/** Makes the link by which others see the wishlist, shows it, and ends it. */
export function SharePanel({ loadedToken, origin, services }: SharePanelProps) {
  const id = useId();
  const container = useFocusAfterRemoval('section');
  const [token, setToken] = useState(loadedToken);
  const [pending, setPending] = useState<'create' | 'end'>();
  const [isAsking, setAsking] = useState(false);
  const change = async (kind: 'create' | 'end', call: () => Promise<ClientResult<WishlistShare>>) => {
    setPending(kind);
    const result = await call();
    setPending(undefined);
    setAsking(false);
    if (!result.ok) return showToast(failureMessage(result), 'error');
    setToken(result.data.token);
    if (kind === 'end') showToast(m.wishlist_share_ended());
  };
  const url = token && origin + localeHref('/wishlist/:token', { token });
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <section aria-labelledby={id} className="grid gap-3 rounded-card border border-line p-4 lg:p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid min-w-0 gap-1">
            <h2 id={id} className="font-semibold">
              <WrapAtWords>{m.wishlist_share_title()}</WrapAtWords>
            </h2>
            <p className="text-sm text-muted">{m.wishlist_share_hint()}</p>
          </div>
          {!url && (
            <Button
              variant="secondary"
              icon={<Share2 aria-hidden="true" className="size-5" />}
              loading={pending === 'create'}
              onClick={() => void change('create', () => browserApi('POST /account/api/wishlist-share'))}
            >
              {m.wishlist_share_create()}
            </Button>
          )}
        </div>
        {url && (
          <>
            <TextField
              label={m.wishlist_share_link()}
              labelHidden
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                icon={<Copy aria-hidden="true" className="size-5" />}
                onClick={() => void copyText(url, { copied: m.share_copied(), failed: m.share_not_copied() })}
              >
                {m.share_copy()}
              </Button>
              {services(url)}
              <Button
                variant="quiet"
                icon={<LinkIcon aria-hidden="true" className="size-5" />}
                onClick={() => setAsking(true)}
              >
                {m.wishlist_share_end()}
              </Button>
            </div>
          </>
        )}
        <ConfirmDialog
          open={isAsking}
          title={m.wishlist_share_end_title()}
          message={m.wishlist_share_end_text()}
          confirmLabel={m.wishlist_share_end()}
          danger
          loading={pending === 'end'}
          onConfirm={() => void change('end', () => browserApi('DELETE /account/api/wishlist-share'))}
          onCancel={() => setAsking(false)}
        />
      </section>
    </div>
  );
}
