import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DrawerProps {
  open: boolean;
  /** Called on X, Esc, swipe or backdrop: set `open` to false. */
  onClose: () => void;
  /** `right`: 504 px, as the mini cart; `left`: 78 % of the screen up to 310 px, as the menu. */
  side: 'left' | 'right';
  /** Accessible name and heading. */
  title: string;
  /** Shown instead of the title, for example the logo. */
  heading?: ReactNode;
  /** Stays visible below the scrolling content: totals, main button. */
  footer?: ReactNode;
  /** The X appears 500 ms later, so that the press that opened the menu cannot hit it. */
  delayedClose?: boolean;
  children: ReactNode;
}

const loadPanel = () => import('./drawer-panel.tsx');
const DrawerPanel = lazy(loadPanel);

/** Preloads the drawer's code, for example when the pointer is near its button. */
export function preloadDrawer(): void {
  void loadPanel();
}

/** A panel from the edge of the screen that traps the focus and returns it. Its code is loaded when it first opens. */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
