import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface ModalProps {
  open: boolean;
  /** Asked for by the X, Esc or (where it may) the backdrop: set `open` to false. */
  onClose: () => void;
  /** Names the dialog; shown as its heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  /** Buttons that stay in sight below what scrolls. */
  footer?: ReactNode;
  /** False for the sign-in modal and other work that a stray press must not lose (spec 2). */
  backdropCloses?: boolean;
  children: ReactNode;
}

const ModalPanel = lazy(() => import('./modal-panel.tsx'));

/**
 * A dialog of at most 574 px (spec 2) that keeps the focus and gives it back. Its script is loaded when it first
 * opens, so it costs a page nothing.
 */
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
