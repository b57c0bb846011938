import { countdownText } from '#storefront/i18n/countdown-text.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useTimeLeft } from './use-time-left.ts';

export interface TimeLeftProps {
  /** ISO 8601. */
  end: string;
  /** The server's time when the page was rendered, in milliseconds since 1970. */
  serverNow: number;
}

/** The time in which an order can be paid, counted down. */
export function TimeLeft({ end, serverNow }: TimeLeftProps) {
  const left = useTimeLeft(end, serverNow);
  return (
    <p role="timer" className="text-sm">
      {m.pay_time_left()} <span className="figures font-semibold">{countdownText(left)}</span>
    </p>
  );
}
