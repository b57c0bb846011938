import type { KeyboardEvent } from 'react';

/**
 * The option an arrow key moves to. The list wraps around by way of the field itself (null). Undefined for other keys.
 */
export function nextOption(options: readonly string[], active: string | null, key: string): string | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const stops = [null, ...options];
  const position = Math.max(0, stops.indexOf(active));
  const step = key === 'ArrowDown' ? 1 : -1;
  return stops.at((position + step) % stops.length) ?? null;
}

export interface OptionKeysState {
  /** The element with the options in it. */
  root: Element | null;
  /** Whether options are shown. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Id of the selected option. */
  active: string | null;
  setActive: (option: string | null) => void;
  /** Esc was pressed while no options were shown. */
  onEscape?: () => void;
}

/** A key was pressed in the field of options: arrow keys select one, Enter follows it, Esc closes them. */
export function handleOptionKey(event: KeyboardEvent, state: OptionKeysState): void {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { root, isOpen, setOpen, active, setActive, onEscape } = state;
  const options = isOpen ? [...(root?.querySelectorAll('[role=option]') ?? [])].map(({ id }) => id) : [];
  if (event.key === 'Escape' && !isOpen) {
    onEscape?.();
  } else if (event.key === 'Escape') {
    // Browsers would clear the field.
    event.preventDefault();
    setOpen(false);
  } else if (event.key === 'Enter') {
    const option = active !== null && options.includes(active) && document.getElementById(active);
    if (!option) return;
    event.preventDefault();
    option.click();
  } else {
    const next = nextOption(options, active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  }
}
