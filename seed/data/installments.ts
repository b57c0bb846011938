import type { Localised } from '../types.ts';
import { text } from './text.ts';

/** A bank or card with its minimum amount per month and its terms. */
export interface SeedInstallmentAgent {
  agentCode: string;
  agentDescription: Localised;
  cardType: 'credit' | 'cash';
  /** Baht. */
  minimumPerMonth: number;
  /** By number of months: flat interest in percent per month, and the minimum price in baht. */
  terms: Record<number, { rate: number; from: number }>;
}

const interestFree = { rate: 0, from: 3000 };
const interestFreeFrom = (from: number) => ({ rate: 0, from });
const at = (rate: number, from = 3000) => ({ rate, from });

/** Banks and cards in display order. */
export const installmentAgents: SeedInstallmentAgent[] = [
  {
    agentCode: 'KBANK',
    agentDescription: text('บัตรเครดิตกสิกรไทย', 'KBank credit card'),
    cardType: 'credit',
    minimumPerMonth: 500,
    terms: { 3: interestFree, 6: interestFree, 10: interestFreeFrom(5000), 12: at(0.65), 24: at(0.65, 10_000) },
  },
  {
    agentCode: 'SCB',
    agentDescription: text('บัตรเครดิตไทยพาณิชย์', 'SCB credit card'),
    cardType: 'credit',
    minimumPerMonth: 500,
    terms: { 3: interestFree, 6: interestFree, 10: interestFreeFrom(5000), 18: at(0.74, 8000) },
  },
  {
    agentCode: 'BBL',
    agentDescription: text('บัตรเครดิตธนาคารกรุงเทพ', 'Bangkok Bank credit card'),
    cardType: 'credit',
    minimumPerMonth: 500,
    terms: { 4: interestFree, 6: interestFree, 10: at(0.8, 5000) },
  },
  {
    agentCode: 'BAY',
    agentDescription: text('บัตรเครดิตกรุงศรี', 'Krungsri credit card'),
    cardType: 'credit',
    minimumPerMonth: 300,
    terms: { 3: interestFree, 6: interestFree, 10: interestFreeFrom(5000), 24: at(0.8, 10_000) },
  },
  {
    agentCode: 'KTC',
    agentDescription: text('บัตรเครดิต KTC', 'KTC credit card'),
    cardType: 'credit',
    minimumPerMonth: 300,
    terms: { 3: interestFree, 6: interestFree, 10: interestFreeFrom(5000), 18: at(0.8, 8000) },
  },
  {
    agentCode: 'FIRST-CHOICE',
    agentDescription: text('บัตรกรุงศรีเฟิร์สช้อยส์', 'Krungsri First Choice'),
    cardType: 'cash',
    minimumPerMonth: 300,
    terms: { 6: interestFree, 10: interestFreeFrom(5000), 12: at(1.3), 24: at(1.3, 6000), 36: at(1.3, 15_000) },
  },
  {
    agentCode: 'UOB',
    agentDescription: text('บัตรเครดิตยูโอบี', 'UOB credit card'),
    cardType: 'credit',
    minimumPerMonth: 500,
    terms: { 3: interestFree, 6: interestFree, 10: at(0.69, 5000) },
  },
  {
    agentCode: 'TTB',
    agentDescription: text('บัตรเครดิต ttb', 'ttb credit card'),
    cardType: 'credit',
    minimumPerMonth: 500,
    terms: { 4: interestFree, 6: interestFree, 10: at(0.75, 5000) },
  },
];

/** Plans for certain products only. They cannot be combined with other products in an order. */
export const productSpecificPlans: { agentCode: string; months: number; from: number; additionalInfo: Localised }[] = [
  {
    agentCode: 'KBANK',
    months: 10,
    from: 15_000,
    additionalInfo: text('เฉพาะรุ่นที่ร่วมรายการและสินค้าแลกซื้อ', 'Chosen models and their add-on deals only'),
  },
  {
    agentCode: 'SCB',
    months: 10,
    from: 15_000,
    additionalInfo: text('เฉพาะรุ่นที่ร่วมรายการและสินค้าแลกซื้อ', 'Chosen models and their add-on deals only'),
  },
  {
    agentCode: 'KTC',
    months: 24,
    from: 20_000,
    additionalInfo: text('0% พิเศษ 24 เดือน เฉพาะรุ่นนี้', 'A special 0% for 24 months, this model only'),
  },
];

/** Number of expensive best-selling phones with product-specific plans. */
export const productsWithPlans = 15;
