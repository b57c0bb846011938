import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Asks for the position when it is pressed, and says so if it is refused or not known. */
export function NearestButton({ onPosition }: { onPosition: (position: Position) => void }) {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onPosition({ latitude, longitude });
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        loading={state === 'asking'}
        icon={<LocateFixed aria-hidden="true" className="size-5" />}
        onClick={locate}
      >
        {m.stores_nearest()}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state === 'refused' && m.stores_no_position()}
      </p>
    </div>
  );
}
