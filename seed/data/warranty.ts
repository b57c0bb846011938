import type { Localised, Question } from '../types.ts';
import { question, text } from './text.ts';

/** Duration and type of a warranty. */
export interface Warranty {
  months: number;
  /** `centre`: the brand's service centres; `onsite`: a technician comes; `exchange`: the shop replaces the product. */
  by: 'centre' | 'onsite' | 'exchange';
}

export const serviceCentre = (months: number): Warranty => ({ months, by: 'centre' });
export const onsite = (months: number): Warranty => ({ months, by: 'onsite' });
export const exchange = (months: number): Warranty => ({ months, by: 'exchange' });

const duration = (months: number): Localised => {
  const years = months / 12;
  return Number.isInteger(years)
    ? text(`${years} ปี`, years === 1 ? '1 year' : `${years} years`)
    : text(`${months} เดือน`, `${months} months`);
};

export const warrantyText = ({ months, by }: Warranty): Localised => {
  const { th, en } = duration(months);
  return {
    centre: text(`ประกันศูนย์ไทย ${th}`, `${en}, Thai service centres`),
    onsite: text(`ประกันศูนย์ไทย ${th} พร้อมบริการซ่อมถึงบ้าน`, `${en}, on-site service in Thailand`),
    exchange: text(`รับประกัน ${th} เปลี่ยนตัวใหม่`, `${en}, replacement`),
  }[by];
};

export const warrantyQuestion = ({ months, by }: Warranty): Question => {
  const { th, en } = duration(months);
  return question(
    text('สินค้ารับประกันนานแค่ไหน เคลมอย่างไร', 'How long is the warranty, and how do I claim it?'),
    {
      centre: text(
        `เป็นเครื่องศูนย์ไทยแท้ รับประกัน ${th} นับจากวันที่ซื้อ เข้ารับบริการได้ที่ศูนย์บริการของแบรนด์ทั่วประเทศ เพียงแสดงใบเสร็จหรือใบกำกับภาษี`,
        `It is genuine Thai stock with a warranty of ${en} from the day you buy. Take it with your receipt or tax invoice to any of the brand's service centres in Thailand.`,
      ),
      onsite: text(
        `รับประกัน ${th} นับจากวันที่ซื้อ โทรนัดศูนย์บริการของแบรนด์ได้เลย ช่างจะเข้าไปตรวจเช็กและซ่อมให้ถึงบ้าน`,
        `The warranty runs for ${en} from the day you buy. Call the brand's service centre and a technician comes to your home.`,
      ),
      exchange: text(
        `รับประกัน ${th} นับจากวันที่ซื้อ หากใช้งานตามปกติแล้วเสีย นำสินค้าพร้อมใบเสร็จมาเปลี่ยนตัวใหม่ได้ที่สาขาของเรา`,
        `The warranty runs for ${en} from the day you buy. If it fails in normal use, bring it with the receipt to any of our branches and we replace it.`,
      ),
    }[by],
  );
};
