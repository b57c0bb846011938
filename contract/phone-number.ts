/** Groups the digits the Thai way: `02-000-9000` for nine, `081-234-5678` for ten. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2,3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
