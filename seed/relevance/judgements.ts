import type { Locale } from '#contract/locale.ts';
import type { SeedProduct } from '../types.ts';

/** Which products a shopper means: all that is given must fit. */
export interface Wanted {
  /** Category paths, any of them, with all below. */
  in?: string | readonly string[];
  /** Slug. */
  brand?: string;
  /** Of the English name. */
  name?: RegExp;
}

/** A query with what a shopper who types it hopes for, judged before any result was seen. */
export interface Judgement {
  locale: Locale;
  query: string;
  /** What is meant: grade 3. */
  perfect: Wanted;
  /** What is welcome besides: grade 1. */
  good?: Wanted;
}

const phones = 'smartphones-tablets/smartphones';
const tablets = 'smartphones-tablets/tablets';
const mobile = 'mobile-accessories';
const desk = 'computer-accessories';
const home = 'smart-home-network';

const judge =
  (locale: Locale) =>
  (query: string, perfect: Wanted, good?: Wanted): Judgement => ({ locale, query, perfect, ...(good && { good }) });
const th = judge('th');
const en = judge('en');

/** Whether a product is one of those. */
export function isWanted({ category, brand, name }: SeedProduct, wanted: Wanted): boolean {
  const paths = wanted.in === undefined ? [''] : [wanted.in].flat();
  return (
    paths.some((path) => path === '' || category === path || category.startsWith(`${path}/`)) &&
    (wanted.brand === undefined || wanted.brand === brand) &&
    (wanted.name === undefined || wanted.name.test(name.en))
  );
}

const named = (name: RegExp, where?: Wanted['in']): Wanted => ({ name, ...(where && { in: where }) });
const of = (brand: string, where?: Wanted['in']): Wanted => ({ brand, ...(where && { in: where }) });
const within = (...paths: string[]): Wanted => ({ in: paths });

const iphones = of('apple', phones);
const galaxies = of('samsung', phones);

/** As a shopper types them, in groups. */
export const judgements: readonly Judgement[] = [
  // A product by its name.
  th('iphone 17 pro', named(/^Apple iPhone 17 Pro\b/), iphones),
  th('iphone 17 pro max', named(/^Apple iPhone 17 Pro Max/), iphones),
  th('iphone 16', named(/^Apple iPhone 16\b/), iphones),
  en('iphone air', named(/^Apple iPhone Air$/), iphones),
  en('galaxy s25 ultra', named(/^Samsung Galaxy S25 Ultra/), galaxies),
  th('galaxy z flip7', named(/Z Flip7/, phones), galaxies),
  en('galaxy a56', named(/Galaxy A56/, phones), galaxies),
  en('xiaomi 15t pro', named(/^Xiaomi 15T Pro/), of('xiaomi', phones)),
  th('redmi note 14', named(/^Redmi Note 14/), of('xiaomi', phones)),
  en('oppo reno14', named(/^OPPO Reno14/), of('oppo', phones)),
  en('vivo v60', named(/^vivo V60/), of('vivo', phones)),
  en('poco f7', named(/^POCO F7/), of('poco')),
  en('nothing phone 3a', named(/^Nothing Phone \(3a\)/), of('nothing')),
  en('macbook air', named(/^Apple MacBook Air/), within('laptops/macbook')),
  en('macbook pro m5', named(/^Apple MacBook Pro 14-inch M5/), within('laptops/macbook')),
  th('zenbook', named(/Zenbook/, 'laptops'), of('asus', 'laptops')),
  en('vivobook 15', named(/Vivobook.* 15\b/), of('asus', 'laptops')),
  en('rog zephyrus', named(/Zephyrus/), of('asus', 'laptops/gaming-laptops')),
  en('legion 5', named(/^Lenovo Legion (Pro )?5/), of('lenovo', ['laptops', 'gaming'])),
  en('lg gram', named(/^LG gram/), of('lg', 'laptops')),
  en('ipad air', named(/^Apple iPad Air/), within(`${tablets}/ipad`)),
  en('ipad pro m5', named(/^Apple iPad Pro/, tablets), within(`${tablets}/ipad`)),
  en('galaxy tab s11', named(/Tab S11/, tablets), of('samsung', tablets)),
  en('airpods pro', named(/AirPods Pro/), within('audio/earbuds/airpods')),
  en('galaxy buds', named(/Galaxy Buds/), of('samsung', 'audio')),
  en('jbl flip', named(/^JBL Flip/), of('jbl', 'audio')),
  en('marshall emberton', named(/Emberton/), of('marshall')),
  en('apple watch ultra', named(/^Apple Watch Ultra/), within('wearables/smartwatches/apple-watch')),
  en('forerunner 165', named(/Forerunner 165/), of('garmin')),
  en('playstation 5', named(/PlayStation 5/), within('gaming/game-consoles/playstation')),
  th('nintendo switch', named(/^Nintendo Switch/, 'gaming/game-consoles'), of('nintendo')),
  en('xbox series x', named(/Xbox Series X/), within('gaming/game-consoles/xbox')),
  en('mx master', named(/MX Master/), of('logitech', [desk, 'gaming'])),
  en('gopro hero13', named(/HERO13/), of('gopro')),
  en('airtag', named(/AirTag/), within('wearables/item-trackers')),
  en('apple pencil', named(/^Apple Pencil/), within('smartphones-tablets/tablet-accessories')),
  en('dji mini', named(/^DJI Mini/), of('dji')),

  // Models, with and without hyphens and blanks.
  en('wh-1000xm6', named(/WH-1000XM6/), of('sony', 'audio')),
  en('wh1000xm6', named(/WH-1000XM6/), of('sony', 'audio')),
  th('wh 1000 xm5', named(/WH-1000XM5/), of('sony', 'audio')),
  en('wf1000xm5', named(/WF-1000XM5/), of('sony', 'audio')),
  en('rtx 5070', named(/RTX 5070/, 'pc-components'), within('pc-components/graphics-cards')),
  en('rtx5090', named(/RTX 5090/, 'pc-components'), within('pc-components/graphics-cards')),
  en('sn850x', named(/SN850X/), of('wd')),
  en('l3250', named(/L3250/), of('epson', desk)),
  en('g304', named(/G304/), of('logitech')),
  en('zv-e10', named(/ZV-E10/), of('sony', 'cameras')),
  en('zve10', named(/ZV-E10/), of('sony', 'cameras')),
  en('x100vi', named(/X100VI/), of('fujifilm')),
  en('archer ax23', named(/Archer AX23/), of('tp-link')),
  en('ath-m50x', named(/ATH-M50x/), of('audio-technica')),
  en('990 pro', named(/990 PRO/), of('samsung', desk)),
  en('tapo c210', named(/Tapo C210/), of('tapo')),

  // Brands written in Thai, in both shops.
  th('ไอโฟน', iphones),
  en('ไอโฟน', iphones),
  th('ไอโฟน 17', named(/^Apple iPhone 17\b/), iphones),
  th('ไอโฟน17โปร', named(/^Apple iPhone 17 Pro\b/), iphones),
  th('ซัมซุง', of('samsung')),
  en('ซัมซุง', of('samsung')),
  th('มือถือซัมซุง', galaxies),
  th('เสี่ยวมี่', of('xiaomi')),
  th('ออปโป้', of('oppo')),
  th('วีโว่', of('vivo')),
  th('เอซุส', of('asus')),
  th('โน้ตบุ๊คเอซุส', of('asus', 'laptops')),
  th('เลอโนโว', of('lenovo')),
  th('โซนี่', of('sony')),
  th('หูฟังโซนี่', of('sony', ['audio/headphones', 'audio/earbuds']), of('sony', ['audio', 'gaming'])),
  th('ลำโพง เจบีแอล', of('jbl', ['audio/portable-speakers', 'audio/soundbars', 'audio/home-speakers']), of('jbl')),
  th('แองเคอร์', of('anker')),
  th('โลจิเทค', of('logitech')),
  th('เมาส์โลจิเทค', of('logitech', [`${desk}/mice`, 'gaming/gaming-mice']), of('logitech')),
  th('การ์มิน', of('garmin')),
  th('แคนนอน', of('canon')),
  th('ไอแพด', within(`${tablets}/ipad`), of('apple')),
  th('แมคบุ๊ค', within('laptops/macbook'), of('apple')),
  th('แอร์พอด', within('audio/earbuds/airpods'), of('apple')),
  th('โกโปร', of('gopro')),
  th('ไดสัน', of('dyson')),
  th('ฮาตาริ', of('hatari')),

  // What a thing is called, in Thai.
  th('มือถือ', within(phones)),
  th('โทรศัพท์', within(phones)),
  th('สมาร์ทโฟน', within(phones)),
  th('แท็บเล็ต', within(tablets)),
  th('โน้ตบุ๊ก', within('laptops')),
  th('โน้ตบุ๊กเกมมิ่ง', within('laptops/gaming-laptops'), within('laptops')),
  th(
    'คีย์บอร์ด',
    within(`${desk}/keyboards`, 'gaming/gaming-keyboards'),
    within('smartphones-tablets/tablet-accessories'),
  ),
  th('เมาส์', within(`${desk}/mice`, 'gaming/gaming-mice'), within('gaming/mouse-pads')),
  th('หูฟัง', within('audio/headphones', 'audio/earbuds', 'gaming/gaming-headsets')),
  th('หูฟังไร้สาย', within('audio/headphones', 'audio/earbuds'), within('gaming/gaming-headsets')),
  th('ลำโพงบลูทูธ', within('audio/portable-speakers', 'audio/home-speakers'), within('audio')),
  th('ซาวด์บาร์', within('audio/soundbars')),
  th('พาวเวอร์แบงค์', within(`${mobile}/power-banks`)),
  th('หัวชาร์จ', within(`${mobile}/chargers`, 'car-gadgets/car-mounts-chargers/car-chargers')),
  th('สายชาร์จ', within(`${mobile}/cables`), within(mobile)),
  th('เคสไอโฟน', within(`${mobile}/phone-cases/iphone-cases`), within(`${mobile}/phone-cases`)),
  th('เคส iphone 17', named(/iPhone (17|Air)/, `${mobile}/phone-cases`), within(`${mobile}/phone-cases`)),
  th('ฟิล์มกระจก', within(`${mobile}/screen-protectors`)),
  th('ฟิล์ม iphone 17', named(/iPhone 17/, `${mobile}/screen-protectors`), within(`${mobile}/screen-protectors`)),
  th('การ์ดจอ', within('pc-components/graphics-cards')),
  th('ซีพียู', within('pc-components/processors'), within('pc-components')),
  th('เมนบอร์ด', within('pc-components/motherboards')),
  th('แรม', within('pc-components/memory'), within('pc-components')),
  th('ฮาร์ดดิสก์', within(`${desk}/hard-disks`), within(desk)),
  th('แฟลชไดรฟ์', within(`${desk}/flash-drives`)),
  th('เครื่องพิมพ์', within(`${desk}/printers`)),
  th('หมึก epson', of('epson', `${desk}/ink-toner`), of('epson')),
  th('เว็บแคม', within(`${desk}/webcams`)),
  th('กล้องมิเรอร์เลส', within('cameras/mirrorless-cameras'), within('cameras')),
  th('เลนส์', within('cameras/lenses'), within('cameras')),
  th('โดรน', within('drones-creator-gear/drones'), of('dji')),
  th('ขาตั้งกล้อง', within('cameras/tripods'), within('cameras')),
  th('เราเตอร์', within(`${home}/wi-fi-routers`), within(`${home}/mesh-wi-fi`)),
  th('กล้องวงจรปิด', within(`${home}/security-cameras`), within(home)),
  th('หุ่นยนต์ดูดฝุ่น', within(`${home}/robot-vacuums`)),
  th('เครื่องฟอกอากาศ', within('home-appliances/air-purifiers')),
  th('พัดลม', within('home-appliances/fans'), within('pc-components')),
  th('หลอดไฟอัจฉริยะ', within(`${home}/smart-lighting`)),
  th('กลอนประตูดิจิทัล', within(`${home}/smart-locks`)),
  th('นาฬิกาวิ่ง', within('wearables/running-watches'), within('wearables')),
  th('สมาร์ทวอทช์', within('wearables/smartwatches', 'wearables/running-watches'), within('wearables')),
  th('นาฬิกาเด็ก', within('wearables/kids-watches')),
  th('ทีวี', within('tvs-monitors/tvs'), within('tvs-monitors')),
  th('ทีวี oled', within('tvs-monitors/tvs/oled-tvs'), within('tvs-monitors/tvs')),
  th('จอคอม', within('tvs-monitors/monitors')),
  th('โปรเจคเตอร์', within('office-projectors/projectors')),
  th('จอยเกม', within('gaming/controllers'), within('gaming')),
  th('เก้าอี้เกมมิ่ง', within('gaming/gaming-chairs')),
  th('กล้องติดรถยนต์', within('car-gadgets/dash-cams')),
  th('เครื่องสำรองไฟ', within('office-projectors/ups')),
  th('มือถือจอพับ', within(`${phones}/foldable-phones`), within(phones)),

  // What a thing is called, in English.
  en('phone', within(phones), within(mobile)),
  en('laptop', within('laptops')),
  en('gaming laptop', within('laptops/gaming-laptops'), within('laptops')),
  en('earbuds', within('audio/earbuds')),
  en(
    'noise cancelling headphones',
    within('audio/headphones', 'audio/earbuds/noise-cancelling-earbuds'),
    within('audio'),
  ),
  en('power bank', within(`${mobile}/power-banks`)),
  en('powerbank', within(`${mobile}/power-banks`)),
  en('usb c hub', within(`${desk}/hubs-docks/usb-c-hubs`), within(`${desk}/hubs-docks`)),
  en(
    'mechanical keyboard',
    within(`${desk}/keyboards/mechanical-keyboards`),
    within(`${desk}/keyboards`, 'gaming/gaming-keyboards'),
  ),
  en('gaming mouse', within('gaming/gaming-mice'), within('gaming')),
  en('graphics card', within('pc-components/graphics-cards')),
  en('portable ssd', within(`${desk}/ssd-storage/portable-ssds`), within(`${desk}/ssd-storage`)),
  en('micro sd', within(`${desk}/memory-cards/microsd-cards`), within(`${desk}/memory-cards`)),
  en('ink tank printer', within(`${desk}/printers/ink-tank-printers`), within(`${desk}/printers`)),
  en('mesh wifi', within(`${home}/mesh-wi-fi`), within(home)),
  en('robot vacuum', within(`${home}/robot-vacuums`)),
  en('wireless charger', within(`${mobile}/chargers/wireless-chargers`), within(`${mobile}/chargers`)),
  en('iphone case', within(`${mobile}/phone-cases/iphone-cases`), within(`${mobile}/phone-cases`)),
  en('soundbar', within('audio/soundbars')),
  en('4k tv', named(/4K/, 'tvs-monitors/tvs'), within('tvs-monitors')),
  en('curved monitor', named(/Curved/, 'tvs-monitors/monitors'), within('tvs-monitors/monitors')),
  en('dash cam', within('car-gadgets/dash-cams')),
  en('action camera', within('cameras/action-cameras'), within('cameras')),
  en('smart lock', within(`${home}/smart-locks`)),

  // With the wrong letters.
  th('ไอโฟล', iphones),
  th('ซัมซุม', of('samsung')),
  th('โน๊ตบุ๊ค', within('laptops')),
  th('โนตบุค', within('laptops')),
  th('แลปท็อป', within('laptops')),
  th('เพาเวอร์แบงค์', within(`${mobile}/power-banks`)),
  th('คีบอร์ด', within(`${desk}/keyboards`, 'gaming/gaming-keyboards'), within('smartphones-tablets/tablet-accessories')),
  th('เม้าส์', within(`${desk}/mice`, 'gaming/gaming-mice'), within('gaming/mouse-pads')),
  th('บลูทูท ลำโพง', within('audio/portable-speakers', 'audio/home-speakers'), within('audio')),
  th('ปริ้นเตอร์', within(`${desk}/printers`)),
  th('เร้าเตอร์', within(`${home}/wi-fi-routers`), within(`${home}/mesh-wi-fi`)),
  th('สมาทวอช', within('wearables/smartwatches', 'wearables/running-watches'), within('wearables')),
  th('กาแลกซี่', named(/Galaxy/, [phones, tablets, 'wearables', 'audio']), of('samsung')),
  en('iphnoe', iphones),
  en('samsng galaxy', galaxies, of('samsung')),
  en('logitec mouse', of('logitech', [`${desk}/mice`, 'gaming/gaming-mice']), of('logitech')),
  en('airpod', within('audio/earbuds/airpods')),
  en(
    'keybord',
    within(`${desk}/keyboards`, 'gaming/gaming-keyboards'),
    within('smartphones-tablets/tablet-accessories'),
  ),
  en('headphnes', within('audio/headphones', 'gaming/gaming-headsets'), within('audio')),
  en('macbok', within('laptops/macbook')),
  en('garmn', of('garmin')),
  en('projecter', within('office-projectors/projectors')),

  // With the keyboard in the wrong language.
  th('wvFao', iphones),
  en('wvFao', iphones),
  th('หฟทหีืเ', of('samsung')),
  th('รยฟก', within(`${tablets}/ipad`), of('apple')),
  th('ยนแน', of('poco')),
  th("s^ay'", within('audio/headphones', 'audio/earbuds', 'gaming/gaming-headsets')),

  // On the way to it.
  en('iph', iphones, of('apple')),
  en('iphone 1', iphones),
  en('sams', of('samsung')),
  en('gala', named(/Galaxy/), of('samsung')),
  en('logi', of('logitech')),
  en('headp', within('audio/headphones'), within('audio', 'gaming')),
  th('ไอโฟ', iphones),
  th('ซัมซ', of('samsung')),
  th('โน้ต', within('laptops')),
  th('พาวเวอร์แ', within(`${mobile}/power-banks`)),
  th('คีย์บ', within(`${desk}/keyboards`, 'gaming/gaming-keyboards'), within('smartphones-tablets/tablet-accessories')),

  // Mixed, with properties.
  th('iphone 256gb', iphones, of('apple')),
  th('หูฟัง jbl', of('jbl', ['audio/earbuds', 'audio/headphones']), of('jbl')),
  th('จอ 27 นิ้ว', within('tvs-monitors/monitors')),
  th('ssd 1tb', within(`${desk}/ssd-storage`), within(desk)),
  th('หัวชาร์จ 65w', named(/65W/, `${mobile}/chargers`), within(`${mobile}/chargers`)),
  th('พาวเวอร์แบงค์ 20000', named(/20K|20000/, `${mobile}/power-banks`), within(`${mobile}/power-banks`)),
  th('สาย usb c to lightning', within(`${mobile}/cables/lightning-cables`), within(`${mobile}/cables`)),
  th('โน้ตบุ๊ก acer', of('acer', 'laptops'), of('acer')),
  th('ทีวี samsung', of('samsung', 'tvs-monitors/tvs'), of('samsung', 'tvs-monitors')),
  th('router wifi 7', named(/Wi-Fi 7|BE\d|GE650|BE\b/, `${home}/wi-fi-routers`), within(home)),
];
