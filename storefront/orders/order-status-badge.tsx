import type { OrderStatus } from '#contract/orders.ts';
import { Badge } from '#storefront/ui/badge.tsx';
import { orderStatusTone, orderStatusWords } from './order-words.ts';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={orderStatusTone(status)}>{orderStatusWords(status)}</Badge>;
}
