import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first invalid field of a form after each attempt to submit it, in the order of the page and whether or
 * not the form's library knows the field's element. Its error is announced as its description. Without such a field, the error of the
 * whole form (`FormNotice`) is scrolled to, which may be far above the pressed button.
 *
 * @param submitCount number of attempts
 */
export function useFocusOnInvalid(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
    field?.focus();
    const shown = field ?? form.current?.querySelector('[role="alert"]');
    // A field that has the focus already is not scrolled to.
    shown?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  return form;
}
