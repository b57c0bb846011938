import type { Order } from '#contract/orders.ts';
import { Badge } from '#storefront/ui/badge.tsx';
import { currentStatusText, orderStatusTone } from './order-status-text.ts';

export function OrderStatusBadge({ order }: { order: Pick<Order, 'status' | 'isPartlyShipped'> }) {
  return <Badge tone={orderStatusTone(order.status)}>{currentStatusText(order)}</Badge>;
}
