import type { Locale, Localised } from './locale.ts';
import type { ValidationKey, ValidationRule } from './validation.ts';

interface FieldName extends Localised {
  /** Its value is chosen from a list, not typed. */
  isChosen?: true;
  /** What is said if it is empty, where the name alone does not say it. */
  required?: Localised;
}

const chosen = (th: string, en: string): FieldName => ({ th, en, isChosen: true });
const emailName = { th: 'อีเมล', en: 'email' };

/** The fields of forms by their names on the wire, as they are called within a sentence. */
const fieldNames: Record<string, FieldName> = {
  email: emailName,
  username: emailName,
  firstName: { th: 'ชื่อ', en: 'first name' },
  lastName: { th: 'นามสกุล', en: 'last name' },
  name: { th: 'ชื่อ-นามสกุล', en: 'name' },
  mobileNo: { th: 'เบอร์มือถือ', en: 'mobile number' },
  password: { th: 'รหัสผ่าน', en: 'password' },
  oldPassword: { th: 'รหัสผ่านปัจจุบัน', en: 'current password' },
  newPassword: { th: 'รหัสผ่านใหม่', en: 'new password' },
  passwordConfirmation: {
    th: 'ยืนยันรหัสผ่าน',
    en: 'confirm password',
    required: { th: 'กรุณายืนยันรหัสผ่าน', en: 'The confirm password field is required' },
  },
  code: { th: 'รหัสยืนยัน', en: 'code' },
  address: { th: 'ที่อยู่', en: 'address' },
  provinceId: chosen('จังหวัด', 'province'),
  districtId: chosen('เขต/อำเภอ', 'district'),
  subdistrictId: chosen('แขวง/ตำบล', 'subdistrict'),
  postcode: {
    th: 'รหัสไปรษณีย์',
    en: 'postcode',
    required: { th: 'กรุณากรอกรหัสไปรษณีย์', en: 'Please enter a postcode' },
  },
  type: chosen('ประเภท', 'type'),
  taxpayerType: chosen('ประเภทผู้เสียภาษี', 'taxpayer type'),
  companyName: { th: 'ชื่อบริษัท', en: 'company name' },
  taxId: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'tax ID' },
  branch: { th: 'รหัสสาขา', en: 'branch number' },
  topic: chosen('เรื่องที่ติดต่อ', 'topic'),
  orderId: { th: 'เลขที่คำสั่งซื้อ', en: 'order number' },
  message: { th: 'ข้อความ', en: 'message' },
  comment: { th: 'รายละเอียด', en: 'comment' },
  couponCode: { th: 'โค้ดส่วนลด', en: 'coupon code' },
  quantity: { th: 'จำนวนสินค้า', en: 'quantity' },
  addressId: chosen('ที่อยู่จัดส่ง', 'shipping address'),
  billingAddressId: chosen('ที่อยู่ใบกำกับภาษี', 'billing address'),
  storeId: chosen('สาขาที่รับสินค้า', 'pickup branch'),
  paymentMethod: chosen('วิธีชำระเงิน', 'payment method'),
  installmentPlanId: chosen('แผนผ่อนชำระ', 'installment plan'),
};

/** The texts of a rule. The placeholders are `{field}` and `{number}`. */
interface RuleMessage extends Localised {
  /** For fields with a name, where it is part of the text. */
  named?: Localised;
  /** For a rule with a number. */
  limit?: Localised;
}

const messages: Record<ValidationRule, RuleMessage> = {
  required: {
    th: 'กรุณากรอกข้อมูลนี้',
    en: 'This field is required.',
    named: { th: 'กรุณากรอก{field}', en: 'The {field} field is required' },
  },
  not_valid: {
    th: 'ข้อมูลนี้ไม่ถูกต้อง',
    en: 'This field is not valid.',
    named: { th: '{field}ไม่ถูกต้อง', en: 'The {field} field is not valid' },
  },
  must_be_number: {
    th: 'ข้อมูลนี้ต้องเป็นตัวเลข',
    en: 'This field must be number.',
    named: { th: '{field}ต้องเป็นตัวเลข', en: 'The {field} field must be number.' },
  },
  length: {
    th: 'ความยาวของข้อมูลไม่ถูกต้อง',
    en: 'The length of field is invalid.',
    named: { th: 'ความยาวของ{field}ไม่ถูกต้อง', en: 'The length of {field} is invalid.' },
    limit: { th: 'กรุณากรอก {number} หลัก', en: 'Please enter {number} digits.' },
  },
  too_short: {
    th: 'ข้อมูลสั้นเกินไป',
    en: 'The min length of field is invalid.',
    named: { th: '{field}สั้นเกินไป', en: 'The min length of {field} is invalid.' },
    limit: { th: 'กรุณากรอกอย่างน้อย {number} ตัวอักษร', en: 'Please enter at least {number} characters.' },
  },
  too_long: {
    th: 'ข้อมูลยาวเกินไป',
    en: 'The max length of field is invalid.',
    named: { th: '{field}ยาวเกินไป', en: 'The max length of {field} is invalid.' },
    limit: { th: 'กรุณากรอกไม่เกิน {number} ตัวอักษร', en: 'Please enter at most {number} characters.' },
  },
  email_not_valid: { th: 'อีเมลไม่ถูกต้อง', en: 'The email is not a valid email address.' },
  password_needs_number: { th: 'ต้องมีตัวเลข', en: 'Must includes number' },
  password_needs_special_character: {
    th: 'ต้องมีอักขระพิเศษ (!@#$%^&*)',
    en: 'Must includes special character (!@#$%^&*)',
  },
  password_needs_letters: { th: 'ต้องมีตัวอักษร a-z และ A-Z', en: 'Must includes a-z, A-Z' },
  password_confirmation_differs: { th: 'รหัสผ่านไม่ตรงกัน', en: 'Password confirmation does not match password' },
  address_type_not_valid: { th: 'ประเภทที่อยู่ไม่ถูกต้อง', en: 'The address type field is not valid' },
  id_card_required: {
    th: 'กรุณากรอกเลขบัตรประชาชนหรือหนังสือเดินทาง',
    en: 'The ID card or passport number field is required',
  },
  id_card_not_valid: { th: 'หมายเลขบัตรประชาชนหรือหนังสือเดินทางไม่ถูกต้อง', en: 'The ID card number is not valid.' },
  tax_id_not_valid: { th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง', en: 'The tax ID is not valid.' },
  mobile_not_valid: { th: 'หมายเลขโทรศัพท์มือถือไม่ถูกต้อง', en: 'The mobile number is not valid.' },
  name_has_web_address: {
    th: 'ชื่อต้องไม่มีลิงก์หรือที่อยู่เว็บไซต์ หากมีจุด กรุณาเว้นวรรคหลังจุด',
    en: 'Names cannot contain web addresses. If there is a dot, put a space after it.',
  },
  letters_required: { th: 'ต้องมีตัวอักษรไทยหรืออังกฤษ', en: 'Please use Thai or Latin letters.' },
  consent_required: { th: 'กรุณายอมรับเงื่อนไขการใช้บริการ', en: 'Please accept the terms of service.' },
  quantity_not_valid: { th: 'จำนวนสินค้าไม่ถูกต้อง', en: 'The quantity is not valid.' },
  too_many_files: { th: 'แนบไฟล์ได้ไม่เกิน 3 ไฟล์', en: 'Attach at most three files.' },
  file_too_large: { th: 'ไฟล์ต้องมีขนาดไม่เกิน 5 MB', en: 'Each file can be up to 5 MB.' },
};

/** Whether a text is the key of a rule rather than a message. */
export function isValidationKey(text: string): text is ValidationKey {
  return Object.hasOwn(messages, text.split(':')[0] ?? '');
}

/**
 * What is said about a field that breaks a rule (docs/reference/validation.md), with the field's name and the number of the rule. An
 * unknown key reads as `not_valid`.
 *
 * @param field the name of the field on the wire, or its path (`receiver.firstName`); one without a name of its own is 'this field'
 */
export function validationMessage(key: string, field: string, locale: Locale): string {
  const [rule = '', number] = key.split(':');
  const message = Object.hasOwn(messages, rule) ? messages[rule as ValidationRule] : messages.not_valid;
  const wireName = field.split('.').at(-1) ?? '';
  const name = Object.hasOwn(fieldNames, wireName) ? fieldNames[wireName] : undefined;
  if (rule === 'required' && name?.required) return name.required[locale];
  if (rule === 'required' && name?.isChosen && locale === 'th') return `กรุณาเลือก${name.th}`;
  const sentence = (name && message.named ? message.named : message)[locale].replace('{field}', name?.[locale] ?? '');
  return number && message.limit ? `${sentence} ${message.limit[locale].replace('{number}', number)}` : sentence;
}
