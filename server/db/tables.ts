// Generated from the migrated database by `npm run generate`; do not edit.
import type { ColumnType } from 'kysely';

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
export type JsonValue = ColumnType<unknown, string, string>;
export type LocalisedJson = ColumnType<{ th: unknown; en: unknown }, string, string>;

export interface ActivationTokens {
  token_hash: string;
  registration_id: string;
  expires_at: Date;
  guesses: Generated<number>;
}

export interface AddOnDeals {
  product_id: number;
  sku_id: number;
  price_satang: number;
  stock: number;
  limit_quantity: number;
  position: Generated<number>;
  visible: Generated<boolean>;
}

export interface AllowedOrderTransitions {
  from_status: string;
  to_status: string;
}

export interface AttentionItems {
  item_id: Generated<number>;
  kind: string;
  subject: string;
  details: Generated<JsonValue>;
  created_at: Date;
  reported_at: Date | null;
  done_at: Date | null;
  done_by: string | null;
}

export interface BankTransferSlips {
  slip_id: Generated<string>;
  reference: string;
  status: string;
  picture: Uint8Array;
  picture_hash: Uint8Array;
  sending_bank: string | null;
  transaction_reference: string | null;
  uploaded_at: Date;
  decided_at: Date | null;
  reason: string | null;
  decided_by: string | null;
}

export interface BlogAds {
  blog_ad_id: Generated<number>;
  slug: string;
  title: LocalisedJson;
  image: string;
  mobile_image: string | null;
  link: string | null;
  blog_category_id: number | null;
  position: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface BlogArticleTags {
  path: string;
  blog_tag_id: number;
  position: number;
}

export interface BlogArticles {
  path: string;
  blog_category_id: number;
  author: LocalisedJson;
  top_position: number | null;
  reading_minutes_th: number;
  reading_minutes_en: number;
  search_title: string;
  search_summary: string;
  search_body: string;
}

export interface BlogCategories {
  blog_category_id: Generated<number>;
  slug: string;
  name: LocalisedJson;
  position: Generated<number>;
}

export interface BlogTags {
  blog_tag_id: Generated<number>;
  slug: string;
  name: LocalisedJson;
}

export interface BrandLandingProducts {
  brand_landing_id: number;
  product_id: number;
  position: Generated<number>;
}

export interface BrandLandings {
  brand_landing_id: Generated<number>;
  brand_id: number;
  parent_id: number | null;
  slug: string;
  title: LocalisedJson;
  summary: LocalisedJson;
  banner_image: string | null;
  content: Generated<LocalisedJson>;
  position: Generated<number>;
}

export interface Brands {
  brand_id: number;
  slug: string;
  title: string;
  logo_image: string | null;
  external_link: string | null;
  pin_flag: Generated<boolean>;
  position: number | null;
  about: LocalisedJson | null;
}

export interface CartItems {
  cart_item_id: Generated<string>;
  cart_id: string;
  sku_id: number;
  item_type: Generated<string>;
  parent_item_id: string | null;
  quantity: number;
  selected: Generated<boolean>;
  position: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface Carts {
  cart_id: Generated<string>;
  customer_id: string | null;
  delivery_method: string | null;
  delivery_address_id: string | null;
  created_at: Date;
  updated_at: Date;
  coupon_code: string | null;
  collectible_coupon_id: number | null;
  delivery_store_id: number | null;
  pickup_receiver: JsonValue | null;
  appointment_contact: JsonValue | null;
}

export interface Categories {
  category_id: number;
  parent_id: number | null;
  slug: string;
  path: string;
  level: number;
  name: LocalisedJson;
  icon_image: string | null;
  hover_image: string | null;
  position: Generated<number>;
  filter_attributes: Generated<JsonValue>;
}

export interface CategoryBanners {
  category_path: string;
  position: number;
  title: LocalisedJson;
  image: string;
  mobile_image: string | null;
  link: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface ContactAttachments {
  reference: string;
  attachment: number;
  page: number;
  picture: Uint8Array;
}

export interface ContactMessages {
  reference: string;
  customer_id: string | null;
  locale: string;
  name: string;
  email: string;
  mobile_no: string | null;
  topic: string;
  order_id: string | null;
  message: string;
  sent_at: Date;
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
}

export interface ContactTopics {
  contact_topic_id: Generated<number>;
  value: string;
  name: LocalisedJson;
  position: Generated<number>;
}

export interface ContentPages {
  content_page_id: Generated<number>;
  path: string;
  title: LocalisedJson;
  description: LocalisedJson;
  image: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  blocks: Generated<JsonValue>;
  boundaries: Generated<Date[]>;
}

export interface CookieConsents {
  cookie_consent_id: Generated<number>;
  at: Date;
  policy_version: string;
  groups: string[];
  visitor_hash: string | null;
  customer_id: string | null;
}

export interface CookiePolicies {
  published_on: string;
  groups: JsonValue;
}

export interface CouponCodes {
  code: string;
  coupon_id: number;
  use_limit: number | null;
  used: Generated<number>;
}

export interface Coupons {
  coupon_id: Generated<number>;
  coupon: string;
  type: string;
  name: LocalisedJson;
  image: string | null;
  starts_at: Date;
  ends_at: Date;
  keep_starts_at: Date | null;
  keep_ends_at: Date | null;
  keep_limit: number | null;
  kept: Generated<number>;
  valid_days: number | null;
  conditions: Generated<JsonValue>;
  action: JsonValue;
  total_limit: number | null;
  per_customer_limit: number | null;
  used: Generated<number>;
  listed: Generated<boolean>;
  position: Generated<number>;
}

export interface CustomerAddresses {
  address_id: Generated<string>;
  customer_id: string;
  type: string;
  first_name: string;
  last_name: string;
  mobile_no: string;
  address: string;
  subdistrict_id: number;
  district_id: number;
  province_id: number;
  postcode: string;
  default_flag: Generated<boolean>;
  created_at: Generated<Date>;
  taxpayer_type: string | null;
  company_name: string | null;
  tax_id: string | null;
  branch: string | null;
}

export interface CustomerConsents {
  consent_id: Generated<number>;
  customer_id: string;
  purpose: string;
  given: boolean;
  at: Date;
  policy_version: string;
}

export interface CustomerCoupons {
  coupon_id: number;
  customer_id: string;
  kept_at: Date | null;
  expires_at: Date | null;
  used: Generated<number>;
}

export interface CustomerDisablements {
  customer_disablement_id: Generated<number>;
  customer_id: string;
  activated_at: Date;
  disabled_at: Date;
  disabled_by: string;
  disable_reason: string;
  enabled_at: Date | null;
  enabled_by: string | null;
  enable_reason: string | null;
}

export interface CustomerIds {
  customer_id: string;
  erased_at: Date | null;
  erased_by: string | null;
  erasure_reason: string | null;
}

export interface Customers {
  customer_id: Generated<string>;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  mobile_no: string | null;
  subscription_flag: Generated<boolean>;
  consent_flag: Generated<boolean>;
  locale: string;
  created_at: Generated<Date>;
  activated_at: Date | null;
}

export interface DeliveryFees {
  valid_from: Date;
  fee_satang: number;
  free_from_satang: number;
  minimum_days: number;
  maximum_days: number;
}

export interface EmailChanges {
  email_change_id: Generated<number>;
  customer_id: string;
  old_email: string;
  new_email: string;
  code_hash: string;
  expires_at: Date;
  changed_at: Date | null;
  operator: string;
  reason: string;
}

export interface FeedCategories {
  feed: string;
  category_id: number;
  feed_category: string;
}

export interface FlashSaleItems {
  flash_sale_id: number;
  sku_id: number;
  price_satang: number;
  quota: number;
  sold: Generated<number>;
  position: Generated<number>;
}

export interface FlashSales {
  flash_sale_id: Generated<number>;
  name: LocalisedJson;
  starts_at: Date;
  ends_at: Date;
}

export interface GatewayCapabilities {
  gateway: string;
  capability: JsonValue;
  read_at: Date;
}

export interface HelpContents {
  path: string;
  help_type: string;
  position: Generated<number>;
  question: LocalisedJson | null;
  related: Generated<string[]>;
}

export interface HelpTypes {
  help_type: string;
  label: LocalisedJson;
  description: LocalisedJson;
  position: Generated<number>;
}

export interface HelpVotes {
  path: string;
  visitor_hash: string;
  locale: string;
  helpful: boolean;
  voted_at: Date;
}

export interface IdempotencyKeys {
  owner: string;
  endpoint: string;
  key: string;
  request_hash: string;
  answer: JsonValue | null;
  created_at: Date;
}

export interface InstallmentAgents {
  agent_code: string;
  agent_description: LocalisedJson;
  card_type: string;
  minimum_per_month_satang: number;
  position: Generated<number>;
}

export interface InstallmentPlans {
  installment_plan_id: number;
  agent_code: string;
  installment_month: number;
  interest_rate: number;
  minimum_price_satang: number;
  additional_info: LocalisedJson | null;
  general: Generated<boolean>;
  parameters: Generated<JsonValue>;
}

export interface InvoiceSeries {
  series: string;
  month: string;
  last_number: number;
}

export interface Invoices {
  invoice_number: string;
  series: string;
  month: string;
  number: number;
  reference: string;
  issued_at: Date;
  total_satang: number;
  vat_satang: number;
  vat_rate: number;
  document: JsonValue;
  replaces: string | null;
  corrects: string | null;
}

export interface LinkContents {
  path: string;
  title: LocalisedJson;
  description: LocalisedJson;
  content: Generated<LocalisedJson>;
}

export interface LinkedAccounts {
  provider: string;
  subject: string;
  customer_id: string;
  label: string;
  linked_at: Date;
}

export interface Mails {
  mail_id: Generated<string>;
  recipient: string;
  locale: string;
  template: string;
  content: JsonValue;
  created_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  attachments: Generated<JsonValue>;
  claimed_at: Date | null;
}

export interface MenuItems {
  menu: string;
  item: string;
  position: number;
  name: LocalisedJson;
  link: string | null;
  menu_type: Generated<string>;
  max_categories: Generated<number>;
  menus: Generated<JsonValue>;
  visible: Generated<boolean>;
}

export interface MergedCarts {
  guest_cart_id: string;
  customer_id: string;
  merged_at: Date;
}

export interface Migrations {
  name: string;
  checksum: string;
  ran_at: Generated<Date>;
  needs: string | null;
}

export interface MobileChanges {
  mobile_change_id: Generated<number>;
  customer_id: string;
  old_mobile_no: string | null;
  new_mobile_no: string;
  changed_at: Date;
  operator: string;
  reason: string;
}

export interface MockCharges {
  charge_id: string;
  kind: string;
  status: string;
  amount_satang: number;
  description: string;
  return_url: string;
  failure_code: string | null;
  card_last_digits: string | null;
  expires_at: Date;
  created_at: Date;
  installment: JsonValue | null;
  paid_at: Date | null;
}

export interface MockRefunds {
  mock_refund_id: Generated<string>;
  charge_id: string;
  refund_id: string;
  amount_satang: number;
  status: Generated<string>;
  created_at: Date;
}

export interface OrderAddressCorrections {
  order_address_correction_id: Generated<number>;
  order_id: string;
  operator: string;
  corrected_at: Date;
}

export interface OrderDiscounts {
  order_id: string;
  position: number;
  promotion_id: number | null;
  coupon_id: number | null;
  name: LocalisedJson;
  description: LocalisedJson;
  discount_satang: number;
  delivery_discount_satang: number;
  cashback_satang: number;
  payment_methods: string[] | null;
  installment_agents: string[] | null;
  installment_months: number[] | null;
}

export interface OrderLines {
  order_line_id: Generated<number>;
  order_id: string;
  position: number;
  sku_id: number;
  product_id: number;
  item_type: string;
  sku: string;
  slug: string;
  product_name: LocalisedJson;
  attribute_option_name: LocalisedJson;
  brand: string;
  category_name: LocalisedJson;
  image: string;
  quantity: number;
  pre_order: Generated<boolean>;
  standard_price_satang: number;
  unit_price_satang: number;
  discount_satang: number;
  total_satang: number;
  gift_by: number | null;
  applied_rule_ids: Generated<number[]>;
  applied_rule_name: LocalisedJson | null;
  kind: Generated<string>;
  ship_date: string | null;
}

export interface OrderTransitions {
  order_transition_id: Generated<number>;
  order_id: string;
  from_status: string;
  to_status: string;
  actor: string;
  reason: string;
  at: Date;
  operator: string | null;
  comment: string | null;
}

export interface Orders {
  order_id: string;
  customer_id: string;
  status: string;
  locale: string;
  payment_method: string | null;
  delivery_method: string;
  delivery_address: JsonValue | null;
  market_price_satang: number;
  price_satang: number;
  discount_satang: number;
  delivery_fee_satang: number;
  delivery_fee_discount_satang: number;
  payable_satang: number;
  vat_satang: number;
  vat_rate: number;
  expires_at: Date | null;
  created_at: Date;
  updated_at: Date;
  cashback_satang: Generated<number>;
  coupon_code: string | null;
  collectible_coupon_id: number | null;
  invoice_buyer: JsonValue | null;
  carrier: string | null;
  tracking_number: string | null;
  installment: JsonValue | null;
  delivery_dates: JsonValue | null;
  slip_status: string | null;
  store_id: number | null;
  pickup_branch: JsonValue | null;
  pickup_receiver: JsonValue | null;
  appointment_contact: JsonValue | null;
  second_carrier: string | null;
  second_tracking_number: string | null;
  first_delivered_at: Date | null;
  second_delivered_at: Date | null;
}

export interface PageRequests {
  day: Date;
  path: string;
  requests: number;
}

export interface PasskeyChallenges {
  challenge_hash: string;
  owner_hash: string;
  purpose: string;
  expires_at: Date;
}

export interface Passkeys {
  passkey_id: Generated<string>;
  customer_id: string;
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: string[];
  backup_eligible: boolean;
  backed_up: boolean;
  authenticator: string | null;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasswordResetTokens {
  token_hash: string;
  customer_id: string;
  expires_at: Date;
}

export interface PaymentAttempts {
  payment_id: Generated<string>;
  reference: string;
  payment_method: string;
  gateway: string | null;
  amount_satang: number;
  status: string;
  charge_id: string | null;
  redirect_url: string | null;
  qr_payload: string | null;
  failure_code: string | null;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
  charge_requested_at: Date | null;
  qr_image_url: string | null;
  installment: JsonValue | null;
  charge_closed_at: Date | null;
}

export interface PaymentEvents {
  gateway: string;
  event_id: string;
  charge_id: string;
  received_at: Date;
}

export interface PendingIdentities {
  visitor_hash: string;
  provider: string;
  subject: string;
  purpose: string;
  email: string | null;
  first_name: string;
  last_name: string;
  profile: JsonValue | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  misses: Generated<number>;
  expires_at: Date;
  customer_id: string | null;
}

export interface PickupCodes {
  order_id: string;
  code: string;
  created_at: Date;
  failed_attempts: Generated<number>;
  last_failed_at: Date | null;
  redeemed_at: Date | null;
}

export interface ProductInstallmentPlans {
  product_id: number;
  installment_plan_id: number;
}

export interface ProductRelations {
  product_id: number;
  related_product_id: number;
  relation: string;
  position: Generated<number>;
}

export interface Products {
  product_id: Generated<number>;
  brand_id: number;
  category_id: number;
  slug: string;
  name: LocalisedJson;
  short_description: LocalisedJson;
  description: LocalisedJson;
  key_highlight: LocalisedJson;
  faq: LocalisedJson;
  specification: Generated<JsonValue>;
  badges: Generated<string[]>;
  installment_flag: Generated<boolean>;
  education_flag: Generated<boolean>;
  popularity: Generated<number>;
  visible: Generated<boolean>;
  created_at: Generated<Date>;
  attributes: Generated<JsonValue>;
  changed_at: Date | null;
  kind: Generated<string>;
  product_code: string | null;
  earlier_units_sold: Generated<number>;
  best_seller: Generated<boolean>;
}

export interface PromotionCustomers {
  promotion_id: number;
  customer_id: string;
  used: Generated<number>;
}

export interface PromotionGifts {
  promotion_id: number;
  sku_id: number;
  quota: number | null;
  given: Generated<number>;
}

export interface Promotions {
  promotion_id: Generated<number>;
  promotion: string;
  name: LocalisedJson;
  starts_at: Date;
  ends_at: Date;
  conditions: Generated<JsonValue>;
  action: JsonValue;
  priority: Generated<number>;
  ends_evaluation: Generated<boolean>;
  combines_with_coupons: Generated<boolean>;
  total_limit: number | null;
  per_customer_limit: number | null;
  used: Generated<number>;
}

export interface PublicHolidays {
  day: Date;
  name: LocalisedJson;
  cancelled: Generated<boolean>;
}

export interface RateLimitCounts {
  key_hash: string;
  count: number;
  window_ends_at: Date;
}

export interface RefreshTokens {
  token_hash: string;
  family_id: string;
  customer_id: string;
  created_at: Date;
  expires_at: Date;
  rotated_at: Date | null;
  revoked_at: Date | null;
}

export interface RefundLines {
  refund_id: string;
  order_line_id: number;
  quantity: number;
  amount_satang: number;
  restocked: boolean;
}

export interface Refunds {
  refund_id: Generated<string>;
  reference: string;
  payment_id: string | null;
  is_excess: Generated<boolean>;
  amount_satang: number;
  reason: LocalisedJson;
  status: Generated<string>;
  gateway_refund_id: string | null;
  failure_code: string | null;
  sent_on: Date | null;
  sent_reference: string | null;
  tries: Generated<number>;
  next_try_at: Date | null;
  requested_at: Date;
  succeeded_at: Date | null;
  credit_note: string | null;
  operator: string | null;
  sent_by: string | null;
}

export interface Registrations {
  registration_id: Generated<string>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  mobile_no: string;
  subscription_flag: boolean;
  consent_flag: boolean;
  locale: string;
  visitor_hash: string | null;
  created_at: Date;
}

export interface Reservations {
  kind: string;
  resource: JsonValue;
  quantity: number;
  reference: string;
  attempt: number;
  reserved_at: Date;
  released_at: Date | null;
  withdrawn: Generated<number>;
}

export interface SearchDescriptions {
  product_id: number;
  described: string;
}

export interface SearchMisses {
  day: Date;
  query: string;
  not_sold_flag: boolean;
  searches: Generated<number>;
}

export interface SearchProducts {
  product_id: number;
  brand_id: number;
  category_id: number;
  created_at: Date;
  selling_satang: number;
  discount: number;
  availability: number;
  promotions: number;
  standing: number;
  value_ids: number[];
}

export interface SearchQueries {
  day: Date;
  query: string;
  searches: number;
  selections: number;
}

export interface SearchQueue {
  queue_id: Generated<number>;
  product_id: number;
}

export interface SearchState {
  only_row: Generated<boolean>;
  analysis: string | null;
  rebuild_after: number | null;
  windows_until: Date;
  synonyms_version: Generated<number>;
}

export interface SearchSynonyms {
  synonym: string;
  words: string[];
}

export interface SearchTextsEn {
  product_id: number;
  brand_id: number;
  category_id: number;
  created_at: Date;
  selling_satang: number;
  discount: number;
  availability: number;
  promotions: number;
  standing: number;
  value_ids: number[];
  name_words: number;
  words: string;
  padding: Generated<string>;
}

export interface SearchTextsTh {
  product_id: number;
  brand_id: number;
  category_id: number;
  created_at: Date;
  selling_satang: number;
  discount: number;
  availability: number;
  promotions: number;
  standing: number;
  value_ids: number[];
  name_words: number;
  words: string;
  padding: Generated<string>;
}

export interface SearchValues {
  value_id: Generated<number>;
  code: string;
  value: string;
  label: LocalisedJson;
}

export interface SearchWords {
  locale: string;
  word: string;
  documents: number;
  word_id: Generated<number>;
}

export interface Sessions {
  session_id: Generated<string>;
  customer_id: string;
  created_at: Date;
  last_used_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  browser: string | null;
  system: string | null;
  device_hash: string | null;
}

export interface ShippingRates {
  shipping_zone: string;
  from_grams: number;
  fee_satang: number;
  minimum_days: number;
  maximum_days: number;
}

export interface ShippingZones {
  shipping_zone: string;
  name: LocalisedJson;
  areas: Generated<string[]>;
  default_flag: Generated<boolean>;
  cash_on_delivery: Generated<boolean>;
  position: Generated<number>;
}

export interface SignInAttempts {
  state_hash: string;
  visitor_hash: string;
  provider: string;
  purpose: string;
  nonce: string;
  code_verifier: string;
  expires_at: Date;
  customer_id: string | null;
}

export interface SignInConfirmations {
  token_hash: string;
  customer_id: string;
  expires_at: Date;
}

export interface Skus {
  sku_id: Generated<number>;
  product_id: number;
  sku: string;
  default_flag: Generated<boolean>;
  position: Generated<number>;
  attributes: Generated<JsonValue>;
  images: string[];
  price_satang: number;
  limit_quantity: number | null;
  changed_at: Generated<Date | null>;
  weight_grams: number | null;
  picture_texts: Generated<JsonValue>;
}

export interface SpecialPrices {
  special_price_id: Generated<number>;
  sku_id: number;
  price_satang: number;
  starts_at: Date;
  ends_at: Date;
  remark: LocalisedJson | null;
  promotion_commend: LocalisedJson | null;
}

export interface StartedServer {
  id: Generated<boolean>;
  origin: string;
  secret_fingerprint: string;
  started_at: Date;
}

export interface Stocks {
  sku_id: number;
  stock: number;
  total_stock: number | null;
  pre_order_flag: Generated<boolean>;
  pre_order_stock: Generated<number>;
  updated_at: Generated<Date>;
}

export interface StoreCategories {
  store_category_id: number;
  slug: string;
  name: LocalisedJson;
  position: Generated<number>;
  description: Generated<LocalisedJson>;
}

export interface StoreCategoryMembers {
  store_id: number;
  store_category_id: number;
}

export interface StoreOpeningHours {
  store_id: number;
  weekday: number;
  opens: number;
  closes: number;
}

export interface StoreSpecialDays {
  store_special_day_id: Generated<number>;
  store_id: number | null;
  day: Date;
  name: LocalisedJson;
  opens: number | null;
  closes: number | null;
  cancelled: Generated<boolean>;
}

export interface StoreStocks {
  store_id: number;
  sku_id: number;
  stock: number;
}

export interface Stores {
  store_id: Generated<number>;
  slug: string;
  name: LocalisedJson;
  address: LocalisedJson;
  subdistrict_id: number;
  district_id: number;
  province_id: number;
  postcode: string;
  latitude: number;
  longitude: number;
  phone: string;
  position: Generated<number>;
  visible: Generated<boolean>;
}

export interface VatRates {
  valid_from: Date;
  rate: number;
}

export interface WishlistItems {
  customer_id: string;
  product_id: number;
  added_at: Date;
  price_asked_at: Date | null;
  price_asked_satang: number | null;
  stock_asked_at: Date | null;
  stock_asked_skus: number[] | null;
}

export interface WishlistShares {
  customer_id: string;
  token: string;
  shared_at: Date;
}

export interface Database {
  activation_tokens: ActivationTokens;
  add_on_deals: AddOnDeals;
  allowed_order_transitions: AllowedOrderTransitions;
  attention_items: AttentionItems;
  bank_transfer_slips: BankTransferSlips;
  blog_ads: BlogAds;
  blog_article_tags: BlogArticleTags;
  blog_articles: BlogArticles;
  blog_categories: BlogCategories;
  blog_tags: BlogTags;
  brand_landing_products: BrandLandingProducts;
  brand_landings: BrandLandings;
  brands: Brands;
  cart_items: CartItems;
  carts: Carts;
  categories: Categories;
  category_banners: CategoryBanners;
  contact_attachments: ContactAttachments;
  contact_messages: ContactMessages;
  contact_topics: ContactTopics;
  content_pages: ContentPages;
  cookie_consents: CookieConsents;
  cookie_policies: CookiePolicies;
  coupon_codes: CouponCodes;
  coupons: Coupons;
  customer_addresses: CustomerAddresses;
  customer_consents: CustomerConsents;
  customer_coupons: CustomerCoupons;
  customer_disablements: CustomerDisablements;
  customer_ids: CustomerIds;
  customers: Customers;
  delivery_fees: DeliveryFees;
  email_changes: EmailChanges;
  feed_categories: FeedCategories;
  flash_sale_items: FlashSaleItems;
  flash_sales: FlashSales;
  gateway_capabilities: GatewayCapabilities;
  help_contents: HelpContents;
  help_types: HelpTypes;
  help_votes: HelpVotes;
  idempotency_keys: IdempotencyKeys;
  installment_agents: InstallmentAgents;
  installment_plans: InstallmentPlans;
  invoice_series: InvoiceSeries;
  invoices: Invoices;
  link_contents: LinkContents;
  linked_accounts: LinkedAccounts;
  mails: Mails;
  menu_items: MenuItems;
  merged_carts: MergedCarts;
  migrations: Migrations;
  mobile_changes: MobileChanges;
  mock_charges: MockCharges;
  mock_refunds: MockRefunds;
  order_address_corrections: OrderAddressCorrections;
  order_discounts: OrderDiscounts;
  order_lines: OrderLines;
  order_transitions: OrderTransitions;
  orders: Orders;
  page_requests: PageRequests;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  password_reset_tokens: PasswordResetTokens;
  payment_attempts: PaymentAttempts;
  payment_events: PaymentEvents;
  pending_identities: PendingIdentities;
  pickup_codes: PickupCodes;
  product_installment_plans: ProductInstallmentPlans;
  product_relations: ProductRelations;
  products: Products;
  promotion_customers: PromotionCustomers;
  promotion_gifts: PromotionGifts;
  promotions: Promotions;
  public_holidays: PublicHolidays;
  rate_limit_counts: RateLimitCounts;
  refresh_tokens: RefreshTokens;
  refund_lines: RefundLines;
  refunds: Refunds;
  registrations: Registrations;
  reservations: Reservations;
  search_descriptions: SearchDescriptions;
  search_misses: SearchMisses;
  search_products: SearchProducts;
  search_queries: SearchQueries;
  search_queue: SearchQueue;
  search_state: SearchState;
  search_synonyms: SearchSynonyms;
  search_texts_en: SearchTextsEn;
  search_texts_th: SearchTextsTh;
  search_values: SearchValues;
  search_words: SearchWords;
  sessions: Sessions;
  shipping_rates: ShippingRates;
  shipping_zones: ShippingZones;
  sign_in_attempts: SignInAttempts;
  sign_in_confirmations: SignInConfirmations;
  skus: Skus;
  special_prices: SpecialPrices;
  started_server: StartedServer;
  stocks: Stocks;
  store_categories: StoreCategories;
  store_category_members: StoreCategoryMembers;
  store_opening_hours: StoreOpeningHours;
  store_special_days: StoreSpecialDays;
  store_stocks: StoreStocks;
  stores: Stores;
  vat_rates: VatRates;
  wishlist_items: WishlistItems;
  wishlist_shares: WishlistShares;
}
