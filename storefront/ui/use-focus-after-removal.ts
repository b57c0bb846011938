import { type RefCallback, useCallback } from 'react';

const controls = 'a[href], button, input, select, textarea, summary';

/**
 * Preserves the keyboard focus when a press removes the pressed element, such as a line of a cart: focus moves to the
 * control in its place in the same item if that is left, wherever it is now, else in the next item, or in the last item if there is no
 * next, or to the container where none is left. The container must stay mounted and have `tabIndex={-1}`.
 *
 * @param item selector of the removable items in the container
 */
export function useFocusAfterRemoval(item: string): RefCallback<HTMLElement> {
  return useCallback((container: HTMLElement) => moveFocusAfterRemoval(container, item), [item]);
}

interface Press {
  control: Element;
  item: Element;
  /** Of the item in the container. */
  index: number;
  /** Of the control in the item. */
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
      item: itemElement,
      index: [...container.querySelectorAll(item)].indexOf(itemElement),
      position: [...itemElement.querySelectorAll(controls)].indexOf(control),
    };
  };
  const moveFocus = () => {
    if (!last || last.control.isConnected) return;
    const { item: pressed, index, position } = last;
    last = undefined;
    // The focus has moved elsewhere already.
    if (!document.activeElement?.contains(container)) return;
    const items = container.querySelectorAll(item);
    const next = container.contains(pressed) ? pressed : items[Math.min(index, items.length - 1)];
    const focusable = [...(next?.querySelectorAll<HTMLElement>(controls) ?? [])].map((control) =>
      control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility() ? undefined : control,
    );
    const control = focusable.slice(position).find(Boolean) ?? focusable.find(Boolean);
    if (control) control.focus();
    else container.focus({ preventScroll: true });
  };
  // Runs before a surrounding dialog moves the lost focus; the observer covers browsers that fire no `focusout` here.
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
