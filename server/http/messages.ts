import type { ErrorCode } from '#contract/errors.ts';
import type { Localised } from '#contract/locale.ts';

/** The message of each error code. Responses contain it in the language of the request. */
export const errorMessages: Record<ErrorCode, Localised> = {
  bad_request: { th: 'คำขอไม่ถูกต้อง', en: 'The request is not valid.' },
  validation_failed: { th: 'กรุณาตรวจสอบข้อมูลที่กรอก', en: 'Please check the information you entered.' },
  sign_in_required: { th: 'กรุณาเข้าสู่ระบบ', en: 'Please sign in.' },
  token_not_valid: { th: 'หมดเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบอีกครั้ง', en: 'Your session has ended. Please sign in again.' },
  origin_not_allowed: { th: 'ไม่อนุญาตให้เรียกใช้จากเว็บไซต์อื่น', en: 'This call is not allowed from another site.' },
  not_found: { th: 'ไม่พบข้อมูลที่ต้องการ', en: 'Not found.' },
  method_not_allowed: { th: 'ไม่รองรับวิธีเรียกนี้', en: 'This method is not supported here.' },
  payload_too_large: { th: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป', en: 'The request is too large.' },
  unsupported_media_type: { th: 'ไม่รองรับรูปแบบข้อมูลนี้', en: 'This content type is not supported.' },
  too_many_requests: {
    th: 'มีการเรียกใช้บ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  internal_error: { th: 'ขออภัย เกิดข้อผิดพลาด', en: 'Sorry, an error occurred.' },
  service_unavailable: {
    th: 'ขออภัย ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'Sorry, the service is unavailable for a moment. Please try again.',
  },
  service_busy: {
    th: 'ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    en: 'Many people are using the shop right now. Please try again in a moment.',
  },
  request_timeout: { th: 'ใช้เวลานานเกินไป กรุณาลองใหม่อีกครั้ง', en: 'This took too long. Please try again.' },
  idempotency_key_required: { th: 'คำขอนี้ต้องมี Idempotency-Key', en: 'This call needs an Idempotency-Key header.' },
  idempotency_key_not_valid: {
    th: 'Idempotency-Key ไม่ถูกต้อง ต้องเป็นอักขระ ASCII ที่ไม่มีช่องว่าง 8 ถึง 200 ตัว เช่น UUID',
    en: 'The Idempotency-Key header is not valid: it must be 8 to 200 ASCII characters without spaces, such as a UUID.',
  },
  idempotency_key_reused: {
    th: 'Idempotency-Key นี้ถูกใช้กับคำขออื่นแล้ว',
    en: 'This Idempotency-Key was used for another request.',
  },

  credentials_not_valid: { th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง', en: 'The email or password is not correct.' },
  account_not_active: {
    th: 'บัญชีนี้ยังไม่ได้ยืนยันอีเมล กรุณากดลิงก์ในอีเมลที่เราส่งให้',
    en: 'This account is not activated yet. Please follow the link we mailed you.',
  },
  activation_token_not_valid: {
    th: 'ลิงก์ยืนยันไม่ถูกต้องหรือหมดอายุแล้ว',
    en: 'The activation link is not valid or has expired.',
  },
  activation_password_required: {
    th: 'กรุณากรอกรหัสผ่านที่ตั้งไว้ตอนสมัครสมาชิก',
    en: 'Please enter the password that was chosen at registration.',
  },
  password_not_correct: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is not correct.' },
  reset_token_not_valid: {
    th: 'ลิงก์ตั้งรหัสผ่านใหม่ไม่ถูกต้องหรือหมดอายุแล้ว',
    en: 'The link for a new password is not valid or has expired.',
  },
  refresh_token_not_valid: {
    th: 'หมดเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบอีกครั้ง',
    en: 'Your session has ended. Please sign in again.',
  },
  sign_in_confirmation_required: {
    th: 'มีการใส่รหัสผ่านผิดหลายครั้ง หากรหัสผ่านถูกต้อง เราได้ส่งลิงก์สำหรับเข้าสู่ระบบไปทางอีเมลแล้ว หรือเข้าสู่ระบบจากอุปกรณ์ที่เคยใช้',
    en: 'The password was wrong many times. If yours is right, we have mailed you a link to sign in with. You can also sign in on a device that you used before.',
  },
  bot_check_failed: {
    th: 'ยืนยันไม่ได้ว่าคุณไม่ใช่บอต กรุณาลองอีกครั้ง หากยังไม่ได้ กรุณาติดต่อเรา',
    en: 'We could not confirm that you are not a bot. Please try again, or contact us if it keeps failing.',
  },
  session_not_found: {
    th: 'ไม่พบอุปกรณ์นี้ หรือออกจากระบบไปแล้ว',
    en: 'This device was not found, or is signed out already.',
  },
  provider_not_offered: {
    th: 'ร้านค้าไม่เปิดให้เข้าสู่ระบบด้วยวิธีนี้',
    en: 'This way to sign in is not available here.',
  },
  provider_unavailable: {
    th: 'ขณะนี้ติดต่อผู้ให้บริการเข้าสู่ระบบไม่ได้ กรุณาลองใหม่อีกครั้ง หรือเข้าสู่ระบบด้วยอีเมล',
    en: 'This sign-in service cannot be reached at the moment. Please try again, or sign in with your email.',
  },
  social_sign_in_not_valid: {
    th: 'การเข้าสู่ระบบหมดเวลาหรือไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง',
    en: 'This sign-in has expired or is not valid. Please try again.',
  },
  profile_required: { th: 'กรุณากรอกข้อมูลให้ครบเพื่อเข้าสู่ระบบ', en: 'Please complete your profile to sign in.' },
  link_confirmation_required: {
    th: 'กรุณายืนยันการเชื่อมต่อบัญชี',
    en: 'Please confirm that you want to connect this account.',
  },
  identity_not_pending: {
    th: 'หมดเวลาการเข้าสู่ระบบแล้ว กรุณาเริ่มใหม่อีกครั้ง',
    en: 'This sign-in has expired. Please start again.',
  },
  code_not_valid: {
    th: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว กรุณาตรวจสอบหรือขอรหัสใหม่',
    en: 'The code is not correct or has expired. Please check it, or request a new one.',
  },
  account_already_linked: {
    th: 'บัญชีนี้เชื่อมต่อไว้กับบัญชีอื่นแล้ว',
    en: 'This account is already connected to another account.',
  },
  linked_account_not_found: { th: 'ไม่พบบัญชีที่เชื่อมต่อนี้', en: 'This connected account was not found.' },
  last_sign_in_method: {
    th: 'ยกเลิกไม่ได้ เพราะเป็นวิธีเดียวที่คุณใช้เข้าสู่ระบบ กรุณาตั้งรหัสผ่านก่อน',
    en: 'This is your only way to sign in. Please set a password first.',
  },
  passkeys_not_offered: {
    th: 'ร้านค้าไม่เปิดให้เข้าสู่ระบบด้วยพาสคีย์ที่นี่',
    en: 'Passkeys are not available here.',
  },
  passkey_request_not_valid: {
    th: 'หมดเวลาใช้พาสคีย์แล้ว กรุณาลองอีกครั้ง',
    en: 'The time for your passkey has run out. Please try again.',
  },
  passkey_not_valid: {
    th: 'พาสคีย์นี้ใช้เข้าสู่ระบบที่นี่ไม่ได้ อาจถูกลบออกจากบัญชีแล้ว กรุณาเข้าสู่ระบบด้วยวิธีอื่น',
    en: 'This passkey cannot sign in here. It may have been removed from your account. Please sign in another way.',
  },
  passkey_not_accepted: {
    th: 'เพิ่มพาสคีย์นี้ไม่ได้ กรุณาลองอีกครั้ง หรือบันทึกไว้ในที่อื่น',
    en: 'This passkey could not be added. Please try again, or save it somewhere else.',
  },
  passkey_already_added: {
    th: 'พาสคีย์นี้ถูกเพิ่มไว้แล้ว',
    en: 'This passkey has been added already.',
  },
  passkey_limit_reached: {
    th: 'มีพาสคีย์ครบจำนวนที่กำหนดแล้ว กรุณาลบอันที่ไม่ใช้ก่อน',
    en: 'You have reached the limit of passkeys. Please remove one that you do not use.',
  },
  passkey_not_found: { th: 'ไม่พบพาสคีย์นี้ หรือถูกลบไปแล้ว', en: 'This passkey was not found, or is removed already.' },
  recent_sign_in_required: {
    th: 'เพื่อความปลอดภัย กรุณายืนยันว่าเป็นคุณก่อน',
    en: 'For your security, please confirm that it is you first.',
  },
  password_not_valid: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is not correct.' },
  customer_has_open_orders: {
    th: 'ยังลบบัญชีไม่ได้ เพราะมีคำสั่งซื้อที่ยังไม่ชำระเงิน ยังไม่ได้รับสินค้า หรือยังไม่ได้รับเงินคืน',
    en: 'The account cannot be deleted yet: an order is unpaid, not delivered or not refunded.',
  },
  address_not_found: { th: 'ไม่พบที่อยู่นี้', en: 'This address was not found.' },
  address_limit_reached: { th: 'บันทึกที่อยู่ครบจำนวนสูงสุดแล้ว', en: 'You have reached the limit of saved addresses.' },

  product_not_found: { th: 'ไม่พบสินค้านี้', en: 'This product was not found.' },
  category_not_found: { th: 'ไม่พบหมวดหมู่นี้', en: 'This category was not found.' },

  coupon_not_found: { th: 'ไม่พบคูปองนี้', en: 'Coupon not found' },
  coupon_expired: { th: 'คูปองหมดอายุแล้ว', en: 'Coupon expired' },
  coupon_used_up: { th: 'คูปองนี้ถูกใช้ครบจำนวนแล้ว', en: 'This coupon has been fully used.' },

  page_not_found: { th: 'ไม่พบหน้านี้', en: 'This page could not be found' },
  help_type_not_found: { th: 'ไม่พบหัวข้อความช่วยเหลือนี้', en: 'This subject of help could not be found' },
  link_not_found: { th: 'ไม่พบเนื้อหาของหน้านี้', en: 'Nothing is written about this page.' },

  cart_not_found: { th: 'ไม่พบตะกร้าสินค้า', en: 'The cart was not found.' },
  cart_item_not_found: { th: 'ไม่พบสินค้านี้ในตะกร้า', en: 'This item is not in the cart.' },
  wishlist_full: {
    th: 'รายการโปรดเต็มแล้ว กรุณานำสินค้าบางรายการออก',
    en: 'Your wishlist is full. Please remove some items.',
  },
  wishlist_item_not_found: {
    th: 'ไม่พบสินค้านี้ในรายการโปรดของคุณ',
    en: 'This product is not on your wishlist.',
  },
  shared_wishlist_not_found: {
    th: 'ลิงก์รายการโปรดนี้ใช้ไม่ได้แล้ว หรือเจ้าของเลิกแชร์แล้ว',
    en: 'This link does not lead to a wishlist, or it is not shared any more.',
  },
  unsubscribe_token_not_valid: {
    th: 'ลิงก์ยกเลิกรับอีเมลนี้ไม่ถูกต้อง',
    en: 'This link to unsubscribe is not valid.',
  },
  cart_full: { th: 'ตะกร้าเต็มแล้ว กรุณานำสินค้าบางรายการออก', en: 'The cart is full. Please remove some items.' },
  option_not_offered: {
    th: 'สินค้านี้ไม่มีราคาพิเศษเมื่อซื้อพร้อมกับสินค้าที่เลือก',
    en: 'This product is not offered with the one you chose.',
  },
  out_of_stock: { th: 'สินค้าหมด', en: 'Out of stock' },
  quantity_exceeds_stock: { th: 'สินค้ามีไม่เพียงพอกับจำนวนที่ต้องการ', en: 'There are not enough items in stock.' },
  quantity_exceeds_limit: {
    th: 'เกินจำนวนที่ซื้อได้ต่อคำสั่งซื้อ',
    en: 'This is more than one order can have.',
  },

  nothing_selected: { th: 'กรุณาเลือกสินค้าอย่างน้อยหนึ่งรายการ', en: 'Please select at least one item.' },
  store_not_found: { th: 'ไม่พบสาขานี้', en: 'This branch was not found.' },
  pickup_not_available: {
    th: 'สาขานี้มีสินค้าไม่ครบ กรุณาเลือกสาขาอื่นหรือเลือกจัดส่ง',
    en: 'This branch does not have all items. Please choose another branch or delivery.',
  },
  delivery_method_not_available: {
    th: 'รายการในตะกร้าเปลี่ยนไป กรุณาเลือกวิธีรับสินค้าหรือบริการใหม่',
    en: 'The items have changed. Please choose again how to receive them.',
  },
  delivery_required: { th: 'กรุณาเลือกวิธีจัดส่งและที่อยู่', en: 'Please choose delivery and address.' },
  installment_plan_not_available: {
    th: 'แผนผ่อนชำระนี้ใช้ไม่ได้แล้ว กรุณาเลือกใหม่',
    en: 'This installment plan is not available. Please select another one.',
  },
  payment_method_not_available: { th: 'ไม่สามารถชำระด้วยวิธีนี้ได้', en: 'This payment method is not available.' },
  order_limit_reached: {
    th: 'สั่งซื้อครบจำนวนที่สั่งได้ใน 24 ชั่วโมงแล้ว กรุณาสั่งซื้อใหม่ภายหลังหรือติดต่อเรา',
    en: 'You have placed as many orders as possible within 24 hours. Please order later or contact us.',
  },
  unpaid_order_limit_reached: {
    th: 'มีคำสั่งซื้อที่ยังไม่ชำระเงินครบจำนวนแล้ว กรุณาชำระเงินหรือยกเลิกคำสั่งซื้อเดิมก่อน',
    en: 'You have as many unpaid orders as possible. Please pay or cancel one of them first.',
  },
  product_information_updated: {
    th: 'ข้อมูลสินค้ามีการเปลี่ยนแปลง กรุณาตรวจสอบเงื่อนไขการซื้อก่อนดำเนินการต่อ',
    en: 'Product Information has been updated. Please check your purchase conditions before proceeding.',
  },
  checkout_error: {
    th: 'ประเภทการจัดส่งสินค้ามีการเปลี่ยนแปลง กรุณาเลือกวิธีจัดส่งอีกครั้ง',
    en: 'Product delivery type have been updated. Please select shipping method again.',
  },
  order_not_found: { th: 'ไม่พบคำสั่งซื้อนี้', en: 'This order was not found.' },
  tax_invoice_not_available: {
    th: 'ขอใบกำกับภาษีเต็มรูปได้เฉพาะคำสั่งซื้อที่ชำระเงินแล้ว ยังไม่มีใบกำกับภาษีเต็มรูป และไม่มีการคืนเงิน โดยขอได้ภายในเดือนที่ชำระเงิน',
    en: 'A full tax invoice can be requested for a paid order that has none yet and no refund, until the end of the month of the payment.',
  },
  invoice_not_found: { th: 'ไม่พบเอกสารนี้', en: 'This document was not found.' },
  order_not_payable: { th: 'คำสั่งซื้อนี้ไม่อยู่ในสถานะที่ชำระเงินได้', en: 'This order can no longer be paid.' },
  order_not_cancellable: { th: 'คำสั่งซื้อนี้ยกเลิกไม่ได้แล้ว', en: 'This order can no longer be cancelled.' },

  attachment_type_not_supported: {
    th: 'กรุณาแนบไฟล์ JPEG, PNG, WebP หรือ PDF',
    en: 'Please attach JPEG, PNG, WebP or PDF files.',
  },
  attachment_heic_not_supported: {
    th: 'ไม่สามารถเปิดรูป HEIC ได้ กรุณาบันทึกเป็น JPEG แล้วแนบอีกครั้ง',
    en: 'HEIC photos cannot be opened here. Please save the photo as JPEG and attach that.',
  },
  attachment_not_readable: {
    th: 'ไม่สามารถเปิดไฟล์นี้ได้ ไฟล์ว่างเปล่า ตั้งรหัสผ่านไว้ หรือมีมากกว่า 5 หน้า',
    en: 'This file cannot be opened, is blank, has a password or more than five pages.',
  },

  slip_not_found: { th: 'ไม่พบสลิปนี้', en: 'This slip was not found.' },
  slip_not_expected: {
    th: 'คำสั่งซื้อนี้ไม่ได้รอสลิปการโอนเงิน',
    en: 'This order does not wait for the slip of a bank transfer.',
  },
  slip_limit_reached: {
    th: 'ส่งสลิปครบจำนวนสูงสุดแล้ว กรุณาติดต่อเรา',
    en: 'You have sent as many slips as one order can have. Please contact us.',
  },
  slip_already_used: {
    th: 'สลิปนี้ถูกใช้ไปแล้ว กรุณาส่งสลิปของการโอนเงินครั้งนี้',
    en: 'This slip has been used before. Please send the slip of this transfer.',
  },
  slip_type_not_supported: {
    th: 'กรุณาส่งสลิปเป็นไฟล์ JPEG, PNG หรือ PDF',
    en: 'Please send the slip as a JPEG, PNG or PDF file.',
  },
  slip_heic_not_supported: {
    th: 'ไม่สามารถเปิดรูป HEIC ได้ กรุณาแคปหน้าจอของสลิป หรือบันทึกเป็น JPEG แล้วส่งอีกครั้ง',
    en: 'HEIC photos cannot be opened here. Please take a screenshot of the slip or save it as JPEG, and send that.',
  },
  slip_not_readable: {
    th: 'ไม่สามารถเปิดไฟล์นี้ได้หรือไฟล์ว่างเปล่า กรุณาบันทึกสลิปใหม่จากแอปธนาคารแล้วส่งอีกครั้ง',
    en: 'This file cannot be opened or is blank. Please save the slip again in your banking app and send that.',
  },

  payment_not_found: { th: 'ไม่พบรายการชำระเงินนี้', en: 'This payment was not found.' },
  payment_not_open: { th: 'รายการชำระเงินนี้สิ้นสุดแล้ว', en: 'This payment is already over.' },
  payment_gateway_unavailable: {
    th: 'ไม่สามารถทำรายการชำระเงินได้ในขณะนี้ กรุณาเลือกวิธีชำระเงินอื่นหรือติดต่อเรา',
    en: 'Your transaction cannot be completed, To continue this transaction use a different payment instruments or contact us.',
  },
  webhook_signature_not_valid: { th: 'ลายเซ็นของ webhook ไม่ถูกต้อง', en: 'The webhook signature is not valid.' },
};
