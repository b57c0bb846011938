import * as z from 'zod/mini';
import { botCheckToken } from './bot-check.ts';
import { endpoints } from './endpoint.ts';
import {
  composed,
  email,
  maxLength,
  mobileNo,
  requiredName,
  requiredText,
  typedDigits,
  type ValidationKey,
} from './validation.ts';
import { hasWebAddress } from './web-address.ts';

/** What a message to the shop is about. */
export const ContactTopic = z.object({
  /** Stable: `order-delivery`. */
  value: z.string(),
  /** In the language of the request. */
  label: z.string(),
});
export type ContactTopic = z.infer<typeof ContactTopic>;

/** Where the shop is reached, in the language of the request. */
export const HeadOffice = z.object({
  companyName: z.string(),
  /** One line each. */
  address: z.string(),
  mailingAddress: z.string(),
  /** Digits only. */
  phone: z.string(),
  email: z.string(),
  /** When the phone is answered. */
  hours: z.string(),
  /** Degrees, WGS 84. */
  location: z.object({ latitude: z.number(), longitude: z.number() }),
});
export type HeadOffice = z.infer<typeof HeadOffice>;

/** Files of a message: pictures and PDFs, recognised by their content. */
export const maxAttachments = 3;
export const maxAttachmentBytes = 5 * 1024 * 1024;
export const maxMessageLength = 4000;

const key = (name: ValidationKey) => name;

/** Several lines of text. A form has line ends of two characters. */
const messageText = z.string(key('required')).check(
  z.overwrite((text) => composed(text).replace(/\r\n?/g, '\n')),
  z.trim(),
  z.minLength(1, key('required')),
  maxLength(maxMessageLength),
  z.refine((text) => !/[^\P{Cc}\n\t]/u.test(text), key('not_valid')),
);

/**
 * An order number as customers write it, with any brand's prefix: older orders may have another one. Whether there is such an order is
 * not checked: the answer would tell.
 */
const orderNumber = z.string(key('not_valid')).check(
  z.overwrite((text) => typedDigits(text).replace(/^#/, '').toUpperCase()),
  maxLength(24),
  z.regex(/^[A-Z]{2,4}\d{7,20}$/, key('not_valid')),
);

/** A message to the shop. */
export const ContactMessage = z.object({
  /** Stored and shown to the shop only; without web addresses as every name. */
  name: requiredName(160).check(z.refine((value) => !hasWebAddress(value), key('name_has_web_address'))),
  email,
  mobileNo: z.optional(mobileNo),
  /** A topic's `value`. */
  topic: requiredText(64),
  orderId: z.optional(orderNumber),
  message: messageText,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactEndpoints = endpoints({
  'GET /utils/api/message-logs/topics/list': {
    operationId: 'listMessageTopics',
    summary: 'What messages to the shop are about',
    access: 'public',
    data: z.object({ items: z.array(ContactTopic) }),
    errors: [],
  },
  'GET /utils/api/configurations/contact-us-head-office': {
    operationId: 'getHeadOffice',
    summary: 'Addresses, phone, hours and e-mail address of the head office',
    access: 'public',
    data: HeadOffice,
    errors: [],
  },
  'POST /utils/api/message-logs/logs/send': {
    operationId: 'sendMessage',
    summary: 'Send a message to the shop, with up to three pictures or PDFs of 5 MB each; a customer need not sign in',
    access: 'visitor',
    body: z.extend(ContactMessage, { botCheckToken }),
    attachments: { maxFiles: maxAttachments, maxBytesPerFile: maxAttachmentBytes },
    idempotent: 'optional',
    /** The number by which the shop and the sender name the message. */
    data: z.object({ reference: z.string() }),
    errors: [
      'bot_check_failed',
      /** `data` of these has the index of the file as `attachment`. */
      'attachment_type_not_supported',
      'attachment_heic_not_supported',
      'attachment_not_readable',
      'service_unavailable',
    ],
  },
});
