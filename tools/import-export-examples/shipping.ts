import type { Example } from './example.ts';

export const shippingExamples: Record<string, Example> = {
  'shipping-zone': {
    table: 'shipping_zones',
    key: { type: 'shipping-zone', zone: 'islands' },
    required: { name_th: 'พื้นที่เกาะ', name_en: 'Islands' },
    changes: {
      name_th: { to: 'เกาะ', invalidates: ['shipping'] },
      name_en: { to: 'All islands', invalidates: ['shipping'] },
      areas: { to: ['84140', 'ตราด/เกาะกูด'], invalidates: ['shipping'] },
      default_flag: { to: true, invalidates: ['shipping'] },
      cash_on_delivery: { to: false, invalidates: ['shipping'] },
      position: { to: 3, invalidates: ['shipping'] },
    },
  },
  'shipping-rate': {
    table: 'shipping_rates',
    key: { type: 'shipping-rate', zone: 'islands', from_grams: 5000 },
    required: { fee: 250, minimum_days: 3, maximum_days: 7 },
    changes: {
      fee: { to: 0, invalidates: ['shipping'] },
      minimum_days: { to: 4, invalidates: ['shipping'] },
      maximum_days: { to: 9, invalidates: ['shipping'] },
    },
  },
  'public-holiday': {
    table: 'public_holidays',
    derived: ['day'],
    key: { type: 'public-holiday', day: '2027-04-13' },
    required: { name_th: 'วันสงกรานต์', name_en: 'Songkran' },
    changes: {
      name_th: { to: 'สงกรานต์', invalidates: ['shipping'] },
      name_en: { to: 'Thai New Year', invalidates: ['shipping'] },
      cancelled: { to: true, invalidates: ['shipping'] },
    },
  },
  'delivery-fee': {
    table: 'delivery_fees',
    derived: ['valid_from'],
    key: { type: 'delivery-fee', valid_from: '2027-01-01' },
    required: { fee: 60, free_from: 1000, minimum_days: 1, maximum_days: 3 },
    changes: {
      fee: { to: 0, invalidates: ['shipping'] },
      free_from: { to: 1200.5, invalidates: ['shipping'] },
      minimum_days: { to: 2, invalidates: ['shipping'] },
      maximum_days: { to: 5, invalidates: ['shipping'] },
    },
  },
};
