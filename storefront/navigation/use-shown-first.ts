import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/**
 * A value that the component which changes it shows at once. `onChange`, which renders more of the page, follows after the paint, or before
 * the next press does anything.
 *
 * @param value another one, by identity, once the page has followed
 */
export function useShownFirst<Value>(
  value: Value,
  onChange: (next: Value) => void,
): [shown: Value, change: (next: Value) => void] {
  /** `before`: what `value` was when the page was asked to follow. */
  const [changed, setChanged] = useState<{ next: Value; before?: Value }>();
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const change = (next: Value) => {
    setChanged({ next });
    cancel.current?.();
    cancel.current = afterPaint(() =>
      flushSync(() => {
        setChanged({ next, before: latest.current.value });
        latest.current.onChange(next);
      }),
    );
  };
  const isAhead = changed !== undefined && (!('before' in changed) || changed.before === value);
  return [isAhead ? changed.next : value, change];
}
