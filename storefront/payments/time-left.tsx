import { useMemo } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Countdown } from '#storefront/ui/countdown.tsx';

export interface TimeLeftProps {
  /** ISO 8601. */
  end: string;
  /** The server's time when the page was rendered, in milliseconds since 1970. */
  serverNow: number;
}

/** The time in which an order can be paid, counted down. */
export function TimeLeft({ end, serverNow }: TimeLeftProps) {
  const now = useMemo(() => {
    const offsetMs = serverNow - Date.now();
    return () => Date.now() + offsetMs;
  }, [serverNow]);
  return (
    <p className="text-sm">
      {m.pay_time_left()} <Countdown end={end} now={now} renderedAt={serverNow} className="figures font-semibold" />
    </p>
  );
}
