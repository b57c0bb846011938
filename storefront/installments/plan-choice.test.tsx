// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { InstallmentPlan } from '#contract/installments.ts';
import { PlanChoice } from './plan-choice.tsx';

const planOf = (agentCode: string, installmentPlanId: number) =>
  ({
    agentCode,
    agentDescription: `บัตรเครดิต ${agentCode}`,
    installmentOptions: [{ installmentPlanId, installmentMonth: 3, amountPerMonth: 1330, interestRate: 0 }],
  }) as unknown as InstallmentPlan;
const ktc = planOf('KTC', 503);
const kbank = planOf('KBANK', 103);

const renderChoice = (plans: InstallmentPlan[]) =>
  render(<PlanChoice plans={plans} value={null} onChange={() => {}} isMissing={false} />);

afterEach(cleanup);

test('the plans of the only bank that has any are shown at once', () => {
  renderChoice([ktc]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('KTC');
  expect(screen.getByRole('radio', { name: /3 เดือน/ })).toBeTruthy();
});

test('of several banks one is to be chosen first', () => {
  renderChoice([kbank, ktc]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
  expect(screen.queryByRole('radio')).toBeNull();
});
