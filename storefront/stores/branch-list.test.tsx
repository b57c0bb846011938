// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Distance } from './branch-list.tsx';

afterEach(cleanup);

test.each([
  [0.02, '0.1'],
  [0.34, '0.3'],
  [2, '2.0'],
  [9.94, '9.9'],
  [9.96, '10'],
  [1234.5, '1,235'],
])('a branch %d km away says %s', (kilometres, shown) => {
  const { container } = render(<Distance kilometres={kilometres} />);
  expect(container.textContent).toBe(m.stores_distance({ kilometres: shown }));
});
