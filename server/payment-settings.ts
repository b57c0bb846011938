import { z } from 'zod';
import { type GatewayMethod, gatewayMethods } from '#contract/payment-methods.ts';
import { baseUrl, choice } from './setting-schemas.ts';

const gatewayNames = ['mock', 'omise'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** How the shop talks to Omise. */
export interface OmiseSettings {
  /** Browsers create card tokens with it. */
  publicKey: string;
  secretKey: string;
  /** The keys that sign webhooks, decoded: several while the secret is rotated. */
  webhookSecrets: readonly Buffer[];
  /** Without a trailing slash. */
  apiUrl: string;
  /** Where browsers send card data, without a trailing slash. */
  vaultUrl: string;
  /** Whether the card of an installment is entered on the shop's page (white label) instead of the bank's. */
  whiteLabelInstallments: boolean;
}

export interface PaymentSettings {
  /** The gateway that new attempts of each method use. */
  gateways: Readonly<Record<GatewayMethod, GatewayName>>;
  /** Absent without its keys. */
  omise: OmiseSettings | undefined;
}

const isMethod = (name: string): name is GatewayMethod => (gatewayMethods as readonly string[]).includes(name);
const isGateway = (name: string | undefined): name is GatewayName =>
  (gatewayNames as readonly (string | undefined)[]).includes(name);

/** What `PAYMENTS` chooses: a gateway for all methods, and others for single ones. */
type Choice = Partial<Record<GatewayMethod | 'default', GatewayName>>;

function parseChoice(text: string): Choice | null {
  const choice: Choice = {};
  for (const entry of text.split(',')) {
    const [left = '', right, ...rest] = entry.trim().split('=');
    const [method, gateway] = right === undefined ? (['default', left] as const) : [left, right];
    const isKnown = (method === 'default' ? right === undefined : isMethod(method)) && isGateway(gateway);
    if (!isKnown || rest.length > 0 || choice[method as keyof Choice]) return null;
    choice[method as keyof Choice] = gateway;
  }
  return choice;
}

/** The variables of the environment about payments. */
export const paymentVariables = {
  PAYMENTS: z
    .string()
    .transform(parseChoice)
    .refine((choice) => choice !== null, 'must be mock or omise, or one for each method such as omise,qr_code=mock')
    .optional(),
  OMISE_PUBLIC_KEY: z
    .string()
    .regex(/^pkey_/, 'must begin with pkey_, such as pkey_test_5abc')
    .optional(),
  OMISE_SECRET_KEY: z
    .string()
    .regex(/^skey_/, 'must begin with skey_, such as skey_test_5abc')
    .optional(),
  OMISE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^[A-Za-z0-9+/]{16,}={0,2}(\s*,\s*[A-Za-z0-9+/]{16,}={0,2})*$/,
      'must be base64 such as c2VjcmV0IG9mIHdlYmhvb2tz, with commas between several',
    )
    .transform((text) => text.split(',').map((secret) => Buffer.from(secret.trim(), 'base64')))
    .optional(),
  OMISE_API_URL: baseUrl('https://api.omise.co').default('https://api.omise.co'),
  OMISE_VAULT_URL: baseUrl('https://vault.omise.co').default('https://vault.omise.co'),
  OMISE_INSTALLMENTS: choice('redirect', 'white_label').default('redirect'),
};

type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>;

/** Keys of one account that are a test key and a live key: browsers would make tokens that the server cannot charge. */
function keyProblems({ OMISE_PUBLIC_KEY: publicKey, OMISE_SECRET_KEY: secretKey }: Record<string, string | undefined>) {
  if (!publicKey?.startsWith('pkey_') || !secretKey?.startsWith('skey_')) return [];
  const isForTests = publicKey.startsWith('pkey_test_');
  if (secretKey.startsWith('skey_test_') === isForTests) return [];
  const wanted = isForTests ? ['test', 'skey_test_5abc'] : ['live', 'skey_5abc'];
  return [`OMISE_SECRET_KEY: must be a ${wanted[0]} key like OMISE_PUBLIC_KEY, such as ${wanted[1]}`];
}

/** What is missing or does not fit together for the gateways that are chosen. In production the mock gateway must be chosen by name: no money moves there. */
export function paymentProblems(given: Record<string, string | undefined>): string[] {
  const choice = given.PAYMENTS === undefined ? {} : parseChoice(given.PAYMENTS);
  if (!choice) return [];
  const missing = ['OMISE_PUBLIC_KEY', 'OMISE_SECRET_KEY', 'OMISE_WEBHOOK_SECRET'].filter((name) => !given[name]);
  const usesOmise = missing.length < 3 || Object.values(choice).includes('omise');
  const problems = [...missing.map((name) => `${name}: needed for payments through Omise`), ...keyProblems(given)];
  if (usesOmise && problems.length > 0) return problems;
  const isChosen = usesOmise || choice.default || gatewayMethods.every((method) => choice[method]);
  return isChosen || given.NODE_ENV !== 'production'
    ? []
    : [
        'PAYMENTS: needed in production: set OMISE_PUBLIC_KEY, OMISE_SECRET_KEY and OMISE_WEBHOOK_SECRET (or PAYMENTS=mock for a trial on the mock gateway, which moves no money)',
      ];
}

/** The settings of payments. Without a choice they go through Omise if its keys are there, else to the mock gateway. */
export function paymentSettings(values: PaymentVariables): PaymentSettings {
  const { OMISE_PUBLIC_KEY: publicKey, OMISE_SECRET_KEY: secretKey, OMISE_WEBHOOK_SECRET: webhookSecrets } = values;
  const omise =
    publicKey && secretKey && webhookSecrets
      ? {
          ...{ publicKey, secretKey, webhookSecrets },
          apiUrl: values.OMISE_API_URL,
          vaultUrl: values.OMISE_VAULT_URL,
          whiteLabelInstallments: values.OMISE_INSTALLMENTS === 'white_label',
        }
      : undefined;
  const choice = values.PAYMENTS ?? {};
  const otherwise = choice.default ?? (omise ? 'omise' : 'mock');
  const gateways = Object.fromEntries(gatewayMethods.map((method) => [method, choice[method] ?? otherwise]));
  return { gateways: gateways as PaymentSettings['gateways'], omise };
}
