import { useState } from 'react';
import type { InstallmentPlan } from '#contract/installments.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { interestText } from './installment-text.ts';

export interface PlanChoiceProps {
  plans: readonly InstallmentPlan[];
  /** Id of the chosen plan. */
  value: number | null;
  /** Called with null when another bank is chosen: its number of months is still to be chosen. */
  onChange: (installmentPlanId: number | null) => void;
  /** Whether to say what is still to be chosen. */
  isMissing: boolean;
}

/** The choice of a bank, then of its number of months, each with its amount per month and total interest. */
export function PlanChoice({ plans, value, onChange, isMissing }: PlanChoiceProps) {
  const bankOfPlan = plans.find(({ installmentOptions }) =>
    installmentOptions.some(({ installmentPlanId }) => installmentPlanId === value),
  );
  const [agentCode, setAgentCode] = useState(bankOfPlan?.agentCode);
  // Where one bank alone has plans there is nothing to choose.
  const bank = plans.length === 1 ? plans[0] : plans.find((plan) => plan.agentCode === agentCode);
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        label={m.installment_choose_bank()}
        placeholder={m.installment_bank_placeholder()}
        options={plans.map((plan) => ({ value: plan.agentCode, label: plan.agentDescription }))}
        value={bank?.agentCode ?? ''}
        onChange={(event) => {
          setAgentCode(event.target.value);
          if (value !== null) onChange(null);
        }}
        error={isMissing && !bank ? m.installment_bank_required() : undefined}
      />
      {bank && (
        <RadioCards
          legend={m.installment_choose_plan()}
          className="sm:grid-cols-2"
          value={value === null ? undefined : String(value)}
          onChange={(id) => onChange(Number(id))}
          error={isMissing && value === null ? m.installment_plan_required() : undefined}
          cards={bank.installmentOptions.map((option) => ({
            value: String(option.installmentPlanId),
            label: m.installment_plan_months({ months: option.installmentMonth }),
            description: (
              <>
                <span className="figures block font-semibold text-ink">
                  {m.installment_plan_monthly({ amount: formatBaht(option.amountPerMonth) })}
                </span>
                <span className="block">
                  <WrapAtWords>{interestText(option)}</WrapAtWords>
                </span>
                {option.additionalInfo && (
                  <span className="block">
                    <WrapAtWords>{option.additionalInfo}</WrapAtWords>
                  </span>
                )}
              </>
            ),
          }))}
        />
      )}
    </div>
  );
}
