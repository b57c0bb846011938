import type { OrderStatus } from '#contract/order-statuses.ts';
import { Badge } from '#storefront/ui/badge.tsx';
import { orderStatusText, orderStatusTone } from './order-status-text.ts';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={orderStatusTone(status)}>{orderStatusText(status)}</Badge>;
}
