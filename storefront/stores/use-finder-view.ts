import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { finderHref } from './finder-href.ts';
import { type FinderView, parseFinder } from './store-finder.ts';

/** The view of the store finder as requested, ahead of what is shown, and how another is shown. */
export function useFinderView(shown: FinderView): {
  view: FinderView;
  isPending: boolean;
  show: (view: FinderView) => void;
} {
  const { location: pending } = useNavigation();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const isPending = pending?.pathname === pathname;
  // The router starts a navigation with a delay: until then the last request counts.
  const [requested, setRequested] = useState<{ view: FinderView; at: string }>();
  const navigationKey = `${key} ${pending?.key}`;
  if (requested && requested.at !== navigationKey) setRequested(undefined);
  return {
    view: requested?.view ?? (isPending ? parseFinder(new URLSearchParams(pending.search)) : shown),
    isPending,
    show: (view) => {
      const href = finderHref(view);
      setRequested({ view, at: navigationKey });
      void navigate(href, { preventScrollReset: true, replace: href === finderHref(shown) });
    },
  };
}
