import { type OrderGroup, orderStatusTerms } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BranchDetails } from '#storefront/stores/branch-details.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';

export interface OrderDeliveryProps {
  order: Pick<
    Order,
    'status' | 'items' | 'shipments' | 'deliveryAddress' | 'deliveryDates' | 'pickup' | 'appointmentContact'
  >;
}

/** Services are done, or nothing comes of them: the customer is not called any more. */
const endGroups: ReadonlySet<OrderGroup> = new Set(['completed', 'cancelled']);

/** Where an order goes: the delivery address, or the branch at which it is picked up, and by whom; or whom the shop calls. */
export function OrderDelivery({ order }: OrderDeliveryProps) {
  const { deliveryAddress, pickup, appointmentContact } = order;
  const isOver = endGroups.has(orderStatusTerms[order.status].group);
  const byPhone = !isOver && order.items.some(({ kind }) => kind === 'service') && (
    <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
      <WrapAtWords>{m.orders_services_by_phone()}</WrapAtWords>
    </p>
  );
  if (appointmentContact)
    return (
      <Panel title={m.orders_appointment()}>
        <div className="grid gap-3 text-sm text-muted">
          {!isOver && (
            <p>
              <WrapAtWords>{m.orders_appointment_text()}</WrapAtWords>
            </p>
          )}
          <p>
            <span className="block text-ink">
              {appointmentContact.firstName} {appointmentContact.lastName}
            </span>
            <span className="figures block">{formatPhone(appointmentContact.mobileNo)}</span>
          </p>
        </div>
      </Panel>
    );
  if (!pickup)
    return (
      deliveryAddress && (
        <Panel title={m.orders_delivery_address()}>
          <DeliveryAddress address={deliveryAddress} />
          <OrderDeliveries order={order} />
          {byPhone}
        </Panel>
      )
    );
  const { branch, specialDays, receiver } = pickup;
  return (
    <Panel title={m.orders_pickup_branch()}>
      <BranchDetails branch={branch} specialDays={specialDays} />
      <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
        {m.orders_pickup_receiver()}
        <span className="block text-ink">
          {receiver.firstName} {receiver.lastName}
        </span>
        <span className="figures block">{formatPhone(receiver.mobileNo)}</span>
      </p>
      {byPhone}
    </Panel>
  );
}
