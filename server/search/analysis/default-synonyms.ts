import { brandLines, modelNameLines, modelSuffixLines } from './default-names.ts';

/*
 * The lexicon: synonyms that a new shop starts with; its operator edits them (`npm run shop -- synonyms`). Each line is a group of phrases
 * with the same meaning. The first one is the word of most product names; transliterations and frequent misspellings follow. Names for a
 * kind that is not sold are in the group of the kind that serves in its place.
 */

const productTypeLines = `
มือถือ, โทรศัพท์, โทรศัพท์มือถือ, สมาร์ทโฟน, สมาร์ตโฟน, smartphone, smart phone, mobile phone, phone, mobile, cell phone, cellphone, handphone
มือถือ android, android phone, android, แอนดรอยด์, แอนดรอย
มือถือจอพับ, foldable phone, folding phone
แท็บเล็ต, แทบเล็ต, แท็ปเลต, แทปเล็ต, tablet
โน้ตบุ๊ก, โน๊ตบุ๊ค, โน็ตบุ๊ค, notebook, laptop, แล็ปท็อป, แลปท็อป, แล็บท็อป
โน้ตบุ๊กเกมมิ่ง, gaming laptop, gaming notebook
คอมพิวเตอร์, คอม, คอมพ์, computer, desktop computer, pc, พีซี
คอมประกอบ, คอมตั้งโต๊ะ, คอมพิวเตอร์ตั้งโต๊ะ, desktop, desktop pc, desktop computer, เดสก์ท็อป
ออลอินวัน, all in one, aio
มินิพีซี, mini pc
จอคอม, จอมอนิเตอร์, มอนิเตอร์, monitor, จอ, จอภาพ
จอเกมมิ่ง, gaming monitor
จอโค้ง, curved monitor, curved
ทีวี, โทรทัศน์, tv, television, สมาร์ททีวี, smart tv, ทีวีดิจิตอล, จอทีวี, ทีวีอัจฉริยะ, android tv, แอนดรอยด์ทีวี
โปรเจกเตอร์, โปรเจคเตอร์, projector, เครื่องฉาย, เครื่องฉายหนัง
กล่องทีวี, tv box, media player, android box, สตรีมมิ่ง
หูฟัง, headphone, headphones, earphone, earphones, เฮดโฟน, เอียร์โฟน, สมอลทอล์ค, สมอลทอล์ก
หูฟังไร้สาย, earbuds, earbud, tws, true wireless, wireless earbuds, หูฟังบลูทูธ, เอียร์บัด, เอียร์บัดส์
หูฟังครอบหู, over ear, over ear headphones, หูฟังครอบ, หูฟังครอบหัว, หูฟังเต็มหู
หูฟังออกกำลังกาย, หูฟังวิ่ง, หูฟังใส่วิ่ง, หูฟังสปอร์ต, sports earbuds, sport earbuds, sports headphones, sport headphones, running headphones, running earbuds, workout headphones, workout earbuds
หูฟังเกมมิ่ง, gaming headset, headset, เฮดเซ็ต
ลำโพง, speaker, speakers, สปีกเกอร์
ลำโพงตั้งโต๊ะ, ลำโพงคอม, ลำโพงคอมพิวเตอร์, computer speaker, computer speakers, desktop speaker, desktop speakers, pc speaker, pc speakers
ลำโพงบลูทูธ, bluetooth speaker, ลำโพงพกพา, portable speaker
ซาวด์บาร์, ซาวบาร์, ซาวน์บาร์, soundbar, sound bar
นาฬิกา, นาฬิกาอัจฉริยะ, สมาร์ทวอทช์, สมาร์ทวอช, สมาทวอช, smartwatch, smart watch, watch
นาฬิกาวิ่ง, running watch
สายรัดข้อมือ, fitness band, smart band, band, ฟิตเนสแบนด์
นาฬิกาเด็ก, kids watch, นาฬิกาโทรศัพท์เด็ก, นาฬิกาโทรศัพท์, นาฬิกาสำหรับเด็ก, kids phone watch, kids smartwatch, kids smart watch
กล้อง, camera, กล้องถ่ายรูป, กล้องดิจิตอล, กล้องดิจิทัล, digital camera
กล้องมิเรอร์เลส, มิเรอร์เลส, mirrorless
กล้องแอ็กชัน, แอ็กชันแคม, action camera, action cam
กล้องติดรถ, กล้องติดรถยนต์, กล้องหน้ารถ, dash cam, dashcam, dash camera, car camera, กล้องติดหน้ารถ, กล้องรถ, กล้องรถยนต์, แดชแคม
กล้องวงจรปิด, วงจรปิด, กล้องบ้าน, กล้องรักษาความปลอดภัย, home camera, cctv, security camera, ip camera, กล้องไอพี, กล้องไวไฟ, กล้องดูเด็ก, baby monitor
กริ่งประตู, doorbell, video doorbell, doorbell camera
เว็บแคม, เวบแคม, webcam, web cam, กล้องเว็บแคม, กล้องคอม, กล้องคอมพิวเตอร์
เลนส์, เลนส์กล้อง, lens, lenses
ขาตั้งกล้อง, tripod
กันสั่น, ไม้กันสั่น, กิมบอล, gimbal
โดรน, drone
ไมโครโฟน, ไมค์, ไมค์โครโฟน, microphone, mic
ไมค์ไร้สาย, wireless microphone, wireless mic
เมาส์, เม้าส์, เมาท์, mouse
เมาส์ไร้สาย, wireless mouse
เมาส์เกมมิ่ง, gaming mouse
คีย์บอร์ด, คีบอร์ด, คีย์บอด, แป้นพิมพ์, keyboard
คีย์บอร์ดแมคคานิคอล, mechanical keyboard, แมคคานิคอล, แมคคานิคัล
แผ่นรองเมาส์, เมาส์แพด, แพดเมาส์, mouse pad, mousepad
จอยเกม, จอย, controller, gamepad, joystick, จอยคอนโทรลเลอร์, คอนโทรลเลอร์, พวงมาลัย, พวงมาลัยเกม, racing wheel, steering wheel
เครื่องเกม, เครื่องเล่นเกม, คอนโซล, console, game console
แว่นวีอาร์, แว่น vr, vr, vr headset
เก้าอี้เกมมิ่ง, gaming chair
เมนบอร์ด, แมนบอร์ด, motherboard, mainboard
ซีพียู, cpu, processor, โปรเซสเซอร์
การ์ดจอ, กราฟิกการ์ด, graphics card, graphic card, gpu, vga, กราฟฟิกการ์ด, กราฟิคการ์ด, วีจีเอ
แรม, ram, memory module
เอสเอสดี, ssd, solid state drive, solid state disk
เอสเอสดี pcie 4.0, ssd pcie 4.0, ssd pcie gen4, ssd gen4, nvme gen4
เอสเอสดี pcie 5.0, ssd pcie 5.0, ssd pcie gen5, ssd gen5, nvme gen5
เอสเอสดีพกพา, external ssd, portable ssd, ฮาร์ดดิสก์พกพา, ฮาร์ดดิสพกพา, ฮาร์ดดิสก์ภายนอก, external hard disk, external harddisk, external hard drive, external hdd, portable hard disk, portable hard drive, portable hdd
ฮาร์ดดิสก์, ฮาดดิส, ฮาร์ดดิส, hard disk, harddisk, hard drive, hdd, ฮาร์ดไดร์ฟ, ฮาร์ดไดรฟ์
แฟลชไดรฟ์, แฟลชไดร์ฟ, ทรัมไดรฟ์, แฮนดี้ไดรฟ์, ธัมบ์ไดรฟ์, ทัมไดรฟ์, flash drive, usb drive, thumb drive, usb stick, handy drive
เมมโมรี่การ์ด, เมโมรี่การ์ด, เมมการ์ด, เมม, การ์ดความจำ, การ์ดหน่วยความจำ, memory card, sd card, microsd, micro sd, เมมโมรี่, เอสดีการ์ด, ไมโครเอสดี
พาวเวอร์ซัพพลาย, เพาเวอร์ซัพพลาย, psu, power supply
เคสคอม, เคสคอมพิวเตอร์, pc case, computer case, เคส atx, เคส itx, เคส mini itx, atx case, itx case, mini itx case
พัดลมซีพียู, พัดลม cpu, พัดลมระบายความร้อน, ซิงก์ลม, ฮีตซิงก์, ฮีทซิงค์, cpu cooler, cpu fan, air cooler, heatsink, cooling fan, pc fan, พัดลมเคส, พัดลมคอม, case fan, computer fan
ชุดน้ำ, ซิงก์น้ำ, liquid cooler, water cooling, aio cooler
เครื่องพิมพ์, ปริ้นเตอร์, พรินเตอร์, ปริ้นท์เตอร์, เครื่องปริ้น, ปริ้น, printer
เครื่องพิมพ์มัลติฟังก์ชัน, multifunction printer, all in one printer, สแกนเนอร์, เครื่องสแกน, เครื่องสแกนเนอร์, เครื่องถ่ายเอกสาร, scanner
เครื่องพิมพ์อิงค์แท็งก์, อิงค์แท็งก์, อิงค์แทงค์, ink tank printer, ink tank, printer ink tank, tank printer
หมึก, หมึกพิมพ์, หมึกปริ้น, หมึกเติม, ink, ตลับหมึก, cartridge
เครื่องสำรองไฟ, ups, ยูพีเอส, ที่สำรองไฟ
เราเตอร์, เราท์เตอร์, เร้าเตอร์, router, พ็อกเก็ตไวไฟ, pocket wifi
เมช, mesh, mesh wifi, ตัวขยายสัญญาณ, wifi extender, repeater, access point, แอคเซสพอยต์
สวิตช์แลน, สวิตช์เครือข่าย, network switch, lan switch, switch hub, สวิตช์ฮับ, สวิทช์ฮับ
ฮับ, usb hub, hub, ยูเอสบีฮับ, ตัวแปลง, หัวแปลง, card reader, การ์ดรีดเดอร์, ตัวอ่านการ์ด
ด็อก, docking station, dock
หัวชาร์จ, ที่ชาร์จ, ที่ชาร์ท, อะแดปเตอร์, อแดปเตอร์, adapter, charger, ปลั๊กชาร์จ, ชาร์จเจอร์
ที่ชาร์จไร้สาย, แท่นชาร์จไร้สาย, ชาร์จไร้สาย, wireless charger, แท่นชาร์จ
ที่ชาร์จในรถ, หัวชาร์จรถ, car charger
สายชาร์จ, charging cable, charger cable, usb cable
สายเคเบิล, สายสัญญาณ, cable
พาวเวอร์แบงค์, เพาเวอร์แบงค์, พาวเวอร์แบงก์, พาวเวอแบงค์, พาเวอร์แบงค์, power bank, powerbank, แบตสำรอง, แบตเตอรี่สำรอง, แบตเสริม, แบตพกพา, ที่ชาร์จพกพา, portable charger, battery pack
เคส, case, cover, เคสมือถือ, phone case
ฟิล์ม, ฟิล์มกระจก, ฟิล์มกันรอย, กระจกกันรอย, ฟิม, ฟิลม์, screen protector, film, tempered glass
เคสไอแพด, เคสแท็บเล็ต, ipad case, ipad cover, tablet case, ipad folio
คีย์บอร์ดแท็บเล็ต, คีย์บอร์ดไอแพด, คีย์บอร์ด ipad, เคสคีย์บอร์ด, เคสคีย์บอร์ด ipad, tablet keyboard, ipad keyboard, keyboard case, ipad keyboard case
ปากกา, ปากกาไอแพด, stylus, pencil, pen, ปากกาทัชสกรีน
ขาตั้งมือถือ, ที่วางมือถือ, phone stand, stand, ขาตั้งโทรศัพท์, ที่ตั้งมือถือ, แท่นวางมือถือ, ที่วางโทรศัพท์, แท่นวางโทรศัพท์
แท่นวางโน้ตบุ๊ก, ขาตั้งโน้ตบุ๊ก, ที่วางโน้ตบุ๊ก, laptop stand, macbook stand, ขาตั้ง macbook, ขาตั้งแมคบุ๊ก
ที่จับมือถือในรถ, ที่ยึดมือถือ, ที่วางมือถือในรถ, car mount, car holder
กระเป๋าโน้ตบุ๊ก, กระเป๋า, เป้, laptop bag, macbook bag, backpack, กระเป๋าเป้, กระเป๋าแล็ปท็อป, กระเป๋าคอม
ซองโน้ตบุ๊ก, sleeve, laptop sleeve
แท็กติดตาม, แท็ก, tracker, item tracker, tag
หุ่นยนต์ดูดฝุ่น, โรบอทดูดฝุ่น, robot vacuum, หุ่นดูดฝุ่น
เครื่องดูดฝุ่น, เครื่องดูดฝุ่นไร้สาย, vacuum, vacuum cleaner, stick vacuum, เครื่องดูดฝุ่นด้ามจับ, cordless vacuum
เครื่องฟอกอากาศ, ฟอกอากาศ, air purifier, purifier, เครื่องกรองอากาศ, กรองอากาศ
พัดลม, fan
หลอดไฟอัจฉริยะ, หลอดไฟ, smart bulb, bulb
ไฟอัจฉริยะ, ไฟแต่งห้อง, ไฟตกแต่ง, smart light, smart lighting
ไฟเส้น, light strip, led strip
ปลั๊กอัจฉริยะ, ปลั๊กไฟ, ปลั๊ก, smart plug, plug, ปลั๊กพ่วง, ปลั๊กราง, รางปลั๊ก, power strip
กุญแจดิจิทัล, กุญแจดิจิตอล, กลอนดิจิตอล, กลอนประตู, ล็อกดิจิทัล, smart lock, digital lock, door lock, ดิจิตอลล็อค, ดิจิทัลล็อก, ประตูดิจิตอล, สมาร์ทล็อก, สมาร์ทล็อค
สมาร์ทโฮม, บ้านอัจฉริยะ, smart home
`;

/** Words that stand for no kind of product, but for what one has or is made for. */
const featureLines = `
จอพับ, พับได้, foldable, folding
วินโดวส์, วินโดว์, windows
ตัดเสียงรบกวน, ตัดเสียง, noise cancelling, noise canceling, anc
ไวไฟ, wifi, wi fi, วายฟาย, ไวฟาย
แม่เหล็ก, magnetic, magsafe, แมกเซฟ, แม็กเซฟ
เกมมิ่ง, เกมส์มิ่ง, เล่นเกม, เล่นเกมส์, gaming
เกม, เกมส์, game
ไร้สาย, wireless, ไวร์เลส, ไม่มีสาย
บลูทูธ, บลูทูท, bluetooth
มีสาย, แบบสาย, แบบมีสาย, wired
กันน้ำ, waterproof, water resistant
ชาร์จเร็ว, ชาร์จไว, fast charge, fast charging, quick charge
พกพา, portable
วิ่ง, running
จอสัมผัส, ทัชสกรีน, touch screen, touchscreen
`;

const propertyLines = `
เงียบ, ไร้เสียง, เสียงเงียบ, silent, quiet
สีดำ, ดำ, black
สีขาว, ขาว, white
สีเงิน, เงิน, silver
สีทอง, ทอง, gold
สีน้ำเงิน, น้ำเงิน, blue
สีแดง, แดง, red
สีเขียว, เขียว, green
สีชมพู, ชมพู, pink
สีม่วง, ม่วง, purple, violet
สีฟ้า, ฟ้า, sky blue
สีส้ม, ส้ม, orange
สีเทา, เทา, gray, grey
ไทป์ซี, ไทป์c, type c, usb c, usbc
ไลท์นิ่ง, ไลนิ่ง, lightning
เอชดีเอ็มไอ, hdmi
ยูเอสบี, usb
แนวตั้ง, vertical
มาโคร, macro
full hd, fhd, 1080p, ฟูลเอชดี
qhd, wqhd, 2k, 1440p, สองเค
4k, สี่เค, uhd, 2160p
5g, ห้าจี
อัลตร้าไวด์, ultrawide, ultra wide
โอเลด, oled
`;

const unitLines = `
นิ้ว, inch, inches
วัตต์, watt, w
กิกะไบต์, กิ๊ก, gb
เทราไบต์, เทร่า, เทรา, เทระ, tb
มิลลิแอมป์, mah
เฮิรตซ์, เฮิร์ตซ์, เฮิร์ต, hertz, hz
เมตร, metre, meter, metres, meters
ลิตร, litre, liter, litres, liters
มิลลิเมตร, มม, millimetre, millimeter, mm
ชั่วโมง, hour, hours
`;

/** Standards that have versions: the number after them is theirs. */
const standardLines = `
wifi, wi fi, ไวไฟ, วายฟาย
usb, ยูเอสบี
hdmi, เอชดีเอ็มไอ
bluetooth, บลูทูธ, บลูทูท
cat, ddr, pcie, displayport, thunderbolt, hdr
`;

const groupsOf = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((phrase) => phrase.trim()));

/** Words for features of kinds of products. */
export const features: readonly (readonly string[])[] = groupsOf(featureLines);
/** Words for kinds of products, and for their features. */
export const productTypes: readonly (readonly string[])[] = [...groupsOf(productTypeLines), ...features];
export const modelSuffixes: readonly (readonly string[])[] = groupsOf(modelSuffixLines);
export const properties: readonly (readonly string[])[] = groupsOf(propertyLines);
export const standards: readonly (readonly string[])[] = groupsOf(standardLines);
export const units: readonly (readonly string[])[] = groupsOf(unitLines);

export const defaultSynonyms: readonly (readonly string[])[] = [
  ...groupsOf(brandLines),
  ...groupsOf(modelNameLines),
  ...modelSuffixes,
  ...productTypes,
  ...properties,
  ...units,
];
