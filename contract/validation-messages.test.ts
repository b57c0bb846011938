import { expect, test } from 'vitest';
import { validationMessage } from './validation-messages.ts';

test.each([
  ['required', 'companyName', 'กรุณากรอกชื่อบริษัท', 'The company name field is required'],
  ['required', 'contact.firstName', 'กรุณากรอกชื่อ', 'The first name field is required'],
  ['required', 'provinceId', 'กรุณาเลือกจังหวัด', 'The province field is required'],
  ['required', 'type', 'กรุณาเลือกประเภท', 'The type field is required'],
  ['address_type_not_valid', 'type', 'ประเภทที่อยู่ไม่ถูกต้อง', 'The address type field is not valid'],
  ['required', 'postcode', 'กรุณากรอกรหัสไปรษณีย์', 'Please enter a postcode'],
  ['required', 'passwordConfirmation', 'กรุณายืนยันรหัสผ่าน', 'The confirm password field is required'],
  ['required', 'items', 'กรุณากรอกข้อมูลนี้', 'This field is required.'],
  ['not_valid', 'orderId', 'เลขที่คำสั่งซื้อไม่ถูกต้อง', 'The order number field is not valid'],
  ['not_valid', 'toString', 'ข้อมูลนี้ไม่ถูกต้อง', 'This field is not valid.'],
  ['unknown', 'query', 'ข้อมูลนี้ไม่ถูกต้อง', 'This field is not valid.'],
  ['must_be_number', 'branch', 'รหัสสาขาต้องเป็นตัวเลข', 'The branch number field must be number.'],
  [
    'length:6',
    'code',
    'ความยาวของรหัสยืนยันไม่ถูกต้อง กรุณากรอก 6 หลัก',
    'The length of code is invalid. Please enter 6 digits.',
  ],
  [
    'too_short:8',
    'newPassword',
    'รหัสผ่านใหม่สั้นเกินไป กรุณากรอกอย่างน้อย 8 ตัวอักษร',
    'The min length of new password is invalid. Please enter at least 8 characters.',
  ],
  [
    'too_long:4000',
    'message',
    'ข้อความยาวเกินไป กรุณากรอกไม่เกิน 4000 ตัวอักษร',
    'The max length of message is invalid. Please enter at most 4000 characters.',
  ],
  ['too_long', 'productIds', 'ข้อมูลยาวเกินไป', 'The max length of field is invalid.'],
])('the rule %s at %s says which field and number are meant', (key, field, th, en) => {
  expect([validationMessage(key, field, 'th'), validationMessage(key, field, 'en')]).toEqual([th, en]);
});
