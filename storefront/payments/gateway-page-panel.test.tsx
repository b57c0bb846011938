import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { GatewayPagePanel } from './gateway-page-panel.tsx';

test('an order that is paid on the page of the gateway says how long it can be', () => {
  const serverNow = Date.parse('2026-11-30T15:00:00Z');
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <GatewayPagePanel
        order={{ totalPayable: 590, installment: null }}
        payment={{ expiresAt: '2026-11-30T15:30:00Z' }}
        method="credit_card"
        url="https://gateway.example/pay"
        serverNow={serverNow}
      />
    </MemoryRouter>,
  );
  expect(page).toContain(m.pay_time_left());
  expect(page).toContain('30:00');
});
