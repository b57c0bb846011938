import { useState } from 'react';
import type { Order, OrderLine } from '#contract/orders.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

interface BoughtLine {
  productId: number;
  quantity: number;
}

export interface BuyAgainProps {
  order: Pick<Order, 'items'>;
  /** Adds lines to the cart and resolves to those that were added, which can be fewer or have fewer units, or to the failure's message. */
  onBuyAgain: (lines: readonly BoughtLine[]) => Promise<{ added: readonly BoughtLine[] } | { failure: string }>;
  /** Called after everything was added. */
  onComplete: () => void;
}

/** A button that adds the items of an order to the cart, without gifts and add-on deals, and lists those that cannot be bought. */
export function BuyAgain({ order, onBuyAgain, onComplete }: BuyAgainProps) {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<{ hasAdded: boolean; missing: readonly MissingLine[] }>();
  const bought = order.items.filter(({ itemType }) => itemType === 'ITEM');
  const buyAgain = async () => {
    setBusy(true);
    const result = await onBuyAgain(bought.map(({ productId, quantity }) => ({ productId, quantity })));
    setBusy(false);
    if ('failure' in result) return showToast(result.failure, 'error');
    const missing = missingLines(bought, result.added);
    if (missing.length === 0) {
      showToast(m.orders_buy_again_added(), 'success');
      onComplete();
      return;
    }
    setOutcome({ hasAdded: result.added.length > 0, missing });
    setOpen(true);
  };
  if (bought.length === 0) return null;
  return (
    <>
      <Button variant="secondary" loading={busy} onClick={() => void buyAgain()}>
        {m.orders_buy_again()}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={outcome?.hasAdded ? m.orders_buy_again_partly_title() : m.orders_buy_again_none_title()}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {m.ui_close()}
            </Button>
            {outcome?.hasAdded && <ButtonLink href={localeHref('/cart')}>{m.orders_buy_again_cart()}</ButtonLink>}
          </>
        }
      >
        <ul className="grid gap-2 text-sm">
          {outcome?.missing.map(({ line, added }) => (
            <li key={line.productId} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                <WrapAtWords>{line.productName}</WrapAtWords>{' '}
                <span className="text-muted">
                  <WrapAtWords>{line.attributeOptionName}</WrapAtWords>
                </span>
              </span>
              <span className="shrink-0 text-muted">
                {added > 0
                  ? m.orders_buy_again_fewer({ added, quantity: line.quantity })
                  : m.orders_buy_again_unavailable()}
              </span>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}

interface MissingLine {
  line: OrderLine;
  /** Units that were added. */
  added: number;
}

function missingLines(bought: readonly OrderLine[], added: readonly BoughtLine[]): MissingLine[] {
  const units = new Map(added.map(({ productId, quantity }) => [productId, quantity]));
  return bought
    .map((line) => ({ line, added: units.get(line.productId) ?? 0 }))
    .filter((entry) => entry.added < entry.line.quantity);
}
