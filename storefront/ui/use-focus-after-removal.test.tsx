// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

afterEach(cleanup);

/** Addresses of which the default one is the first, and has no button to make it the default. */
function Addresses() {
  const [names, setNames] = useState(['Home', 'Office', 'Parents']);
  const container = useFocusAfterRemoval('li');
  const others = (name: string) => names.filter((other) => other !== name);
  return (
    <div ref={container} tabIndex={-1}>
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            {index > 0 && (
              <button type="button" onClick={() => setNames([name, ...others(name)])}>
                Make {name} the default
              </button>
            )}
            <button type="button" onClick={() => setNames(others(name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const focused = () => document.activeElement?.textContent;

test('the focus goes to the next item when the pressed one is removed', async () => {
  render(<Addresses />);
  press('Remove Office');
  await expect.poll(focused).toBe('Remove Parents');
});

test('the focus stays in an item that changes its place and loses the pressed button', async () => {
  render(<Addresses />);
  press('Make Parents the default');
  await expect.poll(focused).toBe('Remove Parents');
});
