/*
 * Renders pages again by React alone: the elements of their HTML, without components, data or compression. That is what React takes at
 * least for pages of this size.
 */
import { readTask } from '../processes.ts';

export interface ReactAloneTask {
  /** HTML. */
  pages: string[];
  seconds: number;
}

export interface ReactAloneResult {
  /** Pages rendered in each second. */
  perSecond: number;
}

const { pages, seconds } = await readTask<ReactAloneTask>();
// React chooses its build when it is loaded.
process.env.NODE_ENV = 'production';
const { default: elementsOf } = await import('html-react-parser');
const { renderToString } = await import('react-dom/server');

const trees = pages.map((page) => elementsOf(page.replace(/^<!DOCTYPE html>/i, '')));

/** Renders the trees in turn. Returns how many it rendered in each second. */
function renderFor(duration: number): number {
  const startedAt = performance.now();
  let rendered = 0;
  let elapsed = 0;
  do {
    renderToString(trees[rendered % trees.length]);
    rendered += 1;
    elapsed = performance.now() - startedAt;
  } while (elapsed < duration * 1000);
  return (rendered / elapsed) * 1000;
}

renderFor(1);
const result: ReactAloneResult = { perSecond: renderFor(seconds) };
console.log(JSON.stringify(result));
