import { z } from 'zod';
import { bankCodes } from '#contract/banks.ts';
import { shop } from '#contract/shop.ts';
import type { PaymentSettings } from './payment-settings.ts';

const example =
  '[{"bank": "004", "number": "123-4-56789-0", "name": {"th": "บริษัท ร้านค้า จำกัด", "en": "The Shop Co., Ltd."}}]';
const texts = 'must be {"th": "…", "en": "…"} with up to 100 characters each';

const text = z.string(texts).min(1, texts).max(100, texts);
const localised = z.strictObject({ th: text, en: text }, texts);

const bankAccount = z.strictObject(
  {
    /** Of the Bank of Thailand: `004`. */
    bank: z.enum(bankCodes, 'must be the three-digit code of a bank in Thailand, such as 004'),
    number: z
      .string('must be in quotes, such as "123-4-56789-0"')
      .regex(/^\d(?:-?\d){9,14}$/, 'must have 10 to 15 digits, such as 123-4-56789-0'),
    name: localised,
    branch: localised.optional(),
  },
  `must have bank, number, name and optionally branch, such as ${example}`,
);

/** An account of the shop for bank transfers. */
export type BankAccountSetting = z.infer<typeof bankAccount>;

/** The variables for bank transfers. */
export const bankAccountVariables = {
  BANK_ACCOUNTS: z
    .string()
    .transform((value, check) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        check.addIssue(`must be JSON such as ${example}`);
        return z.NEVER;
      }
    })
    .pipe(z.array(bankAccount, `must be a list such as ${example}`).max(10, 'must have at most 10 accounts'))
    .optional(),
};

const sampleName = {
  th: `${shop.company.name.th} (บัญชีตัวอย่าง)`,
  en: `${shop.company.name.en} (sample account)`,
};

/** No bank has these accounts. */
const sampleAccounts: readonly BankAccountSetting[] = [
  {
    bank: '004',
    number: '000-0-00001-0',
    name: sampleName,
    branch: { th: 'สาขาตัวอย่าง', en: 'Sample branch' },
  },
  {
    bank: '014',
    number: '000-0-00002-0',
    name: sampleName,
  },
];

/** The shop's accounts; without the setting, sample accounts for a trial, in which the mock gateway takes all other payments. */
export function bankAccountSettings(
  values: { BANK_ACCOUNTS?: readonly BankAccountSetting[] | undefined },
  { gateways }: PaymentSettings,
): readonly BankAccountSetting[] {
  const isTrial = Object.values(gateways).every((gateway) => gateway === 'mock');
  return values.BANK_ACCOUNTS ?? (isTrial ? sampleAccounts : []);
}
