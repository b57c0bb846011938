import { useEffect, useState } from 'react';
import { countdownText } from '#storefront/i18n/countdown-text.ts';

export interface CountdownProps {
  /** ISO 8601. */
  end: string;
  /** The current server time in milliseconds since 1970. */
  now: () => number;
  /** The server time when the page was rendered; not for cached pages. */
  renderedAt?: number;
  className?: string;
}

/** Time left, updated every second; empty until hydration without `renderedAt`, because a cached page has no current time. */
export function Countdown({ end, now, renderedAt, className }: CountdownProps) {
  const [time, setTime] = useState(renderedAt);
  useEffect(() => {
    const tick = () => setTime(now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <span role="timer" aria-live="off" className={className}>
      {time === undefined ? '\u00A0' : countdownText(Math.max(0, Date.parse(end) - time))}
    </span>
  );
}
