import { lazy, Suspense } from 'react';
import type { MenuItem } from '#contract/menus.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Drawer } from '#storefront/ui/drawer.tsx';
import { Logo } from '../logo.tsx';

const loadPanel = () => import('./side-menu-panel.tsx');
const SideMenuPanel = lazy(loadPanel);

/** Preloads the menu's code, for example on pointer down. */
export function preloadSideMenu(): void {
  void loadPanel();
}

export interface SideMenuProps {
  open: boolean;
  /** The right menu. */
  items: readonly MenuItem[];
  onClose: () => void;
}

/** The phone's menu; its content is loaded when it first opens. */
export function SideMenu({ open, items, onClose }: SideMenuProps) {
  return (
    <Drawer open={open} onClose={onClose} side="left" title={m.shell_menu()} heading={<Logo />} delayedClose>
      <Suspense fallback={null}>
        <SideMenuPanel items={items} />
      </Suspense>
    </Drawer>
  );
}
