import { shop } from '#contract/shop.ts';
import type { Localised } from '../types.ts';
import { type SeedStore, storeKinds, type Week, weeks } from './store-kinds.ts';
import { bangkokStores } from './stores-bangkok.ts';
import { centralStores } from './stores-central.ts';
import { eastAndWestStores } from './stores-east-and-west.ts';
import { northStores } from './stores-north.ts';
import { northeastStores } from './stores-northeast.ts';
import { southStores } from './stores-south.ts';
import { slugOf } from './text.ts';

/** A branch of the demo shop. */
export interface DemoStore {
  slug: string;
  name: Localised;
  address: Localised;
  place: SeedStore['place'];
  latitude: number;
  longitude: number;
  phone: string;
  /** From 1. */
  position: number;
  kind: SeedStore['kind'];
  week: Week;
}

/** Provinces by telephone area code. */
const areaCodes: Record<string, string[]> = {
  '02': ['กรุงเทพมหานคร', 'นนทบุรี', 'ปทุมธานี', 'สมุทรปราการ'],
  '032': ['ประจวบคีรีขันธ์', 'เพชรบุรี', 'ราชบุรี'],
  '034': ['กาญจนบุรี', 'นครปฐม', 'สมุทรสงคราม', 'สมุทรสาคร'],
  '035': ['พระนครศรีอยุธยา', 'สุพรรณบุรี'],
  '036': ['ลพบุรี', 'สระบุรี'],
  '037': ['ปราจีนบุรี', 'สระแก้ว'],
  '038': ['ฉะเชิงเทรา', 'ชลบุรี', 'ระยอง'],
  '039': ['จันทบุรี', 'ตราด'],
  '042': ['นครพนม', 'บึงกาฬ', 'มุกดาหาร', 'เลย', 'สกลนคร', 'หนองคาย', 'อุดรธานี'],
  '043': ['กาฬสินธุ์', 'ขอนแก่น', 'มหาสารคาม', 'ร้อยเอ็ด'],
  '044': ['ชัยภูมิ', 'นครราชสีมา', 'บุรีรัมย์', 'สุรินทร์'],
  '045': ['ยโสธร', 'ศรีสะเกษ', 'อุบลราชธานี'],
  '053': ['เชียงราย', 'เชียงใหม่', 'แม่ฮ่องสอน', 'ลำพูน'],
  '054': ['น่าน', 'พะเยา', 'แพร่', 'ลำปาง'],
  '055': ['กำแพงเพชร', 'ตาก', 'พิษณุโลก', 'สุโขทัย', 'อุตรดิตถ์'],
  '056': ['นครสวรรค์', 'เพชรบูรณ์'],
  '073': ['นราธิวาส', 'ปัตตานี', 'ยะลา'],
  '074': ['พัทลุง', 'สงขลา', 'สตูล'],
  '075': ['กระบี่', 'ตรัง', 'นครศรีธรรมราช'],
  '076': ['พังงา', 'ภูเก็ต'],
  '077': ['ชุมพร', 'ระนอง', 'สุราษฎร์ธานี'],
};

/** A nine-digit number that is not assigned: no Thai exchange starts with 000. */
function phoneOf([province]: SeedStore['place'], position: number): string {
  const code = Object.keys(areaCodes).find((area) => areaCodes[area]?.includes(province));
  if (!code) throw new Error(`No area code is known for ${province}.`);
  return code.padEnd(6, '0') + String(position).padStart(3, '0');
}

function addressOf(store: SeedStore): Localised {
  const { name, road } = store;
  return 'floor' in store
    ? { th: `ชั้น ${store.floor} ${name.th} ${road.th}`, en: `Floor ${store.floor}, ${name.en}, ${road.en}` }
    : { th: `${store.house} ${road.th}`, en: `${store.house} ${road.en}` };
}

/** All branches of the demo shop, in display order. Malls and roads are real; the branches are not. */
export const stores: DemoStore[] = [
  ...bangkokStores,
  ...centralStores,
  ...northStores,
  ...northeastStores,
  ...eastAndWestStores,
  ...southStores,
].map((store, index) => ({
  slug: slugOf(store.name.en),
  name: { th: `${shop.name.th} สาขา${store.name.th}`, en: `${shop.name.en} ${store.name.en}` },
  address: addressOf(store),
  place: store.place,
  latitude: store.location[0],
  longitude: store.location[1],
  phone: phoneOf(store.place, index + 1),
  position: index + 1,
  kind: store.kind,
  week: weeks[store.hours ?? storeKinds[store.kind].hours],
}));
