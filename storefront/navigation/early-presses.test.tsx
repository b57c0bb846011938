// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { Suspense, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { hydratedEvent, hydrationScript } from './hydration-script.ts';

const script = hydrationScript({ manifest: '', entry: '', routes: {}, imports: [] });

const onChange = vi.fn();

const longParts = [...Array(20).keys()];

/** Is hydrated in more time than React takes before it lets the browser do something else. */
function LongPart() {
  const until = performance.now() + 10;
  while (performance.now() < until);
  return <p />;
}

function Page() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <main>
      {longParts.map((part) => (
        <Suspense key={part}>
          <LongPart />
        </Suspense>
      ))}
      <Suspense>
        <input type="checkbox" checked={false} onChange={onChange} />
      </Suspense>
    </main>
  );
}

test('a checkbox that is pressed before its part of the page is hydrated is noticed', async () => {
  document.body.innerHTML = renderToString(<Page />);
  // biome-ignore lint/security/noGlobalEval: what browsers do with the inline script, which cannot import here.
  window.eval(script.replaceAll('import(', 'Promise.resolve('));
  document.querySelector('input')?.click();
  expect(onChange).not.toHaveBeenCalled();
  startTransition(() => {
    hydrateRoot(document.body, <Page />);
  });
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});
