import { notifyManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadPageBlocks } from './blocks/page-blocks.tsx';
import { localeOfPath } from './i18n/locale-of-path.ts';
import { routesOfLanguage } from './navigation/routes-of-language.ts';

// Updates render before the next frame; otherwise a ticked checkbox would flash back.
notifyManager.setScheduler(queueMicrotask);

const manifest = window.__reactRouterManifest;
if (manifest) manifest.routes = routesOfLanguage(manifest.routes, localeOfPath(window.location.pathname));

await preloadPageBlocks();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// In development a worker would outlive the server and serve old pages.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
