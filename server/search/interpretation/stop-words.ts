import { foldThaiSpelling } from '../../thai-text/thai-text.ts';

/** Words that describe no product: dropped from a query that finds nothing, or hardly anything, with them. */
const stopWordList = `
ราคา เท่าไหร่ เท่าไร เท่า ไหร่ ไร กี่ บาท ซื้อ ขาย หา อยาก อยากได้ ต้องการ ที่ไหน ไหน ไหนดี ดี ดีไหม ไหม มั้ย แนะนำ รุ่น รุ่นไหน ตัวไหน ของ ที่ สำหรับ ใช้ ใช้กับ แบบ มี ไม่มี พร้อม แถม ได้ ครับ ค่ะ คะ
รุ่นไหน ยี่ห้อ ยี่ห้อไหน อะไร อะไรดี มีของ ไหนคุ้ม ได้ไหม เจน ปี
ราคาถูก ถูก ถูกๆ คุ้มค่า คุ้ม โปรโมชั่น โปรโมชัน ลดราคา ลด ส่วนลด ผ่อน ผ่อนได้ ของแท้ แท้
price prices cost buy sell best cheap cheapest good discount sale off which what how much is the a an of for with and in to baht thb recommend recommended review reviews gen generation should i buy me
`;

export const stopWords: ReadonlySet<string> = new Set(
  stopWordList
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldThaiSpelling(word).text),
);

const percentage = /(?<![0-9.])([0-9]+(?:\.[0-9]+)?)\s*(?:%|％|เปอร์เซ็นต์|percent\b)/gi;
/** What the percentages of discounts and installments are next to. */
const offer = /ลด|ผ่อน|ดอกเบี้ย|\b(?:off|discount|sale|interest|installments?|instalments?)\b/i;

/**
 * A query without the percentages of discounts and installments, such as 0% in iphone ผ่อน 0%, and not that of a keyboard 75%; unchanged
 * if it is nothing else.
 */
export function withoutPercentages(query: string): string {
  const isOffer = offer.test(query);
  const rest = query.replace(percentage, (found, amount) => (isOffer || Number(amount) === 0 ? ' ' : found));
  return /[\p{L}\p{N}]/u.test(rest) ? rest : query;
}
