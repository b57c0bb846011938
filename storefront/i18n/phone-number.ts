/** Digits in the groups that Thai readers expect (spec 5): `02-000-9000` in nine, `081-234-5678` in ten. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2,3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
