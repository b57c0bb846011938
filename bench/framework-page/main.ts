/* The smallest page with the storefront's framework: React, its router and TanStack Query. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

const router = createBrowserRouter([{ path: '/', element: createElement('p', null, 'Saifah') }]);
const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(RouterProvider, { router })),
  );
