import { type RefCallback, useCallback, useState } from 'react';

/** Height of the phone's bottom bar in px, behind which nothing is in sight. */
const bottomBarPx = 64;

/** Whether at least half of the element with the `ref` is in sight, above the bottom bar; assumed until the browser says otherwise. */
export function useInSight(): { ref: RefCallback<HTMLElement>; inSight: boolean } {
  const [inSight, setInSight] = useState(true);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `0px 0px -${bottomBarPx}px`,
      threshold: 0.5,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, inSight };
}
