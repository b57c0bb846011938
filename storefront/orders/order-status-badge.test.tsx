import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderStatusBadge } from './order-status-badge.tsx';

test('an order is partly shipped while its pre-orders follow', () => {
  const badge = (isPartlyShipped: boolean) =>
    renderToStaticMarkup(<OrderStatusBadge order={{ status: 'shipped', isPartlyShipped }} />);
  expect(badge(true)).toContain('จัดส่งแล้วบางส่วน');
  expect(badge(false)).toContain('>จัดส่งแล้ว<');
});
