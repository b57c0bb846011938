import { CircleAlert } from 'lucide-react';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** Lines that can be paid together. */
export interface ConflictGroup {
  itemIds: readonly string[];
  /** Names of the lines with their quantities. */
  names: readonly string[];
  /** In baht. */
  totalPrice: number;
  isOnInstallments: boolean;
}

export interface InstallmentConflictProps {
  groups: readonly ConflictGroup[];
  /** The lines that are being selected, else undefined. */
  pending: readonly string[] | undefined;
  onPay: (group: ConflictGroup) => void;
}

/** Items that cannot be paid in installments together, in groups, one of which the shopper pays now. */
export function InstallmentConflict({ groups, pending, onPay }: InstallmentConflictProps) {
  return (
    <section
      aria-labelledby="installment-conflict"
      className="grid gap-3 rounded-card border border-accent bg-accent-soft p-4 text-sm"
    >
      <div role="alert" className="flex gap-3">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <h3 id="installment-conflict" className="font-semibold">
            <WrapAtWords>{m.checkout_installment_conflict()}</WrapAtWords>
          </h3>
          <p className="mt-1">
            <WrapAtWords>{m.installment_conflict_choose()}</WrapAtWords>
          </p>
        </div>
      </div>
      <ul className="grid gap-3">
        {groups.map((group, index) => {
          const { itemIds, names, totalPrice, isOnInstallments } = group;
          const number = index + 1;
          return (
            <li key={itemIds.join()} className="grid gap-2 rounded-field border border-line bg-surface p-3">
              <div className="flex items-baseline justify-between gap-3">
                <h4 className="font-semibold">
                  <WrapAtWords>{m.installment_group({ number })}</WrapAtWords>
                </h4>
                <span className="figures font-semibold whitespace-nowrap">{formatBaht(totalPrice)}</span>
              </div>
              <ul className="list-disc pl-5">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              {!isOnInstallments && (
                <p className="text-muted">
                  <WrapAtWords>{m.installment_group_other_method()}</WrapAtWords>
                </p>
              )}
              <Button
                variant="secondary"
                loading={pending !== undefined && pending === itemIds}
                disabled={pending !== undefined && pending !== itemIds}
                onClick={() => onPay(group)}
              >
                {m.installment_group_pay({ number })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
