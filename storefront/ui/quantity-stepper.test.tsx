// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

interface PageProps {
  value: number;
  limit: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A page that follows the changes of its stepper. */
function Page({ value, onChange, ...rest }: PageProps) {
  const [quantity, setQuantity] = useState(value);
  const change = (next: number) => {
    onChange(next);
    setQuantity(next);
  };
  return <QuantityStepper label="Comet 5" value={quantity} onChange={change} {...rest} />;
}

function renderStepper({ value = 1, limit = 5, disabled = false } = {}) {
  const onChange = vi.fn<(value: number) => void>();
  render(<Page value={value} limit={limit} disabled={disabled} onChange={onChange} />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('spinbutton'),
    more: screen.getByRole<HTMLButtonElement>('button', { name: m.ui_increase() }),
    fewer: screen.getByRole<HTMLButtonElement>('button', { name: m.ui_decrease() }),
    changes: () => onChange.mock.calls.map(([quantity]) => quantity),
  };
}

test('the buttons count from 1 to the limit', async () => {
  const { user, field, more, fewer, changes } = renderStepper({ limit: 2 });
  expect([fewer.disabled, more.disabled]).toEqual([true, false]);
  await user.click(more);
  expect([fewer.disabled, more.disabled]).toEqual([false, true]);
  expect(field.value).toBe('2');
  await user.click(fewer);
  expect(changes()).toEqual([2, 1]);
});

test('a typed quantity counts when the field is left, or with Enter', async () => {
  const { user, field, changes } = renderStepper();
  await user.click(field);
  await user.keyboard('3');
  expect(changes()).toEqual([]);
  await user.tab();
  expect(changes()).toEqual([3]);
  await user.click(field);
  await user.keyboard('4{Enter}');
  expect(changes()).toEqual([3, 4]);
});

test('a typed quantity above the limit becomes the limit, and none at all changes nothing', async () => {
  const { user, field, changes } = renderStepper({ value: 2 });
  await user.click(field);
  await user.keyboard('99{Enter}');
  expect(field.value).toBe('5');
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('5');
  await user.click(field);
  await user.keyboard('0{Enter}');
  expect(changes()).toEqual([5, 1]);
});

test('letters are not taken', async () => {
  const { user, field } = renderStepper();
  await user.click(field);
  await user.keyboard('a-2e');
  expect(field.value).toBe('2');
});

test.each(['2.5', '2,5', '2.'])('%s is typed as written, and counts as 2', async (text) => {
  const { user, field, changes } = renderStepper({ limit: 30 });
  await user.click(field);
  await user.keyboard(text);
  expect(field.value).toBe(text);
  await user.tab();
  expect([changes(), field.value]).toEqual([[2], '2']);
});

test('a fraction of one changes nothing', async () => {
  const { user, field, changes } = renderStepper({ value: 3 });
  await user.click(field);
  await user.keyboard('.5{Enter}');
  expect([changes(), field.value]).toEqual([[], '3']);
});

test.each([
  [' 12', '12'],
  ['2 of them', '2'],
  ['3pcs4', '3'],
  ['12345', '1234'],
  ['-2', ''],
])('of the pasted text "%s" the digits that it begins with are taken', async (text, taken) => {
  const { user, field } = renderStepper({ limit: 9999 });
  await user.click(field);
  await user.paste(text);
  expect(field.value).toBe(taken);
});

test('Thai digits count as well', async () => {
  const { user, field, changes } = renderStepper({ limit: 99 });
  await user.click(field);
  await user.keyboard('๓๐');
  expect(field.value).toBe('30');
  await user.tab();
  expect(changes()).toEqual([30]);
});

test('the arrow keys count, and stay within the limits', async () => {
  const { user, field, changes } = renderStepper({ value: 4 });
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(changes()).toEqual([5, 4]);
  expect(field.getAttribute('aria-valuenow')).toBe('4');
});

test('of a product that cannot be bought it takes nothing', async () => {
  const { user, more, field, changes } = renderStepper({ limit: 0, disabled: true });
  await user.click(more);
  expect(changes()).toEqual([]);
  expect(field.getAttribute('aria-valuemax')).toBe('1');
});
