import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const going = new AbortController().signal;

/** A queue of tasks that end when the test says so. */
function createScene(limits = { tasks: 20, tasksPerCaller: 5 }) {
  const queue = new FairQueue(limits);
  const running: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  const started: string[] = [];
  return {
    started,
    /** Adds a task that is named after its caller, such as `a1` of `a`, and returns its outcome. */
    add: (name: string, ended = going) =>
      queue.run({ caller: name.charAt(0), ended }, () => {
        started.push(name);
        return new Promise<string>((resolve, reject) => {
          running.push({ name, end: () => resolve(`result of ${name}`), fail: reject });
        });
      }),
    /** The only task that runs. */
    current: () => {
      const [task, ...others] = running.splice(0);
      if (!task || others.length > 0) throw new Error(`${running.length} tasks run`);
      return task;
    },
  };
}

/** Ends the task that runs, one after the other, as many as there are outcomes. */
async function endAll({ current }: ReturnType<typeof createScene>, outcomes: Promise<string>[]): Promise<string[]> {
  for (const _ of outcomes) {
    current().end();
    // The next one begins meanwhile.
    await new Promise(setImmediate);
  }
  return Promise.all(outcomes);
}

describe('tasks', () => {
  test('of one caller run one after the other, in the order in which they came', async () => {
    const scene = createScene();
    const outcomes = ['a1', 'a2', 'a3'].map((name) => scene.add(name));
    expect(scene.started).toEqual(['a1']);
    expect(await endAll(scene, outcomes)).toEqual(['result of a1', 'result of a2', 'result of a3']);
    expect(scene.started).toEqual(['a1', 'a2', 'a3']);
  });

  test('of another caller wait for the one that runs, and no further one of its caller', async () => {
    const scene = createScene();
    const outcomes = ['a1', 'a2', 'a3', 'b1'].map((name) => scene.add(name));
    await endAll(scene, outcomes);
    expect(scene.started).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('of several callers take turns', async () => {
    const scene = createScene();
    const outcomes = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c2', 'b3'].map((name) => scene.add(name));
    await endAll(scene, outcomes);
    expect(scene.started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3']);
  });

  test('that fail do not keep the next ones from running', async () => {
    const scene = createScene();
    const failing = scene.add('a1');
    const next = scene.add('a2');
    scene.current().fail(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await endAll(scene, [next])).toEqual(['result of a2']);
  });
});

describe('a task is refused', () => {
  test('if its caller has too many, until one of them has ended; those of others are not', async () => {
    const scene = createScene({ tasks: 20, tasksPerCaller: 2 });
    const outcomes = ['a1', 'a2'].map((name) => scene.add(name));
    expect(await scene.add('a3')).toBe('too_many_requests');
    outcomes.push(scene.add('b1'));
    scene.current().end();
    await outcomes[0];
    outcomes.push(scene.add('a4'));
    await endAll(scene, outcomes.slice(1));
    expect(scene.started).toEqual(['a1', 'b1', 'a2', 'a4']);
  });

  test('if there are too many of all callers', async () => {
    const scene = createScene({ tasks: 2, tasksPerCaller: 2 });
    const outcomes = ['a1', 'b1'].map((name) => scene.add(name));
    expect(await scene.add('c1')).toBe('unavailable');
    await endAll(scene, outcomes);
    expect(await endAll(scene, [scene.add('c2')])).toEqual(['result of c2']);
  });
});

describe('a task whose request has ended', () => {
  test('is dropped while it waits, and makes room for others', async () => {
    const scene = createScene({ tasks: 2, tasksPerCaller: 2 });
    const request = new AbortController();
    const outcomes = [scene.add('a1')];
    const left = scene.add('b1', request.signal);
    request.abort();
    expect(await left).toBe('unavailable');
    outcomes.push(scene.add('c1'));
    await endAll(scene, outcomes);
    expect(scene.started).toEqual(['a1', 'c1']);
  });

  test('does not begin', async () => {
    const scene = createScene();
    expect(await scene.add('a1', AbortSignal.abort())).toBe('unavailable');
    expect(scene.started).toEqual([]);
  });

  test('goes on if it runs already', async () => {
    const scene = createScene();
    const request = new AbortController();
    const outcomes = [scene.add('a1', request.signal), scene.add('a2')];
    request.abort();
    expect(await endAll(scene, outcomes)).toEqual(['result of a1', 'result of a2']);
  });
});
