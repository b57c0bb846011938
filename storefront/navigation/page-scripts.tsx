import { useContext, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import { hydratedEvent, hydrationScript, type ScriptUrls } from './hydration-script.ts';

/**
 * The page's scripts. With `export const handle = { deferScripts: true }` they are loaded after the main picture: on a
 * slow connection both share the bandwidth, and a rendered page can already be read, scrolled and left by its links.
 */
export function PageScripts() {
  const matches = useMatches();
  // In development Vite adds its own scripts.
  const [isDeferred] = useState(() => !import.meta.env.DEV && matches.some(({ handle }) => defersScripts(handle)));
  return isDeferred ? <DeferredScripts /> : <Scripts />;
}

function DeferredScripts() {
  const framework = useContext(FrameworkContext);
  const matches = useMatches();
  // Browsers run the scripts of the HTML; what the client renders here does not matter.
  const [texts] = useState(() => {
    if (!framework?.serverHandoffString) return { context: '', start: '' };
    const { manifest, serverHandoffString, renderMeta } = framework;
    if (renderMeta) renderMeta.didRenderScripts = true;
    const routes: ScriptUrls['routes'] = {};
    const imports = new Set(manifest.entry.imports);
    for (const { id } of matches) {
      const route = manifest.routes[id];
      if (!route) continue;
      routes[id] = route.module;
      for (const path of route.imports ?? []) imports.add(path);
    }
    return {
      context: `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`,
      start: hydrationScript({ manifest: manifest.url, entry: manifest.entry.module, routes, imports: [...imports] }),
    };
  });
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <>
      <script suppressHydrationWarning nonce={framework?.nonce}>
        {texts.context}
      </script>
      <script suppressHydrationWarning nonce={framework?.nonce}>
        {texts.start}
      </script>
    </>
  );
}

function defersScripts(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'deferScripts' in handle && handle.deferScripts === true;
}
