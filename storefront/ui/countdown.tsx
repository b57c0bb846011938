import { useEffect, useState } from 'react';
import { countdownText } from '#storefront/i18n/countdown-text.ts';

export interface CountdownProps {
  /** ISO 8601. */
  end: string;
  /** The current server time in milliseconds since 1970. */
  now: () => number;
  className?: string;
}

/** Time left, updated every second; empty until hydration, because a cached page has no current time. */
export function Countdown({ end, now, className }: CountdownProps) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Date.parse(end) - now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end, now]);
  return (
    <span role="timer" aria-live="off" className={className}>
      {left === undefined ? '\u00A0' : countdownText(left)}
    </span>
  );
}
