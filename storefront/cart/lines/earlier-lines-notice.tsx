import { cartLineName } from '#contract/cart-line-name.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { CartNotice } from '../page/cart-notice.tsx';
import { selectLines } from '../page/cart-selection.ts';
import { type CartView, useCart, useCartChange } from '../use-cart.ts';
import { dismissEarlierLines, useEarlierLines } from './earlier-lines.ts';

/** Lists the lines of an earlier cart that a direct purchase or a sign-in deselected, and can select them. */
export function EarlierLinesNotice({ cart: { items, totals } }: { cart: CartView }) {
  const change = useCartChange();
  const lines = useEarlierLines(totals?.cartId, items);
  if (lines.length === 0) return null;
  const itemIds = selectLines(
    items,
    lines.map(({ uuid }) => uuid),
    true,
  );
  return (
    <CartNotice title={m.cart_earlier_title({ count: lines.length })} onClose={dismissEarlierLines}>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.uuid} className="text-pretty">
            <WrapAtWords>{cartLineName(line)}</WrapAtWords>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => void change({ kind: 'select', itemIds })} className="mt-1 w-fit">
        {m.cart_earlier_select()}
      </Button>
    </CartNotice>
  );
}

/** The same on the checkout, which does not order them: how many there are, with a link to the cart. */
export function EarlierLinesHint() {
  const { items, totals } = useCart();
  const lines = useEarlierLines(totals?.cartId, items);
  if (lines.length === 0) return null;
  return (
    <CartNotice title={m.cart_earlier_title({ count: lines.length })} onClose={dismissEarlierLines}>
      <TextLink href={localiseLink('/cart')} className="w-fit">
        {m.cart_view()}
      </TextLink>
    </CartNotice>
  );
}
