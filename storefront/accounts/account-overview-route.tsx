import { ChevronRight, ClipboardList, Heart, type LucideIcon, Ticket } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Address } from '#contract/accounts.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { type AddressBookType, addressBooks } from '#storefront/addresses/address-books.ts';
import { AddressText, addressName } from '#storefront/addresses/address-text.tsx';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { OrderCard } from '#storefront/orders/order-card.tsx';
import { apiContext } from '#storefront/request/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/account-overview-route';
import { privateData } from './guards.ts';

const latestOrderCount = 3;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [profile, orders] = await Promise.all([
    api('GET /account/api/customers/profile'),
    api('GET /cart/api/order/list', { query: { limit: latestOrderCount } }),
  ]);
  const { addressInformation, firstName, lastName, email, mobileNo } = privateData(profile, url);
  return {
    profile: { firstName, lastName, email, mobileNo },
    addresses: { shipping: firstOf(addressInformation, 'shipping'), billing: firstOf(addressInformation, 'billing') },
    orders: privateData(orders, url).items,
  };
}

/** The first address of a type, which is the default if there is one. */
function firstOf(addresses: readonly Address[], type: AddressBookType): Address | undefined {
  return addresses.find((address) => address.type === type);
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.account_title());

export default function AccountOverview({ loaderData: { profile, addresses, orders } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="text-2xl font-bold">
        <WrapAtWords>{m.account_greeting({ name: profile.firstName })}</WrapAtWords>
      </h1>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <section aria-labelledby="contact" className="rounded-card border border-line p-5 md:col-span-2">
          <div className="mb-3 flex items-baseline justify-between gap-3">
            <h2 id="contact" className="font-semibold">
              <WrapAtWords>{m.account_contact()}</WrapAtWords>
            </h2>
            <TextLink href={localeHref('/account/my-profile')} standalone className="text-sm">
              {m.account_edit_profile()}
            </TextLink>
          </div>
          <p className="text-sm">
            {profile.firstName} {profile.lastName}
          </p>
          <p className="text-sm text-muted">
            <WrapAtWords>{profile.email}</WrapAtWords>
          </p>
          <p className="figures text-sm text-muted">
            {profile.mobileNo ? formatPhone(profile.mobileNo) : m.profile_mobile_none()}
          </p>
          <p className="mt-3">
            <TextLink href={localeHref('/account/my-profile/devices')} standalone className="text-sm">
              {m.devices_title()}
            </TextLink>
          </p>
        </section>
        <DefaultAddress type="shipping" title={m.account_default_address()} address={addresses.shipping} />
        <DefaultAddress type="billing" title={m.account_default_billing()} address={addresses.billing} />
        <PageLink href={localeHref('/account/my-discount-code')} icon={Ticket} name={m.coupon_mine()} />
        <PageLink href={localeHref('/account/my-wishlist')} icon={Heart} name={m.wishlist_title()} />
      </div>
      <section aria-labelledby="orders" className="grid grid-cols-1 gap-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="orders" className="text-lg font-semibold">
            <WrapAtWords>{m.account_latest_orders()}</WrapAtWords>
          </h2>
          {orders.length > 0 && (
            <TextLink href={localeHref('/account/my-order')} standalone className="text-sm">
              {m.account_see_all_orders()}
            </TextLink>
          )}
        </div>
        {orders.length > 0 ? (
          <ul className="grid grid-cols-1 gap-4">
            {orders.map((order) => (
              <li key={order.orderId}>
                <OrderCard order={order} heading="h3" />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-card border border-line">
            <EmptyState
              icon={<ClipboardList className="size-10" />}
              title={m.orders_empty_title()}
              message={m.orders_empty_text()}
              heading="h2"
              action={<ButtonLink href={localeHref('/')}>{m.orders_start_shopping()}</ButtonLink>}
            />
          </div>
        )}
      </section>
    </div>
  );
}

/** Another page of the account, of which the overview shows nothing. */
function PageLink({ href, icon: Icon, name }: { href: string; icon: LucideIcon; name: string }) {
  return (
    <Link
      to={href}
      className="flex min-h-14 items-center gap-3 rounded-card border border-line px-5 py-3 text-sm font-semibold hover:border-edge hover:bg-ground"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grow">{name}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

/** An address of a type, or the way to add one. */
function DefaultAddress({
  type,
  title,
  address,
}: {
  type: AddressBookType;
  title: string;
  address: Address | undefined;
}) {
  const id = useId();
  const book = addressBooks[type];
  return (
    <section aria-labelledby={id} className="rounded-card border border-line p-5">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold">
          <WrapAtWords>{title}</WrapAtWords>
        </h2>
        {address && (
          <TextLink href={book.listHref()} standalone className="text-sm">
            {m.account_manage_addresses()} <span className="sr-only">{book.title()}</span>
          </TextLink>
        )}
      </div>
      {address ? (
        <p className="text-sm text-muted">
          <span className="block text-ink">{addressName(address)}</span>
          <AddressText address={address} />
        </p>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-muted">
            <WrapAtWords>{book.emptyText()}</WrapAtWords>
          </p>
          <ButtonLink
            variant="secondary"
            href={book.addHref()}
            icon={<book.icon aria-hidden="true" className="size-5" />}
          >
            {book.addTitle()}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
