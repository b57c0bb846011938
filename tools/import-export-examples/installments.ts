import { type Example, pagesOfProduct } from './example.ts';

export const installmentExamples: Record<string, Example> = {
  'installment-bank': {
    table: 'installment_agents',
    key: { type: 'installment-bank', bank: 'KBANK' },
    required: {
      agent_description_th: 'บัตรเครดิตกสิกรไทย',
      agent_description_en: 'KBank credit card',
      card_type: 'credit',
      minimum_per_month: 500,
    },
    alongside: [
      {
        type: 'installment-bank',
        bank: 'FIRST-CHOICE',
        agent_description_th: 'กรุงศรีเฟิร์สช้อยส์',
        agent_description_en: 'Krungsri First Choice',
        card_type: 'cash',
        minimum_per_month: 300,
      },
    ],
    changes: {
      agent_description_th: { to: 'กสิกร', invalidates: ['everything'] },
      agent_description_en: { to: 'KBank', invalidates: ['everything'] },
      card_type: { to: 'cash', invalidates: ['everything'] },
      minimum_per_month: { to: 300, invalidates: ['everything'] },
      position: { to: 3, invalidates: ['everything'] },
    },
  },
  'installment-plan': {
    table: 'installment_plans',
    key: { type: 'installment-plan', id: 110 },
    required: { bank: 'KBANK', months: 10, interest_rate: 0.65, minimum_price: 3000 },
    alongside: [
      { type: 'installment-plan', id: 124, bank: 'KBANK', months: 24, interest_rate: 0.65, minimum_price: 10_000 },
    ],
    changes: {
      bank: { to: 'FIRST-CHOICE', invalidates: ['everything'] },
      months: { to: 12, invalidates: ['everything'] },
      interest_rate: { to: 0, invalidates: ['everything'] },
      minimum_price: { to: 5000, invalidates: ['everything'] },
      additional_info_th: {
        to: 'เฉพาะบัตรที่ร่วมรายการ',
        with: { additional_info_en: 'Selected cards' },
        invalidates: ['everything'],
      },
      additional_info_en: {
        to: 'Selected cards',
        with: { additional_info_th: 'เฉพาะบัตรที่ร่วมรายการ' },
        invalidates: ['everything'],
      },
      general: { to: false, invalidates: ['everything'] },
      parameters: { to: { planId: 'KB10', supplierNo: '0001' }, invalidates: ['everything'] },
    },
  },
  'installment-product': {
    key: { type: 'installment-product', product: 11 },
    required: { plans: [110] },
    changes: {
      plans: { to: [110, 124], invalidates: pagesOfProduct },
    },
  },
};
