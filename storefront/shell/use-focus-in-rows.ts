import { useEffect } from 'react';

/** Scrolls rows (`scroll-row`) to the whole of what the keyboard reaches in them: Chromium leaves a row where it is if a part is in view. */
export function useFocusInRows(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => showWhole(target);
    // Reached before the page was hydrated.
    showWhole(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}

function showWhole(target: EventTarget | null): void {
  if (target instanceof Element && target.matches('.scroll-row :focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
