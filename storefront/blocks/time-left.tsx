import { Zap } from 'lucide-react';
import { serverNow } from '#storefront/api/server-clock.ts';
import { Countdown } from '#storefront/ui/countdown.tsx';

/** The time until a sale begins or ends, next to its title. */
export function TimeLeft({ label, end }: { label: string /** ISO 8601. */; end: string }) {
  return (
    <p className="flex items-center gap-1.5 rounded-full bg-accent px-3 py-0.5 text-sm font-medium whitespace-nowrap text-ink">
      <Zap aria-hidden="true" className="size-4 fill-current" />
      {label}
      <Countdown end={end} now={serverNow} className="figures min-w-[4em] text-center font-bold" />
    </p>
  );
}
