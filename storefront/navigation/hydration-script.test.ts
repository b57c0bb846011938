import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { hydratedEvent, hydrationScript } from './hydration-script.ts';

const script = hydrationScript({
  manifest: 'manifest',
  entry: 'entry',
  routes: { root: 'root', page: 'page' },
  imports: ['framework', 'root'],
});

/** URLs that the page started to load, in order. */
let loaded: string[];
let page: EventTarget;
let picture: EventTarget & { complete: boolean };
/** Timers that the test fires. */
let timers: (() => void)[];
let paint: () => void;
/** States that the history entry of the page got. */
let states: unknown[];

function open(): void {
  const globals = {
    window: {},
    Event,
    load: async () => ({}),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    setTimeout: (run: () => void) => timers.push(run),
    requestAnimationFrame: (run: () => void) => run(),
    history: { state: null, replaceState: (state: unknown) => states.push(state) },
    document: {
      head: { append: ({ href }: { href: string }) => loaded.push(href) },
      createElement: () => ({}),
      querySelector: () => picture,
    },
    PerformanceObserver: class {
      constructor(callback: (list: { getEntriesByName: () => unknown[] }) => void) {
        paint = () => callback({ getEntriesByName: () => [{}] });
      }
      observe() {}
    },
  };
  // The sandbox cannot import.
  runInNewContext(script.replaceAll('import(', 'load('), globals);
}

/** Flushes pending promises. */
async function settle(): Promise<void> {
  await new Promise(setImmediate);
}

beforeEach(() => {
  loaded = [];
  states = [];
  timers = [];
  page = new EventTarget();
  picture = Object.assign(new EventTarget(), { complete: false });
});

test('scripts wait until the main picture is loaded and painted, then load in parallel', async () => {
  open();
  const beforePaint = timers.length;
  paint();
  await settle();
  expect(timers).toHaveLength(beforePaint);
  picture.dispatchEvent(new Event('load'));
  await settle();
  expect(loaded).toEqual([]);
  timers.at(-1)?.();
  expect(loaded.sort()).toEqual(['entry', 'framework', 'manifest', 'page', 'root']);
});

test('the history entry has the index that the router looks for before the router runs', () => {
  open();
  page.dispatchEvent(new Event('pointerdown'));
  expect(states).toEqual([]);
  timers.at(-1)?.();
  expect(states).toEqual([{ idx: 0 }]);
});

test('a picture that never loads delays them by two seconds at most', () => {
  open();
  timers[0]?.();
  expect(loaded).toContain('entry');
});

test('the first interaction loads them at once, and only once', () => {
  open();
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('keydown'));
  timers[0]?.();
  expect(loaded.filter((path) => path === 'entry')).toHaveLength(1);
});

test('presses before hydration are replayed once, in order, when the page is hydrated', async () => {
  open();
  const presses: string[] = [];
  const received: string[] = [];
  page.addEventListener('click', () => received.push('late'));
  const press = (name: string, more: { checked?: boolean } = {}) => {
    const control = {
      ...more,
      dispatchEvent: () => true,
      click: () => presses.push(`${name} ${control.checked ?? ''}`.trim()),
    };
    page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: { closest: () => control } }));
  };
  press('256GB', { checked: true });
  press('more');
  expect(received).toEqual([]);
  page.dispatchEvent(new Event(hydratedEvent));
  // React, which sends the event, hydrates what is pressed in a later task only.
  expect(presses).toEqual([]);
  timers.at(-1)?.();
  await settle();
  // The choice is reset before the replayed press, which selects it.
  expect(presses).toEqual(['256GB false']);
  // A press during the replay is appended.
  press('buy');
  expect(presses).toEqual(['256GB false']);
  timers.at(-1)?.();
  await settle();
  expect(presses).toEqual(['256GB false', 'more']);
  timers.at(-1)?.();
  await settle();
  expect(presses).toEqual(['256GB false', 'more', 'buy']);
  expect(received).toEqual([]);
  press('late');
  page.dispatchEvent(new Event(hydratedEvent));
  expect(presses).toHaveLength(3);
  expect(received).toEqual(['late']);
});
