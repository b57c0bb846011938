import type { MockCharge } from '#contract/payments.ts';
import { formatBahtExact, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** Payee, amount, installment plan, card and expiry time of a charge. */
export function MockSummary({ charge }: { charge: MockCharge }) {
  const rows: [string, string][] = [
    [m.mock_pay_to(), charge.description],
    [m.mock_amount(), formatBahtExact(charge.amount)],
    ...planRows(charge),
    ...(charge.cardLastDigits ? [[m.mock_card(), `•••• ${charge.cardLastDigits}`] as [string, string]] : []),
    [m.mock_expires(), formatDate(charge.expiresAt, 'dateTime')],
  ];
  return (
    <dl className="border border-line bg-surface px-4 py-2 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="text-muted">{label}</dt>
          <dd className="figures font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The plan of an installment charge, with what the shop sent for the bank. */
function planRows({ installment }: MockCharge): [string, string][] {
  if (!installment) return [];
  const { agentDescription, installmentMonth, interestRate, amountPerMonth, parameters } = installment;
  return [
    [m.mock_bank(), agentDescription],
    [m.mock_plan(), m.mock_plan_text({ months: installmentMonth, rate: interestRate })],
    [m.mock_per_month(), formatBahtExact(amountPerMonth)],
    ...Object.entries(parameters),
  ];
}
