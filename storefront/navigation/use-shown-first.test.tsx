// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShownFirst } from './use-shown-first.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Picker({ colour, onChoose }: { colour: string; onChoose: (colour: string) => void }) {
  const [shown, choose] = useShownFirst(colour, onChoose);
  return ['black', 'blue', 'white'].map((name) => (
    <button key={name} type="button" aria-pressed={name === shown} onClick={() => choose(name)}>
      {name}
    </button>
  ));
}

/** A page with a picker, the chosen colour, and a button that buys it. */
function Page({ onBuy }: { onBuy: (colour: string) => void }) {
  const [colour, setColour] = useState('black');
  return (
    <>
      <Picker colour={colour} onChoose={setColour} />
      <output>{colour}</output>
      <button type="button" onClick={() => onBuy(colour)}>
        Buy
      </button>
      <button type="button" onClick={() => setColour('white')}>
        Reset
      </button>
    </>
  );
}

function renderPage() {
  const bought: string[] = [];
  const page = render(<Page onBuy={(colour) => bought.push(colour)} />);
  const click = (name: string) => page.getByText(name, { selector: 'button' }).click();
  return {
    bought,
    /** Presses buttons within one task. */
    press: (...names: string[]) => act(() => names.forEach(click)),
    picked: () => page.container.querySelector('[aria-pressed="true"]')?.textContent,
    page: () => page.container.querySelector('output')?.textContent,
  };
}

const paint = () => act(async () => void (await vi.advanceTimersByTimeAsync(100)));

test('a choice is shown at once, and the rest of the page follows after the paint', async () => {
  const { press, picked, page } = renderPage();
  press('blue');
  expect([picked(), page()]).toEqual(['blue', 'black']);
  await paint();
  expect([picked(), page()]).toEqual(['blue', 'blue']);
});

test('a button pressed right after a choice acts on that choice', () => {
  const { press, bought } = renderPage();
  press('blue');
  press('Buy');
  expect(bought).toEqual(['blue']);
});

test('so does one that is pressed within the same task', () => {
  const { press, bought } = renderPage();
  press('blue', 'Buy');
  expect(bought).toEqual(['blue']);
});

test('the page has followed before a key does anything, such as Esc, which closes a drawer', () => {
  const { press, page } = renderPage();
  press('blue');
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(page()).toBe('blue');
});

test('the page can change what was chosen before', async () => {
  const { press, picked, page } = renderPage();
  press('blue');
  await paint();
  press('Reset');
  expect([picked(), page()]).toEqual(['white', 'white']);
});
