import type { Localised } from '../../types.ts';
import { text } from '../text.ts';

/** Tags of the blog. An article has some of them. */
export const blogTags: { slug: string; name: Localised }[] = [
  { slug: 'buying-guide', name: text('คู่มือเลือกซื้อ', 'Buying guide') },
  { slug: 'how-to', name: text('วิธีใช้และดูแล', 'How-to') },
  { slug: 'charging', name: text('ชาร์จและแบตเตอรี่', 'Charging and batteries') },
  { slug: 'network', name: text('Wi-Fi และอินเทอร์เน็ต', 'Wi-Fi and internet') },
  { slug: 'screens', name: text('ทีวีและจอ', 'TVs and screens') },
  { slug: 'students', name: text('นักเรียนนักศึกษา', 'Students') },
  { slug: 'work', name: text('ทำงานที่บ้าน', 'Working from home') },
  { slug: 'gaming', name: text('เกม', 'Gaming') },
  { slug: 'camera', name: text('ถ่ายภาพ', 'Photography') },
  { slug: 'clean-home', name: text('บ้านสะอาด', 'A clean home') },
  { slug: 'safety', name: text('ความปลอดภัย', 'Safety') },
  { slug: 'payment', name: text('การชำระเงิน', 'Payment') },
  { slug: 'after-sales', name: text('ประกันและบริการ', 'Warranty and service') },
  { slug: 'gifts', name: text('ของขวัญ', 'Gifts') },
];
