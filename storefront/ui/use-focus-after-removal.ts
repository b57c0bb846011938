import { type RefCallback, useCallback } from 'react';

const controls = 'a[href], button, input, select, textarea, summary';

/**
 * Keeps the keyboard's place where a press removes what was pressed, such as a line of a cart: the focus goes on to the same
 * control of the item that follows, of the last one where none does, and to the whole place where no item is left. The place
 * outlives its items and has `tabIndex={-1}`.
 *
 * @param item selector of what comes and goes within the place
 */
export function useFocusAfterRemoval(item: string): RefCallback<HTMLElement> {
  return useCallback((container: HTMLElement) => moveFocusAfterRemoval(container, item), [item]);
}

interface Press {
  control: Element;
  /** Which of the place's items it was in, and which of the item's controls it was. */
  item: number;
  position: number;
}

function moveFocusAfterRemoval(container: HTMLElement, item: string): () => void {
  let last: Press | undefined;
  const recordPress = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    const itemElement = control?.closest(item);
    if (!control || !itemElement) return;
    last = {
      control,
      item: [...container.querySelectorAll(item)].indexOf(itemElement),
      position: [...itemElement.querySelectorAll(controls)].indexOf(control),
    };
  };
  const moveFocus = () => {
    if (!last || last.control.isConnected) return;
    const { item: index, position } = last;
    last = undefined;
    // Whoever has gone elsewhere meanwhile stays there.
    if (!document.activeElement?.contains(container)) return;
    const items = container.querySelectorAll(item);
    const next = items[Math.min(index, items.length - 1)];
    const focusable = [...(next?.querySelectorAll<HTMLElement>(controls) ?? [])].map((control) =>
      control.tabIndex < 0 || control.matches(':disabled') ? undefined : control,
    );
    const control = focusable.slice(position).find(Boolean) ?? focusable.find(Boolean);
    if (control) control.focus();
    else container.focus({ preventScroll: true });
  };
  // Before the dialog around the place takes a lost focus to itself; not every browser tells that it was lost.
  const moveFocusEarly = () => queueMicrotask(moveFocus);
  const observer = new MutationObserver(moveFocus);
  observer.observe(container, { childList: true, subtree: true });
  container.addEventListener('focusout', moveFocusEarly);
  container.addEventListener('click', recordPress, { capture: true });
  return () => {
    observer.disconnect();
    container.removeEventListener('focusout', moveFocusEarly);
    container.removeEventListener('click', recordPress, { capture: true });
  };
}
