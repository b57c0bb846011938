import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import type { Position } from './map-projection.ts';

type State = 'idle' | 'asking' | 'denied' | 'unavailable' | 'timeout';

const failures: Partial<Record<State, () => string>> = {
  denied: m.stores_position_denied,
  unavailable: m.stores_no_position,
  timeout: m.stores_position_timeout,
};

/** Asks for the position when it is pressed, and says so if it is denied, not known or not found in time. */
export function NearestButton({ onPosition }: { onPosition: (position: Position) => void }) {
  const [state, setState] = useState<State>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onPosition({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        setState(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'unavailable'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return (
    <div className="grid gap-1 noscript:hidden">
      <Button
        variant="secondary"
        loading={state === 'asking'}
        icon={<LocateFixed aria-hidden="true" className="size-5" />}
        onClick={locate}
      >
        {m.stores_nearest()}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {failures[state]?.()}
      </p>
    </div>
  );
}
