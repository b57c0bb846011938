import { accountErased } from './account-erased.ts';
import { accountLinked } from './account-linked.ts';
import { activation } from './activation.ts';
import { addressCorrected } from './address-corrected.ts';
import { alreadyRegistered } from './already-registered.ts';
import { attentionNotice } from './attention-notice.ts';
import { contactAnswered } from './contact-answered.ts';
import { contactNotice } from './contact-notice.ts';
import { contactReceived } from './contact-received.ts';
import { emailChangeCode } from './email-change-code.ts';
import { emailChanged } from './email-changed.ts';
import type { Template } from './letter.ts';
import { linesCancelled } from './lines-cancelled.ts';
import type { MailKind } from './mail-contents.ts';
import { mobileChanged } from './mobile-changed.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderComplete } from './order-complete.ts';
import { orderDelivered } from './order-delivered.ts';
import { orderExpired } from './order-expired.ts';
import { orderReceived } from './order-received.ts';
import { orderShipped, trackingCorrected } from './order-shipped.ts';
import { passkeyAdded } from './passkey-added.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { paymentReceived } from './payment-received.ts';
import { pickedUp } from './picked-up.ts';
import { readyForPickup } from './ready-for-pickup.ts';
import { refundMade } from './refund-made.ts';
import { refundPending } from './refund-pending.ts';
import { servicesDone } from './services-done.ts';
import { signInCode } from './sign-in-code.ts';
import { signInConfirmation } from './sign-in-confirmation.ts';
import { slipRejected } from './slip-rejected.ts';
import { waitingForTransfer } from './waiting-for-transfer.ts';
import { wishlistNews } from './wishlist-news.ts';

/** Every mail of the shop. */
export const templates: { [Kind in MailKind]: Template<Kind> } = {
  activation,
  already_registered: alreadyRegistered,
  sign_in_confirmation: signInConfirmation,
  sign_in_code: signInCode,
  account_linked: accountLinked,
  passkey_added: passkeyAdded,
  account_erased: accountErased,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  email_change_code: emailChangeCode,
  email_changed: emailChanged,
  mobile_changed: mobileChanged,
  order_received: orderReceived,
  order_complete: orderComplete,
  waiting_for_transfer: waitingForTransfer,
  slip_rejected: slipRejected,
  payment_received: paymentReceived,
  order_shipped: orderShipped,
  tracking_corrected: trackingCorrected,
  order_delivered: orderDelivered,
  ready_for_pickup: readyForPickup,
  picked_up: pickedUp,
  address_corrected: addressCorrected,
  lines_cancelled: linesCancelled,
  services_done: servicesDone,
  order_cancelled: orderCancelled,
  order_expired: orderExpired,
  refund_pending: refundPending,
  refund_made: refundMade,
  attention_notice: attentionNotice,
  contact_received: contactReceived,
  contact_notice: contactNotice,
  contact_answered: contactAnswered,
  wishlist_news: wishlistNews,
};
