import { accountsEndpoints } from './accounts.ts';
import { activationEndpoints } from './activation.ts';
import { addressLinesEndpoints } from './address-lines.ts';
import { addressListsEndpoints } from './address-lists.ts';
import { addressesEndpoints } from './addresses.ts';
import { articlesEndpoints } from './articles.ts';
import { bankTransfersEndpoints } from './bank-transfers.ts';
import { blogEndpoints } from './blog.ts';
import { botCheckEndpoints } from './bot-check.ts';
import { brandsEndpoints } from './brands.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout.ts';
import { consentEndpoints } from './consent.ts';
import { contactEndpoints } from './contact.ts';
import { contentEndpoints } from './content.ts';
import { couponsEndpoints } from './coupons.ts';
import { customersEndpoints } from './customers.ts';
import { feedsEndpoints } from './feeds.ts';
import { flashSalesEndpoints } from './flash-sales.ts';
import { helpEndpoints } from './help.ts';
import { inventoryEndpoints } from './inventory.ts';
import { invoicesEndpoints } from './invoices.ts';
import { menusEndpoints } from './menus.ts';
import { ordersEndpoints } from './orders.ts';
import { passkeysEndpoints } from './passkeys.ts';
import { passwordsEndpoints } from './passwords.ts';
import { paymentsEndpoints } from './payments.ts';
import { productBadgesEndpoints } from './product-badges.ts';
import { productDeliveryEndpoints } from './product-delivery.ts';
import { productsEndpoints } from './products.ts';
import { profileEndpoints } from './profile.ts';
import { searchEndpoints } from './search.ts';
import { socialSignInEndpoints } from './social-sign-in.ts';
import { storesEndpoints } from './stores.ts';
import { wishlistEndpoints } from './wishlist.ts';

/** Every call of the API (docs/reference/api.md). Browsers import the type only. */
export const api = {
  ...accountsEndpoints,
  ...addressesEndpoints,
  ...addressLinesEndpoints,
  ...addressListsEndpoints,
  ...profileEndpoints,
  ...customersEndpoints,
  ...articlesEndpoints,
  ...bankTransfersEndpoints,
  ...blogEndpoints,
  ...botCheckEndpoints,
  ...cartEndpoints,
  ...productsEndpoints,
  ...productBadgesEndpoints,
  ...productDeliveryEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...contactEndpoints,
  ...consentEndpoints,
  ...contentEndpoints,
  ...couponsEndpoints,
  ...brandsEndpoints,
  ...feedsEndpoints,
  ...flashSalesEndpoints,
  ...helpEndpoints,
  ...inventoryEndpoints,
  ...invoicesEndpoints,
  ...menusEndpoints,
  ...ordersEndpoints,
  ...passkeysEndpoints,
  ...activationEndpoints,
  ...passwordsEndpoints,
  ...paymentsEndpoints,
  ...searchEndpoints,
  ...socialSignInEndpoints,
  ...storesEndpoints,
  ...wishlistEndpoints,
};

export type Api = typeof api;
