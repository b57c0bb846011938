import { satangFromBaht } from '#contract/money.ts';
import type { Tx } from '#server/db/database.ts';
import { installmentAgents, ownPlans, productsWithOwnPlans } from './data/installments.ts';
import { products } from './data/world.ts';
import { insertOrUpdate } from './insert-or-update.ts';

/** General plans have a number by bank and months, a product's own ones above them. */
const idsOfAgent = 100;
const firstOwnId = 9001;

/** Banks, their plans, and which products have plans of their own. */
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
      installment_plan_id: (index + 1) * idsOfAgent + Number(months),
      agent_code: agentCode,
      installment_month: Number(months),
      interest_rate: rate,
      minimum_price_satang: satangFromBaht(from),
      additional_info: null as { th: string; en: string } | null,
      general: true,
      parameters: parametersOf(agentCode, Number(months), 'GENERAL'),
    })),
  );
  const own = ownPlans.map(({ agentCode, months, from, additionalInfo }, index) => ({
    installment_plan_id: firstOwnId + index,
    agent_code: agentCode,
    installment_month: months,
    interest_rate: 0,
    minimum_price_satang: satangFromBaht(from),
    additional_info: additionalInfo,
    general: false,
    parameters: parametersOf(agentCode, months, 'SPECIAL'),
  }));
  const dearest = Math.max(...ownPlans.map(({ from }) => from));
  const chosen = products
    .filter(
      ({ category, skus }) =>
        category.startsWith('smartphones-tablets/smartphones/') && skus.every(({ price }) => price >= dearest),
    )
    .toSorted((one, other) => other.popularity - one.popularity || one.productId - other.productId)
    .slice(0, productsWithOwnPlans);
  const productPlans = chosen.flatMap(({ productId }) =>
    own.map(({ installment_plan_id }) => ({ product_id: productId, installment_plan_id })),
  );
  return { agents, plans: [...general, ...own], productPlans };
}

/** What the bank's system wants to be told of a plan (spec 3, Payment plan parameters). */
function parametersOf(agentCode: string, months: number, promotionType: string) {
  return { planId: `${agentCode}-${months}`, productType: 'ELECTRONICS', supplierNo: '0001', promotionType };
}

export async function seedInstallments(tx: Tx): Promise<void> {
  const { agents, plans, productPlans } = demoInstallments();
  await insertOrUpdate(tx, 'installment_agents', ['agent_code'], agents);
  await insertOrUpdate(tx, 'installment_plans', ['installment_plan_id'], plans);
  await insertOrUpdate(tx, 'product_installment_plans', ['product_id', 'installment_plan_id'], productPlans);
}
