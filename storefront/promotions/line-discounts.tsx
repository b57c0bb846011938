import { ChevronDown } from 'lucide-react';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface LineDiscountsProps {
  /** What the line saves, in baht; 0 where its promotions bring something else, such as cashback. */
  amount: number;
  /** The promotions and coupons, with what each of them saves on the line where that is known. */
  discounts: readonly { name: string; discount?: number }[];
}

/** What a line saves in one line, with the names of its promotions and coupons on demand. */
export function LineDiscounts({ amount, discounts }: LineDiscountsProps) {
  if (amount === 0)
    return discounts.map(({ name }) => (
      <p key={name} className="line-clamp-1 text-xs text-success">
        <WrapAtWords>{name}</WrapAtWords>
      </p>
    ));
  return (
    <details className="group/more text-xs">
      <summary className="-my-2.5 flex min-h-11 w-fit list-none items-center gap-1 font-medium text-sale">
        <span className="figures">{m.cart_line_discount({ amount: formatBaht(amount) })}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/more:rotate-180" />
      </summary>
      <ul className="mt-2 grid gap-1 text-muted">
        {discounts.map(({ name, discount }) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="min-w-0 text-pretty">
              <WrapAtWords>{name}</WrapAtWords>
            </span>
            {discount !== undefined && <span className="figures shrink-0">{formatBaht(-discount)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
