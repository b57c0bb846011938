/**
 * From which day a pre-order ships, in Bangkok, as `2027-01-31`: what its attribute `available-from` says; undefined if that is no day.
 */
export function preOrderShipDate(attributes: readonly { code: string; value: string }[]): string | undefined {
  const day = attributes.find(({ code }) => code === 'available-from')?.value;
  return day !== undefined && isDay(day) ? day : undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of February is the 3rd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
