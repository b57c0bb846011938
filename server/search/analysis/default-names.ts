/** Brands of the lexicon (`default-synonyms.ts`), a group of phrases with the same meaning on each line. */
export const brandLines = `
apple, แอปเปิ้ล, แอปเปิล, แอ๊ปเปิ้ล, แอปเปิ้ลแท้
samsung, ซัมซุง, ซัมซุม, แซมซุง, ซัมซัง
xiaomi, เสี่ยวมี่, เซียวมี่, เสียวหมี่, เสี่ยวหมี่, mi
redmi, เรดมี่, เรดมี, เรดหมี่, เร้ดหมี่, เร้ดมี่
poco, โปโก้, โพโค
oppo, ออปโป้, ออปโป, อ็อปโป้, ออบโป้
vivo, วีโว่, วีโว้, วิโว่, ไวโว่
realme, เรียลมี, เรียลมี่, เรียวมี
honor, ออเนอร์, ฮอเนอร์
huawei, หัวเว่ย, หัวเหว่ย, ฮัวเว่ย
infinix, อินฟินิกซ์, อินฟินิก
nothing, นัทติ้ง, นอตติ้ง
motorola, โมโตโรล่า, โมโต, moto
oneplus, วันพลัส
asus, เอซุส, อาซุส, อัสซุส, เอซัส
acer, เอเซอร์, เอเชอร์
lenovo, เลอโนโว, เลโนโว, เลอโนโว่
hp, เอชพี, ฮิวเลตต์แพคการ์ด
dell, เดลล์, เดล
msi, เอ็มเอสไอ
lg, แอลจี
tcl, ทีซีแอล, ที ซี แอล
sony, โซนี่, โซนี้, โซนี, โชนี่, โชนี
jbl, เจบีแอล, เจ บี แอล
marshall, มาร์แชล, มาแชล
soundcore, ซาวด์คอร์
garmin, การ์มิน, กามิน
canon, แคนนอน, แคนน่อน, แคนอน
dji, ดีเจไอ
nintendo, นินเทนโด, นินเทนโด้
hyperx, ไฮเปอร์เอ็กซ์
logitech, โลจิเทค, ลอจิเทค, โลจิเทก
keychron, คีย์ครอน, คีครอน
sandisk, แซนดิสก์, แซนดิส
epson, เอปสัน, แอปสัน
tp link, tplink, ทีพีลิงค์, ทีพีลิ้ง
anker, แองเคอร์, แองเค่อร์, แอ้งเกอร์
ugreen, ยูกรีน
eloop, อีลูป
spigen, สไปเจน, สปิเก้น
roborock, โรโบร็อค, โรโบร็อก
amazfit, อเมซฟิต, อะเมซฟิต
coros, โครอส, คอรอส, โคโรส
suunto, ซูนโต้, ซูนโต
imoo, ไอมู่, ไอมู
bose, โบส, โบ้ส, บอส, โบส์
sennheiser, เซนไฮเซอร์, เซนไฮเซ่อ
audio technica, ออดิโอเทคนิก้า, ออดิโอเทคนิกา
beats, บีทส์, บีท
edifier, เอดิไฟเออร์
qcy, คิวซีวาย
harman kardon, ฮาร์แมนคาร์ดอน
intel, อินเทล
amd, เอเอ็มดี
gigabyte, กิกะไบต์, กิกาไบท์
asrock, แอสร็อค, แอสร็อก
zotac, โซแทค, โซแท็ค
sapphire, แซฟไฟร์
corsair, คอร์แซร์
kingston, คิงส์ตัน, คิงตัน, คิงสตัน
g skill, gskill, จีสกิล
wd, western digital, เวสเทิร์นดิจิตอล, ดับบลิวดี
seagate, ซีเกต, ซีเกท
lexar, เล็กซาร์, เลกซา
cooler master, coolermaster, คูลเลอร์มาสเตอร์
nzxt, เอ็นแซดเอ็กซ์ที
lian li, lianli, เหลียนลี่
deepcool, deep cool, ดีปคูล
noctua, น็อคทัว, นอคทัว
thermaltake, เทอร์มอลเทค
microsoft, ไมโครซอฟท์, ไมโครซอฟต์
8bitdo, เอทบิทดู
razer, เรเซอร์, เรซเซอร์
steelseries, steel series, สตีลซีรีส์
anitech, แอนิเทค, อนิเทค
nubwo, นุบโว, นับโว
signo, ซิกโน่, ซิกโน
fujifilm, ฟูจิฟิล์ม, ฟูจิ, fuji
nikon, นิคอน, นิค่อน, นิคอล
panasonic, พานาโซนิค, พานาโซนิก
sigma, ซิกม่า, ซิกมา
tamron, แทมรอน
gopro, go pro, โกโปร, โกโปร์
insta360, อินสตา360, อินสต้า360
brother, บราเดอร์
benq, เบ็นคิว, เบนคิว
viewsonic, view sonic, วิวโซนิค, วิวโซนิก
aoc, เอโอซี
philips, ฟิลิปส์, ฟิลลิป, ฟีลิปส์, ฟิลิป
hisense, ไฮเซนส์, ไฮเซ่น
xgimi, เอ็กซ์จิมิ
apc, เอพีซี
syndome, ซินโดม
belkin, เบลคิน, เบลกิ้น
baseus, เบซุส, เบสซุส, เบซัส
uag, ยูเอจี
focus, โฟกัส
hishield, ไฮชิลด์, ไฮชิว
d link, dlink, ดีลิงค์
mercusys, เมอร์คูซิส
ruijie, รุยเจี๋ย, รุ่ยเจี๋ย
tapo, ทาโป้, ทาโป
ezviz, อีซี่วิซ, อีซีวิซ
imou, ไอโม, อิมู
yeelight, ยีไลท์
yale, เยล, เยลล์
aqara, อาคารา, อควารา
dreame, ดรีมมี่, ดรีมมี, ดรีม
ecovacs, อีโคแวคส์, อีโคแวค
dyson, ไดสัน, ไดซัน, ดายสัน
hatari, ฮาตาริ, ฮาตารี
sharp, ชาร์ป
70mai, เซเว่นตี้ไมล์
hohem, โฮเฮม
zhiyun, จื้อหยุน, จื่อหยุน
ulanzi, อูลานซี่
boya, โบย่า, โบยา
rode, โรด
targus, ทาร์กัส
tomtoc, ทอมทอค
vention, เวนชั่น
orico, โอริโก้, โอริโก
`;

/** Names of series and models. */
export const modelNameLines = `
iphone, ไอโฟน, ไอโฟล, ไอโพน, ไอโฟนน
ipad, ไอแพด, ไอแพ็ด, ไอแผด
macbook, mac book, แมคบุ๊ค, แม็คบุ๊ค, แมคบุ้ค
mac, แมค, แม็ค
imac, ไอแมค
airpods, air pods, แอร์พอด, แอร์พอดส์, แอร์พ็อด, แอร์พอต, แอร์พอร์ต, แอร์พ็อต
airtag, air tag, แอร์แท็ก, แอร์แทค
apple watch, applewatch, แอปเปิ้ลวอช, แอปเปิลวอทช์
galaxy, กาแล็กซี่, กาแลกซี, กาแลคซี, กาแลกซี่
galaxy tab, กาแล็กซี่แท็บ
galaxy watch, กาแล็กซี่วอทช์
galaxy buds, กาแล็กซี่บัดส์, บัดส์
flip, ฟลิป
fold, โฟลด์
zenbook, เซนบุ๊ก
vivobook, วีโว่บุ๊ก, วิโวบุ๊ค
rog, อาร์โอจี
thinkpad, ธิงค์แพด, ทิงค์แพด
playstation, ps, เพลย์สเตชั่น, เพลสเตชัน, เพลย์
ps5, playstation 5, เพลย์ 5, เพล 5, พีเอส 5
xbox, เอ็กซ์บ็อกซ์
switch, nintendo switch, นินเทนโดสวิตช์
สวิตช์, สวิช, switch
steam deck, สตีมเด็ค
kindle, คินเดิล
geforce, จีฟอร์ซ, จีฟอร์ส, gtx
rtx, อาร์ทีเอ็กซ์
radeon, เรดีออน
ryzen, ไรเซน, ไรเซ่น
core, คอร์
surface, เซอร์เฟส
forerunner, ฟอร์รันเนอร์, โฟร์รันเนอร์
fenix, ฟีนิกซ์, เฟนิกซ์
alpha, อัลฟ่า, a
alpha 7, a7
instax, อินสแตกซ์
pixma, พิกซ์ม่า
ecotank, อีโคแท็งค์
bravia, บราเวีย
osmo, ออสโม่
mavic, มาวิค
reno, เรโน่, รีโน่
matepad, เมทแพด, เมตแพด, เมท
tab, แท็บ
note, โน้ต, โน๊ต
series, ซีรีส์, ซีรี่ส์, ซีรีย์
legion, ลีเจียน, ลีเจี้ยน, เลเจียน, ลีเจ้น
predator, พรีเดเตอร์
nitro, ไนโตร
ideapad, ไอเดียแพด
aspire, แอสไปร์
odyssey, โอดิสซีย์, โอดิสซี
s, เอส
x, เอ็กซ์
z, แซด, แซท
m, เอ็ม
f, เอฟ
`;

/** What tells models of a series apart besides numbers. */
export const modelSuffixLines = `
pro, โปร
max, แม็กซ์, แมกซ์, แม็ก
mini, มินิ
plus, พลัส
ultra, อัลตร้า, อุลตร้า
air, แอร์
lite, ไลท์, ไลต์
xs, เอ็กซ์เอส
xr, เอ็กซ์อาร์
se, เอสอี
fe, เอฟอี
edge, เอดจ์
`;

/** Makers and their series, which names of accessories have in place of the maker: film for Samsung is made for Galaxy. */
export const seriesOfMakers: readonly (readonly [maker: string, ...series: string[]])[] = [
  ['samsung', 'galaxy'],
  ['apple', 'iphone', 'ipad', 'macbook', 'airpods'],
  ['xiaomi', 'redmi', 'poco'],
  ['sony', 'playstation'],
  ['microsoft', 'surface', 'xbox'],
  ['nintendo', 'switch'],
];

/** Numbers of models that imply a series which the query lacks: an 80D of Canon is an EOS. */
export const seriesOfNumbers: readonly { maker: string; number: RegExp; series: string }[] = [
  { maker: 'canon', number: /^(?:[0-9]{1,4}d|[rm][0-9]{1,3})$/, series: 'eos' },
];
