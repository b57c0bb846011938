import { satangFromBaht } from '#contract/money.ts';
import type { Tx } from '#server/db/database.ts';
import { products } from './data/catalogue.ts';
import { installmentAgents, productSpecificPlans, productsWithPlans } from './data/installments.ts';
import { insertOrUpdate } from './insert-or-update.ts';

/** Ids of general plans are derived from bank and months; product-specific plans have higher ids. */
const idsPerAgent = 100;
const firstProductPlanId = 9001;

/** Banks, their plans, and the products with product-specific plans. */
export function demoInstallments() {
  const agents = installmentAgents.map(({ agentCode, agentDescription, cardType, minimumPerMonth }, position) => ({
    agent_code: agentCode,
    agent_description: agentDescription,
    card_type: cardType,
    minimum_per_month_satang: satangFromBaht(minimumPerMonth),
    position,
  }));
  const general = installmentAgents.flatMap(({ agentCode, terms }, index) =>
    Object.entries(terms).map(([months, { rate, from }]) => ({
      installment_plan_id: (index + 1) * idsPerAgent + Number(months),
      agent_code: agentCode,
      installment_month: Number(months),
      interest_rate: rate,
      minimum_price_satang: satangFromBaht(from),
      additional_info: null as { th: string; en: string } | null,
      general: true,
      parameters: parametersOf(agentCode, Number(months), 'GENERAL'),
    })),
  );
  const productSpecificRows = productSpecificPlans.map(({ agentCode, months, from, additionalInfo }, index) => ({
    installment_plan_id: firstProductPlanId + index,
    agent_code: agentCode,
    installment_month: months,
    interest_rate: 0,
    minimum_price_satang: satangFromBaht(from),
    additional_info: additionalInfo,
    general: false,
    parameters: parametersOf(agentCode, months, 'SPECIAL'),
  }));
  const highestMinimum = Math.max(...productSpecificPlans.map(({ from }) => from));
  const chosen = products
    .filter(
      ({ category, skus }) =>
        category.startsWith('smartphones-tablets/smartphones/') && skus.every(({ price }) => price >= highestMinimum),
    )
    .toSorted((one, other) => other.popularity - one.popularity || one.productId - other.productId)
    .slice(0, productsWithPlans);
  const productPlans = chosen.flatMap(({ productId }) =>
    productSpecificRows.map(({ installment_plan_id }) => ({ product_id: productId, installment_plan_id })),
  );
  return { agents, plans: [...general, ...productSpecificRows], productPlans };
}

/** Parameters that the bank requires for a plan. */
function parametersOf(agentCode: string, months: number, promotionType: string) {
  return { planId: `${agentCode}-${months}`, productType: 'ELECTRONICS', supplierNo: '0001', promotionType };
}

export async function seedInstallments(tx: Tx): Promise<void> {
  const { agents, plans, productPlans } = demoInstallments();
  await insertOrUpdate(tx, 'installment_agents', ['agent_code'], agents);
  await insertOrUpdate(tx, 'installment_plans', ['installment_plan_id'], plans);
  await insertOrUpdate(tx, 'product_installment_plans', ['product_id', 'installment_plan_id'], productPlans);
}
