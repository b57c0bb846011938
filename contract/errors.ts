/** Error codes that any call can respond with, before or instead of its handler. A call declares one only if its handler returns it, too. */
export const commonErrorStatus = {
  bad_request: 400,
  validation_failed: 422,
  sign_in_required: 401,
  token_not_valid: 401,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
  service_busy: 503,
  request_timeout: 503,
  idempotency_key_required: 400,
  idempotency_key_not_valid: 400,
  idempotency_key_reused: 422,
} as const;

export type CommonErrorCode = keyof typeof commonErrorStatus;

/**
 * Every error code of the API with its HTTP status (docs/reference/api.md). Codes are stable: clients decide by them; messages
 * are in the response, in the language of the request. Every code that is not common is declared by a call.
 */
export const errorStatus = {
  ...commonErrorStatus,

  // accounts
  credentials_not_valid: 401,
  account_not_active: 403,
  sign_in_confirmation_required: 403,
  bot_check_failed: 403,
  activation_token_not_valid: 400,
  activation_password_required: 403,
  reset_token_not_valid: 400,
  // not 401, which would mean that the session has ended
  password_not_correct: 422,
  refresh_token_not_valid: 401,
  session_not_found: 404,
  provider_not_offered: 404,
  provider_unavailable: 503,
  social_sign_in_not_valid: 400,
  profile_required: 409,
  link_confirmation_required: 409,
  identity_not_pending: 404,
  code_not_valid: 400,
  account_already_linked: 409,
  linked_account_not_found: 404,
  last_sign_in_method: 409,
  passkeys_not_offered: 404,
  passkey_request_not_valid: 400,
  passkey_not_valid: 401,
  passkey_not_accepted: 422,
  passkey_already_added: 409,
  passkey_limit_reached: 409,
  passkey_not_found: 404,
  recent_sign_in_required: 403,
  password_not_valid: 403,
  customer_has_open_orders: 409,
  address_not_found: 404,
  address_limit_reached: 409,

  // catalogue
  product_not_found: 404,
  category_not_found: 404,

  // wishlist
  wishlist_full: 409,
  wishlist_item_not_found: 404,
  shared_wishlist_not_found: 404,
  unsubscribe_token_not_valid: 400,

  // content
  link_not_found: 404,
  page_not_found: 404,
  help_type_not_found: 404,

  // cart
  cart_not_found: 404,
  cart_item_not_found: 404,
  cart_full: 409,
  option_not_offered: 409,
  out_of_stock: 409,
  quantity_exceeds_stock: 409,
  quantity_exceeds_limit: 409,

  // coupons; not 404 on a cart, which would mean that the cart does not exist
  coupon_not_found: 422,
  coupon_expired: 409,
  coupon_used_up: 409,

  // checkout and orders
  nothing_selected: 409,
  delivery_required: 409,
  store_not_found: 404,
  pickup_not_available: 409,
  delivery_method_not_available: 409,
  payment_method_not_available: 409,
  order_limit_reached: 409,
  unpaid_order_limit_reached: 409,
  installment_plan_not_available: 409,
  product_information_updated: 409,
  checkout_error: 409,
  order_not_found: 404,
  invoice_not_found: 404,
  tax_invoice_not_available: 409,
  order_not_payable: 409,
  order_not_cancellable: 409,

  // bank transfers
  slip_not_found: 404,
  slip_not_expected: 409,
  slip_limit_reached: 409,
  slip_already_used: 409,
  slip_type_not_supported: 415,
  slip_heic_not_supported: 415,
  slip_not_readable: 422,

  // messages
  attachment_type_not_supported: 415,
  attachment_heic_not_supported: 415,
  attachment_not_readable: 422,

  // payments
  payment_not_found: 404,
  payment_not_open: 409,
  payment_gateway_unavailable: 502,
  webhook_signature_not_valid: 401,
} as const;

export type ErrorCode = keyof typeof errorStatus;
