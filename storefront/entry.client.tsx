import { notifyManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// A change shows before the next frame: a box that is ticked would jump back for a moment otherwise.
notifyManager.setScheduler(queueMicrotask);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// While the shop is developed pages change under it, and a worker outlives the server.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
