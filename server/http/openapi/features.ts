import type { $ZodType } from 'zod/v4/core';
import * as accounts from '#contract/accounts.ts';
import * as activation from '#contract/activation.ts';
import * as addOnDeals from '#contract/add-on-deals.ts';
import * as addressLines from '#contract/address-lines.ts';
import * as addressLists from '#contract/address-lists.ts';
import * as addresses from '#contract/addresses.ts';
import * as appointments from '#contract/appointments.ts';
import * as articles from '#contract/articles.ts';
import * as bankTransfers from '#contract/bank-transfers.ts';
import * as blocks from '#contract/blocks.ts';
import * as blog from '#contract/blog.ts';
import * as botCheck from '#contract/bot-check.ts';
import * as brands from '#contract/brands.ts';
import * as cart from '#contract/cart.ts';
import * as cartLines from '#contract/cart-lines.ts';
import * as catalogue from '#contract/catalogue.ts';
import * as checkout from '#contract/checkout.ts';
import * as consent from '#contract/consent.ts';
import * as contact from '#contract/contact.ts';
import * as content from '#contract/content.ts';
import * as coupons from '#contract/coupons.ts';
import * as customers from '#contract/customers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as feeds from '#contract/feeds.ts';
import * as flashSales from '#contract/flash-sales.ts';
import * as help from '#contract/help.ts';
import * as installments from '#contract/installments.ts';
import * as inventory from '#contract/inventory.ts';
import * as invoices from '#contract/invoices.ts';
import * as menus from '#contract/menus.ts';
import * as orders from '#contract/orders.ts';
import * as passkeys from '#contract/passkeys.ts';
import * as passwords from '#contract/passwords.ts';
import * as payments from '#contract/payments.ts';
import * as pickup from '#contract/pickup.ts';
import * as productBadges from '#contract/product-badges.ts';
import * as productDelivery from '#contract/product-delivery.ts';
import * as productPictures from '#contract/product-pictures.ts';
import * as products from '#contract/products.ts';
import * as profile from '#contract/profile.ts';
import * as promotions from '#contract/promotions.ts';
import * as search from '#contract/search.ts';
import * as socialSignIn from '#contract/social-sign-in.ts';
import * as stores from '#contract/stores.ts';
import * as wishlist from '#contract/wishlist.ts';

interface Tag {
  name: string;
  description: string;
  /** The files of the contract that have its calls and schemas. */
  files: readonly Record<string, unknown>[];
}

/** The tags of the calls, in the order of the document. */
export const tags: readonly Tag[] = [
  {
    name: 'Sign-in',
    description: 'Sessions by password, passkey or a provider, and the bot check of forms.',
    files: [accounts, passkeys, socialSignIn, botCheck],
  },
  {
    name: 'Accounts',
    description: 'Registration, passwords, the profile and the data of a customer.',
    files: [activation, passwords, profile, customers],
  },
  {
    name: 'Addresses',
    description: "The customer's addresses, and the places and postcodes of Thailand.",
    files: [addresses, addressLines, addressLists],
  },
  {
    name: 'Products',
    description: 'Products with prices, categories, brands, stock and flash sales.',
    files: [
      catalogue,
      products,
      productPictures,
      productBadges,
      productDelivery,
      brands,
      inventory,
      flashSales,
      addOnDeals,
      installments,
    ],
  },
  { name: 'Search', description: 'Search with facets, and suggestions while typing.', files: [search] },
  {
    name: 'Cart',
    description: 'Carts of guests and customers, with promotions and coupons.',
    files: [cart, cartLines, promotions, coupons],
  },
  {
    name: 'Checkout',
    description: 'Delivery, payment methods, and placing the order.',
    files: [checkout, pickup, appointments],
  },
  {
    name: 'Orders',
    description: "The customer's orders, with slips of bank transfers and tax invoices.",
    files: [orders, bankTransfers, invoices],
  },
  {
    name: 'Payments',
    description:
      'Pictures of QR codes, webhooks of payment gateways, and the mock gateway of shops without a real one.',
    files: [payments],
  },
  {
    name: 'Wishlist',
    description: 'The wishlist, its link for others, and mails about its products.',
    files: [wishlist],
  },
  { name: 'Stores', description: 'Branches with their opening hours.', files: [stores] },
  {
    name: 'Content',
    description: 'Pages of blocks, banners, menus, the blog and help.',
    files: [content, blocks, menus, articles, blog, help],
  },
  { name: 'Contact', description: 'The head office, and messages to the shop.', files: [contact] },
  { name: 'Consent', description: 'Groups of cookies, and which of them a visitor allows.', files: [consent] },
  {
    name: 'Feeds',
    description: 'Addresses of all pages for sitemaps, and product feeds for other sites.',
    files: [feeds],
  },
];

const tagNames = new Map(
  tags.flatMap(({ name, files }) => {
    const calls = files.flatMap((file) => Object.entries(file).filter(([key]) => key.endsWith('Endpoints')));
    return calls.flatMap(([, endpoints]) => Object.values(endpoints as object).map((endpoint) => [endpoint, name]));
  }),
);

export function tagOf(endpoint: Endpoint): string {
  const name = tagNames.get(endpoint);
  if (name === undefined)
    throw new Error(
      `The file of ${endpoint.operationId} in contract/ has no tag: add it in server/http/openapi/features.ts.`,
    );
  return name;
}

const isSchema = (value: unknown): value is $ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas that the contract exports, by name. Those with a small first letter are rules of single values. */
export const contractSchemas: ReadonlyMap<string, $ZodType> = new Map(
  tags
    .flatMap(({ files }) => files.flatMap((file) => Object.entries(file)))
    .filter((entry): entry is [string, $ZodType] => isSchema(entry[1]) && /^[A-Z]/.test(entry[0])),
);
