import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first invalid field of a form after each attempt to submit it, in the order of the page and whether or
 * not the form's library knows the field's element. Its error is announced as its description.
 *
 * @param submitCount number of attempts
 */
export function useFocusOnInvalid(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
    field?.focus();
    // A field that has the focus already is not scrolled to.
    field?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  return form;
}
