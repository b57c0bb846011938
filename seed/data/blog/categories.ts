import type { Localised } from '../../types.ts';
import { text } from '../text.ts';

/** Categories of the blog in the order of its list. */
export const blogCategories: { slug: string; name: Localised }[] = [
  { slug: 'mobile', name: text('มือถือและแกดเจ็ต', 'Mobile and gadgets') },
  { slug: 'computers', name: text('คอมพิวเตอร์และเกม', 'Computers and gaming') },
  { slug: 'home', name: text('บ้านและทีวี', 'Home and TV') },
  { slug: 'photo-audio', name: text('กล้องและเครื่องเสียง', 'Photo and audio') },
  { slug: 'smart-shopping', name: text('ช้อปอย่างมั่นใจ', 'Shopping with confidence') },
];
