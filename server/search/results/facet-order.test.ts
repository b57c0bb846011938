import { expect, it } from 'vitest';
import { bySize } from './facet-order.ts';

it.each([
  [['64GB', '128GB', '512GB', '1TB', '2TB']],
  [['Up to 12 hours', '13–24 hours', '25–40 hours', 'More than 40 hours', 'No battery']],
  [['ไม่เกิน 12 ชั่วโมง', '13–24 ชั่วโมง', '25–40 ชั่วโมง', 'มากกว่า 40 ชั่วโมง', 'ไม่ใช้แบตเตอรี่']],
  [['Under 6.4"', '6.4–6.6"', '6.7" and above']],
  [['1,000 mAh', '20,000 mAh']],
  [['IP54', 'IP67', 'IPX4']],
  [['ขาว', 'ดำ', 'น้ำเงิน']],
  [['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7']],
])('a facet lists %j in this order', (labels) => {
  expect(labels.toReversed().sort(bySize)).toEqual(labels);
});
