import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import { formatPhone } from '#contract/phone-number.ts';
import type { PickupReceiver } from '#contract/pickup.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BranchDetails } from '#storefront/stores/branch-details.tsx';
import { PickupBranchChoice } from '#storefront/stores/pickup-branch-choice.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { isComplete, PersonForm } from './person-form.tsx';

export interface PickupStepProps {
  checkout: Checkout;
  /** Of the customer's profile; a field may be missing. */
  customer: PickupReceiver;
  /** The branch being saved, else the saved one. */
  storeId: number | undefined;
  /** Resolves to whether it was saved. */
  onChoose: (storeId: number, receiver: PickupReceiver) => Promise<boolean>;
  /** Shows what is missing. */
  isRequired: boolean;
  personForm: RefObject<HTMLFormElement | null>;
}

/** Who picks the order up, and at which branch. */
export function PickupStep(props: PickupStepProps) {
  const { checkout, customer, storeId, onChoose, isRequired, personForm } = props;
  const pickup = checkout.delivery?.pickup ?? null;
  const [receiver, setReceiver] = useState(pickup?.receiver ?? customer);
  const [isEditing, setEditing] = useState(() => !isComplete(receiver));
  const [isChanging, setChanging] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const branchId = pickup && !isChanging ? pickup.branch.storeId : undefined;
  const view = `${isEditing} ${isChanging} ${branchId}`;
  // What was pressed is gone when the view has changed: the selector of what gets the focus instead.
  const nextFocus = useRef<string>(null);
  useEffect(() => {
    if (!nextFocus.current || !view) return;
    // The branches may still be loading.
    const found = step.current?.querySelector<HTMLElement>(nextFocus.current) ?? step.current;
    nextFocus.current = null;
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'nearest' });
  }, [view]);
  const save = async (next: PickupReceiver) => {
    if (pickup && !(await onChoose(pickup.branch.storeId, next))) return;
    nextFocus.current = 'button';
    setReceiver(next);
    setEditing(false);
  };
  return (
    <div ref={step} tabIndex={-1} className="grid gap-5 outline-none">
      <div className="grid gap-2">
        <h3 className="text-sm font-semibold">
          <WrapAtWords>{m.orders_pickup_receiver()}</WrapAtWords>
        </h3>
        {isEditing ? (
          <PersonForm
            person={receiver}
            onSaved={save}
            saveText={m.checkout_receiver_save()}
            isRequired={isRequired}
            ref={personForm}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <p>
              {receiver.firstName} {receiver.lastName}{' '}
              <span className="figures text-muted">{formatPhone(receiver.mobileNo)}</span>
            </p>
            <Button
              variant="quiet"
              onClick={() => {
                nextFocus.current = 'form input';
                setEditing(true);
              }}
            >
              {m.checkout_receiver_change()}
            </Button>
          </div>
        )}
      </div>
      {pickup && !isChanging ? (
        <div
          data-branch
          tabIndex={-1}
          className="grid scroll-my-24 justify-items-start gap-3 rounded-card border border-brand bg-brand-soft p-4 outline-none"
        >
          <BranchDetails branch={pickup.branch} />
          <Button
            variant="secondary"
            onClick={() => {
              nextFocus.current = 'select';
              setChanging(true);
            }}
          >
            {m.checkout_branch_change()}
          </Button>
        </div>
      ) : (
        <>
          {!pickup && checkout.chosenMethod === 'pickup' && (
            <p role="status" className="text-sm font-medium text-sale">
              {m.checkout_branch_lost()}
            </p>
          )}
          {!isEditing && (
            <PickupBranchChoice
              cartId={checkout.cartId}
              version={checkout.quote}
              value={storeId}
              onChange={(id) => {
                nextFocus.current = '[data-branch]';
                setChanging(false);
                void onChoose(id, receiver);
              }}
              isRequired={isRequired}
            />
          )}
        </>
      )}
    </div>
  );
}
