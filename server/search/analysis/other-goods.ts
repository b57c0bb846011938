/*
 * Goods of other shops. Descriptions have many of them (a vacuum cleaner is for the sofa), and some begin or end like what is sold (watch
 * strap). They are looked for only in the names of products and categories.
 */

/** A query that begins with one of these is for it: what is meant comes first in Thai. */
export const thaiGoods: readonly string[] =
  `ของเล่น ตุ๊กตา หมอน ผ้าห่ม ผ้าปู ผ้าม่าน ผ้าเช็ด ผ้าอ้อม เตียง โซฟา โต๊ะทำงาน โต๊ะคอม โต๊ะเกม โต๊ะเขียน โต๊ะกิน โต๊ะพับ โต๊ะ ตู้เย็น ตู้เสื้อ ตู้แช่ ชั้นวาง พรม เสื้อ กางเกง กระโปรง ชุดนอน รองเท้า สนีกเกอร์ ถุงเท้า หมวก
  แว่นสายตา แว่นกันแดด เครื่องสำอาง ลิปสติก น้ำหอม ครีม โลชั่น แชมพู สบู่ ยาสีฟัน แปรงสีฟัน ยาดม นมผง ขนม อาหาร น้ำดื่ม กาแฟ ข้าวสาร
  หนังสือ สมุด ปากกาลูกลื่น ดินสอสี กระดาษ กีตาร์ กีต้าร์ เปียโน ไวโอลิน กลองชุด จักรยาน มอเตอร์ไซค์ รถเข็น รถบังคับ ยางรถ แบตรถ
  แบตเตอรี่รถ แบตมอเตอร์ไซค์ น้ำมันเครื่อง ต้นไม้ ดอกไม้ หม้อ กระทะ เตาอบ เตาแก๊ส เตารีด เตาไฟฟ้า เตาปิ้ง จานชาม แก้วน้ำ กระติก กาต้มน้ำ ไมโครเวฟ ไดร์เป่าผม เครื่องปรับอากาศ
  แอร์บ้าน กระเป๋าสตางค์ กระเป๋าถือ นาฬิกาแขวน นาฬิกาปลุก สายนาฬิกา แหวนเพชร สร้อย ถ่านไฟฉาย ถ่านชาร์จ ตั๋ว บัตรของขวัญ
  ซิมการ์ด ซิมเน็ต แผ่นเกม แผ่นหนัง แผ่นเสียง เครื่องเล่นแผ่นเสียง เมาส์ปากกา กล้องฟิล์ม กล้องโพลารอยด์ แว่นอัจฉริยะ แหวนอัจฉริยะ โทรศัพท์ปุ่มกด โทรศัพท์แบบปุ่มกด มือถือปุ่มกด สายแลน แบตโน้ตบุ๊ก แบตเตอรี่โน้ตบุ๊ก
  กล้องส่อง กล้องจุลทรรศน์ กล้องดูดาว ไฟวงแหวน เครื่องชงกาแฟ เครื่องซักผ้า`
    .split(/\s+/)
    .filter(Boolean);

/** A query that ends with one of these, and names nothing that is sold, is for it. */
export const latinGoods: readonly string[] =
  `toy,toys,doll,lego,puzzle,pillow,blanket,mattress,bed,sofa,couch,table,desk,wardrobe,shelf,carpet,curtain,shirt,dress,pants,shoes,sneakers,
  jacket,socks,hat,sunglasses,lipstick,perfume,shampoo,soap,toothbrush,diapers,snack,coffee,guitar,piano,violin,bicycle,bike,motorcycle,tyre,
  tire,tires,fridge,refrigerator,freezer,washing machine,microwave,oven,toaster,kettle,rice cooker,air fryer,air conditioner,hair dryer,blender,turntable,binoculars,telescope,microscope`
    .split(',')
    .map((word) => word.trim());

/** A query that has one of these phrases is for it, though it has a word for what is sold. */
export const goodsPhrases: readonly string[] =
  `watch strap,watch straps,watch band,watch bands,สาย apple watch,สายแอปเปิ้ลวอช,ring light,gift card,sim card,car battery,aa battery,aa batteries,aaa battery,แบตเตอรี่ aa,laptop battery,
  google pixel,instax,smart glasses,smart ring,wifi adapter,wi-fi adapter,wifi dongle,ตัวรับ wifi,ตัวรับไวไฟ,ตัวรับสัญญาณ wifi,ตัวรับสัญญาณไวไฟ,bluetooth adapter,bluetooth dongle,lan cable,สาย lan,
  3d printer,label printer,เครื่องพิมพ์ 3d,เครื่องพิมพ์ 3 มิติ,เครื่องพิมพ์ฉลาก,drawing tablet,graphics tablet,graphic tablet,pen tablet`
    .split(',')
    .map((phrase) => phrase.trim());
