import { type RefObject, useEffect, useState } from 'react';

/** Height of the phone's bottom bar in px, behind which nothing is in sight. */
const bottomBarPx = 64;

/** Whether at least half of the element is in sight, above the bottom bar; assumed until the browser says otherwise. */
export function useInSight(ref: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `0px 0px -${bottomBarPx}px`,
      threshold: 0.5,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inSight;
}
