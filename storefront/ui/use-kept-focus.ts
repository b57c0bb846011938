import { type RefCallback, useCallback } from 'react';

const controls = 'a[href], button, input, select, textarea, summary';

/**
 * Keeps the keyboard's place where a press removes what was pressed, such as a line of a cart: the focus goes on to the same
 * control of the item that follows, of the last one where none does, and to the whole place where no item is left. The place
 * outlives its items and has `tabIndex={-1}`.
 *
 * @param item selector of what comes and goes within the place
 */
export function useKeptFocus(item: string): RefCallback<HTMLElement> {
  return useCallback((place: HTMLElement) => keepFocus(place, item), [item]);
}

interface Press {
  control: Element;
  /** Which of the place's items it was in, and which of the item's controls it was. */
  item: number;
  position: number;
}

function keepFocus(place: HTMLElement, item: string): () => void {
  let last: Press | undefined;
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    const holder = control?.closest(item);
    if (!control || !holder) return;
    last = {
      control,
      item: [...place.querySelectorAll(item)].indexOf(holder),
      position: [...holder.querySelectorAll(controls)].indexOf(control),
    };
  };
  const goOn = () => {
    if (!last || last.control.isConnected) return;
    const { item: index, position } = last;
    last = undefined;
    // Whoever has gone elsewhere meanwhile stays there.
    if (!document.activeElement?.contains(place)) return;
    const items = place.querySelectorAll(item);
    const next = items[Math.min(index, items.length - 1)];
    const reachable = [...(next?.querySelectorAll<HTMLElement>(controls) ?? [])].map((control) =>
      control.tabIndex < 0 || control.matches(':disabled') ? undefined : control,
    );
    const control = reachable.slice(position).find(Boolean) ?? reachable.find(Boolean);
    if (control) control.focus();
    else place.focus({ preventScroll: true });
  };
  // Before the dialog around the place takes a lost focus to itself; not every browser tells that it was lost.
  const goOnFirst = () => queueMicrotask(goOn);
  const observer = new MutationObserver(goOn);
  observer.observe(place, { childList: true, subtree: true });
  place.addEventListener('focusout', goOnFirst);
  place.addEventListener('click', note, { capture: true });
  return () => {
    observer.disconnect();
    place.removeEventListener('focusout', goOnFirst);
    place.removeEventListener('click', note, { capture: true });
  };
}
