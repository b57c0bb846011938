import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every page in both languages (spec 2): one tree serves `/…` in Thai and `/en/…` in English. A page that is the same for
 * everybody has its line in `public-pages.ts` too.
 */
export default [
  ...prefix('en?', [
    layout('shell/shell-route.tsx', [
      // Failures of a page are shown inside the frame, those of the frame itself by the root.
      layout('errors/page-boundary-route.tsx', [
        index('home/home-route.tsx'),
        route('*', 'errors/not-found-route.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
