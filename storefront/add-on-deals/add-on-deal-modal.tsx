import { useState } from 'react';
import type { AddOnProduct } from '#contract/add-on-deals.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
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

/** Offers add-on deals after a product was added to the cart. */
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
      footer={
        <Button loading={adding} disabled={ticked.length === 0 || adding} onClick={() => void add()}>
          {m.add_on_select()}
        </Button>
      }
    >
      <p className="pb-2 text-sm text-muted">
        <WrapAtWords>{m.add_on_hint()}</WrapAtWords>
      </p>
      <AddOnDeals products={products} ticked={ticked} onTick={setTicked} />
    </Modal>
  );
}
