// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const cards = [
  { value: 'card', label: 'Credit card' },
  { value: 'cash', label: 'Cash on delivery' },
] as const;

function PaymentMethods({ onChosen }: { onChosen: (value: string) => void }) {
  const [value, setValue] = useState<'card' | 'cash'>();
  return (
    <RadioCards
      legend="Payment method"
      cards={cards}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChosen(chosen);
      }}
    />
  );
}

afterEach(() => document.body.replaceChildren());

async function hydrateAfter(press: (container: HTMLElement) => void, onChosen: (value: string) => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PaymentMethods onChosen={onChosen} />);
  press(container);
  await act(async () => {
    hydrateRoot(container, <PaymentMethods onChosen={onChosen} />);
  });
  return container;
}

const radio = (container: HTMLElement, value: string) =>
  container.querySelector<HTMLInputElement>(`input[value="${value}"]`);

test('a card that is chosen before the page is hydrated stays chosen', async () => {
  const onChosen = vi.fn();
  const container = await hydrateAfter((rendered) => radio(rendered, 'cash')?.click(), onChosen);
  expect(onChosen.mock.calls).toEqual([['cash']]);
  expect(radio(container, 'cash')?.checked).toBe(true);
});

test('nothing is chosen by hydration alone', async () => {
  const onChosen = vi.fn();
  const container = await hydrateAfter(() => {}, onChosen);
  expect(onChosen).not.toHaveBeenCalled();
  expect(container.querySelector('input:checked')).toBeNull();
});
