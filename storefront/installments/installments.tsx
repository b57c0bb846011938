import { memo } from 'react';
import type { InstallmentPlan } from '#contract/installments.ts';
import { formatBaht, formatBahtExact } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { lowestInstallment } from './installment-plans.ts';

/** Installment plans by bank. */
export const Installments = memo(function Installments({ plans }: { plans: readonly InstallmentPlan[] }) {
  const lowest = lowestInstallment(plans);
  if (!lowest) return null;
  return (
    <div className="rounded-card border border-line px-4 [&>details]:border-0">
      <Accordion
        summary={
          <span className="text-sm">
            {m.installment_from({ amount: formatBaht(lowest.wholeBahtPerMonth), months: lowest.installmentMonth })}
          </span>
        }
      >
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{m.installment_title()}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-2 pr-3 font-medium">
                {m.installment_bank()}
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                {m.installment_months()}
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                {m.installment_interest()}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {m.installment_per_month()}
              </th>
            </tr>
          </thead>
          {plans.map(({ agentCode, agentDescription, installmentOptions }) => (
            <tbody key={agentCode} className="border-b border-line align-top last:border-0">
              {installmentOptions.map((option, index) => (
                <tr key={option.installmentPlanId}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={installmentOptions.length} className="py-2 pr-3 font-medium">
                      {agentDescription}
                    </th>
                  )}
                  <td className="py-2 pr-3 whitespace-nowrap">
                    {option.installmentMonth}
                    {option.additionalInfo && (
                      <span className="block text-xs whitespace-normal text-muted">
                        <WrapAtWords>{option.additionalInfo}</WrapAtWords>
                      </span>
                    )}
                  </td>
                  <td className="figures py-2 pr-3">
                    {option.interestRate}%
                    {option.totalInterest > 0 && (
                      <span className="block text-xs text-muted">
                        {m.installment_interest_in_all({ amount: formatBaht(option.totalInterest) })}
                      </span>
                    )}
                  </td>
                  <td className="figures py-2 text-right font-semibold whitespace-nowrap">
                    {formatBahtExact(option.amountPerMonth)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Accordion>
    </div>
  );
});
