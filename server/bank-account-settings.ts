import { z } from 'zod';
import { bankCodes } from '#contract/banks.ts';
import { shop } from '#contract/shop.ts';
import type { PaymentSettings } from './payment-settings.ts';

const localised = z.strictObject({ th: z.string().min(1).max(100), en: z.string().min(1).max(100) });

const bankAccount = z.strictObject({
  /** Of the Bank of Thailand: `004`. */
  bank: z.enum(bankCodes),
  number: z.string().regex(/^\d(?:-?\d){9,14}$/, 'must have 10 to 15 digits, with dashes between them or without'),
  name: localised,
  branch: localised.optional(),
});

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
        check.addIssue(
          'must be JSON, such as [{"bank": "004", "number": "123-4-56789-0", "name": {"th": "…", "en": "…"}}]',
        );
        return z.NEVER;
      }
    })
    .pipe(z.array(bankAccount).max(10))
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
