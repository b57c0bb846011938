import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'ศูนย์บาทถ้วน', 'Zero baht'],
  [1, 'หนึ่งสตางค์', 'One satang'],
  [25, 'ยี่สิบห้าสตางค์', 'Twenty-five satang'],
  [1_00, 'หนึ่งบาทถ้วน', 'One baht'],
  [10_00, 'สิบบาทถ้วน', 'Ten baht'],
  [11_11, 'สิบเอ็ดบาทสิบเอ็ดสตางค์', 'Eleven baht and eleven satang'],
  [20_00, 'ยี่สิบบาทถ้วน', 'Twenty baht'],
  [21_21, 'ยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์', 'Twenty-one baht and twenty-one satang'],
  [101_00, 'หนึ่งร้อยเอ็ดบาทถ้วน', 'One hundred one baht'],
  [110_00, 'หนึ่งร้อยสิบบาทถ้วน', 'One hundred ten baht'],
  [1234_50, 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์', 'One thousand two hundred thirty-four baht and fifty satang'],
  [100_000_00, 'หนึ่งแสนบาทถ้วน', 'One hundred thousand baht'],
  [1_000_000_00, 'หนึ่งล้านบาทถ้วน', 'One million baht'],
  [1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน', 'One million one baht'],
  [21_000_021_00, 'ยี่สิบเอ็ดล้านยี่สิบเอ็ดบาทถ้วน', 'Twenty-one million twenty-one baht'],
  [2_000_000_000_000_00, 'สองล้านล้านบาทถ้วน', 'Two trillion baht'],
])('%i satang in words', (amount, th, en) => {
  expect(amountInWords(amount)).toEqual({ th, en });
});
