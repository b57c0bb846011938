import { refreshPaymentOffer } from '../../checkout/checkout.ts';
import { type Check, notChecked, notReady, ready } from './check.ts';

/** The accounts that a trial shows. */
const sampleAccount = /^000-0-0000\d-0$/;

/** Whether money reaches the shop. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'Payment gateway',
    async run(context) {
      const { gateways, omise } = context.settings.payments;
      const mocked = Object.entries(gateways).flatMap(([method, gateway]) => (gateway === 'mock' ? method : []));
      if (mocked.length > 0)
        return notReady(
          `the mock gateway takes ${mocked.join(', ')}: no money moves`,
          'set OMISE_PUBLIC_KEY, OMISE_SECRET_KEY and OMISE_WEBHOOK_SECRET, and remove PAYMENTS=mock',
        );
      const { unavailable, unofferedMethods, unofferedPlans } = await refreshPaymentOffer(context);
      if (unavailable.length > 0)
        return notReady(
          `${unavailable.join(', ')} does not answer or does not accept the keys`,
          'correct the keys: npm run shop -- payments check',
        );
      if (omise?.secretKey.startsWith('skey_test_'))
        return notReady('the keys are for tests: no money moves', 'replace them by the live keys');
      if (unofferedMethods.length > 0)
        return notReady(
          `the account does not offer ${unofferedMethods.join(', ')}`,
          'have them enabled by the gateway; until then shoppers do not see them',
        );
      if (unofferedPlans.size > 0)
        return notReady(
          `the account does not offer installment plans of ${[...unofferedPlans.keys()].join(', ')}`,
          'compare the plans: npm run shop -- payments check',
        );
      return ready('answers, and offers what the shop offers');
    },
  },
  {
    name: 'Bank accounts',
    run({ settings: { bankAccounts } }) {
      if (bankAccounts.length === 0) return notChecked('none: bank transfers are not offered', 'set BANK_ACCOUNTS');
      const numbers = bankAccounts.map(({ number }) => number);
      return numbers.some((number) => sampleAccount.test(number))
        ? notReady('sample accounts, which no bank has', 'set BANK_ACCOUNTS to those of your company')
        : ready(numbers.join(', '));
    },
  },
];
