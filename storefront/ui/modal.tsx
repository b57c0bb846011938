import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface ModalProps {
  open: boolean;
  /** Called on X, Esc or, where enabled, the backdrop, and when another page is shown: set `open` to false. */
  onClose: () => void;
  /** Accessible name; shown as heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  /** Announced with the title; above the content. */
  description?: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  /** False for the sign-in modal and other input that a stray press must not lose. */
  backdropCloses?: boolean;
  /** What gets the focus when it opens; by default its first control. */
  initialFocus?: () => HTMLElement | null;
  /** What gets the focus when it closes, if it returns an element; by default what opened it. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

const loadPanel = () => import('./modal-panel.tsx');
const ModalPanel = lazy(loadPanel);

/** Loads the dialog's code before it opens: one that says that the connection was lost cannot load it any more. */
export async function preloadModal(): Promise<void> {
  await loadPanel();
}

/** A dialog of at most 574 px that traps the focus and returns it. Its code is loaded when it first opens. */
export function Modal(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ModalPanel {...props} />
    </Suspense>
  );
}
