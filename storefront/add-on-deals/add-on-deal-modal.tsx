import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { AddOnProduct } from '#contract/add-on-deals.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AddOnDeals } from './add-on-deals.tsx';

export interface AddOnDealModalProps {
  open: boolean;
  /** Offered with the product that was just added to the cart. */
  products: readonly AddOnProduct[];
  onClose: () => void;
  /** Adds one of each to the cart; the owner closes the modal, whatever the outcome. */
  onAdd: (skuIds: readonly number[]) => Promise<void>;
}

/** Says that a product was added to the cart, and offers its add-on deals. */
export function AddOnDealModal({ open, products, onClose, onAdd }: AddOnDealModalProps) {
  const [ticked, setTicked] = useState<number[]>([]);
  const [adding, setAdding] = useState(false);
  const close = () => {
    setTicked([]);
    onClose();
  };
  const add = async () => {
    setAdding(true);
    await onAdd(ticked);
    setAdding(false);
    setTicked([]);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={m.add_on_title()}
      description={
        <>
          <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium text-success">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            <WrapAtWords>{m.product_added()}</WrapAtWords>
            <TextLink standalone href={localiseLink('/cart')}>
              {m.cart_view()}
            </TextLink>
          </p>
          <p className="pb-2 text-sm text-muted">
            <WrapAtWords>{m.add_on_hint()}</WrapAtWords>
          </p>
        </>
      }
      footer={
        <Button loading={adding} disabled={ticked.length === 0 || adding} onClick={() => void add()}>
          {m.add_on_select()}
        </Button>
      }
    >
      <AddOnDeals products={products} ticked={ticked} onTick={setTicked} />
    </Modal>
  );
}
