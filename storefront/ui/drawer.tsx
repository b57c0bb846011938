import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DrawerProps {
  open: boolean;
  /** Asked for by the X, Esc, a swipe or the backdrop: set `open` to false. */
  onClose: () => void;
  /** `right`: 504 px, as the mini cart; `left`: 78 % of the screen up to 310 px, as the menu (spec 2). */
  side: 'left' | 'right';
  /** Names the drawer and is its heading. */
  title: string;
  /** Shown in place of the title, such as the logo. */
  heading?: ReactNode;
  /** Stays in sight below what scrolls: totals, the button on. */
  footer?: ReactNode;
  /** The X comes 500 ms late, so that the press that opened the menu can't hit it (spec 2). */
  delayedClose?: boolean;
  children: ReactNode;
}

const loadPanel = () => import('./drawer-panel.tsx');
const DrawerPanel = lazy(loadPanel);

/** Fetches the drawer's script ahead, such as when a pointer comes near what opens it. */
export function preloadDrawer(): void {
  void loadPanel();
}

/**
 * A panel from the screen's edge that keeps the focus and gives it back. Its script is loaded when it first opens,
 * so it costs a page nothing.
 */
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
