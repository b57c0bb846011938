/** Where something is missing: an invalid field, an invalid choice, a choice of items in a conflict, or an empty form. */
const missing = [
  '[aria-invalid="true"]:enabled',
  '[aria-labelledby="installment-conflict"] button',
  'input:not([type="radio"]):enabled',
].join();

/** Scrolls to a section of the checkout, or to what is missing in it if that is further down, and focuses it. */
export function showMissing(sectionId: string): void {
  const section = document.getElementById(sectionId);
  section?.scrollIntoView();
  const field = section?.querySelector<HTMLElement>(missing);
  field?.focus({ preventScroll: true });
  if (field && field.getBoundingClientRect().bottom > window.innerHeight / 2) field.scrollIntoView({ block: 'center' });
}
