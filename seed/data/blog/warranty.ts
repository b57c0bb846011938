import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const warranty: SeedArticle = {
  slug: 'thai-warranty-or-imported',
  title: text(
    'เครื่องศูนย์ไทยกับเครื่องหิ้ว ต่างกันแค่ราคาจริงไหม',
    'Thai warranty or grey import: is the price the only difference?',
  ),
  description: text(
    'ประกันศูนย์ไทย เครื่องนอก และประกันร้าน ต่างกันอย่างไร วิธีเช็กเครื่องก่อนจ่าย และเอกสารที่ต้องเก็บไว้เคลม',
    'Thai warranty, imports and shop warranties compared, how to check a device before you pay, and which papers to save.',
  ),
  category: 'smart-shopping',
  tags: ['after-sales', 'buying-guide'],
  author: editors.team,
  publishedDaysAgo: 240,
  blocks: [
    section(
      'intro',
      `
<p>มือถือรุ่นเดียวกันราคาต่างกันสองสามพัน ร้านหนึ่งเขียนว่าเครื่องศูนย์ไทย อีกร้านเขียนว่าเครื่องนอกประกันร้าน ส่วนต่างนี้คุ้มหรือไม่ขึ้นกับว่าคุณรู้หรือเปล่าว่ากำลังแลกอะไรไป</p>
<h2>ประกันสามแบบที่เจอในตลาด</h2>
<p><strong>ประกันศูนย์ไทย</strong> คือสินค้าที่นำเข้าและรับผิดชอบโดยบริษัทของแบรนด์หรือตัวแทนจำหน่ายในไทย เคลมได้ที่ศูนย์บริการของแบรนด์ทั่วประเทศ <strong>เครื่องนอกหรือเครื่องหิ้ว</strong> คือสินค้าที่ทำมาขายประเทศอื่น บางแบรนด์รับประกันข้ามประเทศ บางแบรนด์ไม่รับ <strong>ประกันร้าน</strong> คือร้านเป็นผู้รับผิดชอบเอง ความคุ้มครองจึงขึ้นกับเงื่อนไขและอายุของร้านนั้น</p>
`,
      `
<p>The same phone differs by two or three thousand baht: one shop writes Thai warranty, another imported with shop warranty. Whether that pays depends on what you give up.</p>
<h2>Three kinds of warranty</h2>
<p><strong>Thai warranty</strong> means goods imported and answered for by the brand or its distributor in Thailand: any of the brand's service centres in the country accepts them. <strong>Imports</strong> were made for another country; some brands honour the warranty abroad, others do not. With a <strong>shop warranty</strong> the shop answers itself, and it is worth as much as its terms and the life of the shop.</p>
`,
    ),
    comparison(
      'kinds',
      {
        caption: 'เทียบก่อนตัดสินใจ',
        headings: ['หัวข้อ', 'ศูนย์ไทย', 'เครื่องหิ้ว', 'ประกันร้าน'],
        rows: [
          ['เคลมที่ไหน', 'ศูนย์บริการของแบรนด์ทั่วไทย', 'อาจต้องส่งกลับประเทศต้นทาง', 'เฉพาะร้านที่ซื้อ'],
          ['ภาษาและคลื่นความถี่', 'ตรงกับไทย ผ่าน กสทช.', 'ต้องเช็กเป็นรุ่น ๆ', 'แล้วแต่ที่มาของเครื่อง'],
          ['หัวชาร์จและปลั๊ก', 'ตรงมาตรฐานไทย', 'อาจเป็นปลั๊กหรือแรงดันต่างประเทศ', 'แล้วแต่ที่มาของเครื่อง'],
          ['ใบกำกับภาษี', 'ได้จากร้านที่จดทะเบียนภาษีมูลค่าเพิ่ม', 'มักไม่มี', 'แล้วแต่ร้าน'],
          ['ราคาขายต่อ', 'ดีกว่า', 'ต่ำกว่า', 'ต่ำกว่า'],
        ],
      },
      {
        caption: 'Compared',
        headings: ['Question', 'Thai warranty', 'Import', 'Shop warranty'],
        rows: [
          [
            'Where to claim',
            "The brand's centres in Thailand",
            'Perhaps in the country of origin',
            'Only at that shop',
          ],
          ['Languages and radio bands', 'Made for Thailand, approved by the NBTC', 'Check each model', 'By origin'],
          ['Charger and plug', 'Thai standard', 'Perhaps a foreign plug or voltage', 'By origin'],
          ['Tax invoice', 'From any shop registered for VAT', 'Usually none', 'By shop'],
          ['Resale value', 'Better', 'Lower', 'Lower'],
        ],
      },
    ),
    section(
      'check',
      `
<h2>เช็กเครื่องก่อนจ่ายใน 3 นาที</h2>
<ul>
<li><strong>iPhone และ iPad:</strong> ดูหมายเลขรุ่นในการตั้งค่า > ทั่วไป > เกี่ยวกับ เครื่องไทยลงท้าย TH/A เครื่องสหรัฐฯ ตั้งแต่ iPhone 14 ไม่มีถาดซิม เครื่องญี่ปุ่นปิดเสียงชัตเตอร์ไม่ได้</li>
<li><strong>ทุกยี่ห้อ:</strong> กด *#06# แล้วเทียบ IMEI กับข้างกล่องและใบเสร็จ ต้องตรงกันทั้งหมด</li>
<li><strong>ฉลาก:</strong> สินค้านำเข้าถูกต้องต้องมีฉลากภาษาไทย ระบุชื่อผู้นำเข้า อุปกรณ์ไร้สายต้องผ่านการรับรองจาก กสทช. และสินค้าควบคุมอย่างพาวเวอร์แบงค์กับอะแดปเตอร์ต้องมี มอก.</li>
<li><strong>วันเริ่มประกัน:</strong> เช็กจากหมายเลขเครื่องในเว็บของแบรนด์ ถ้าประกันเริ่มไปแล้วหลายเดือน เครื่องอาจเคยเปิดใช้</li>
</ul>
<h2>ประกันครอบคลุมอะไร และไม่ครอบคลุมอะไร</h2>
<p>ประกันของผู้ผลิตครอบคลุมความบกพร่องจากการผลิตในการใช้งานปกติ ไม่ครอบคลุมตก แตก โดนน้ำ ฟ้าผ่า การดัดแปลง หรือซ่อมโดยร้านที่ไม่ได้รับอนุญาต คำว่า IP68 ก็ไม่ได้แปลว่าเคลมน้ำเข้าได้ แบตเตอรี่และอุปกรณ์ในกล่องมักมีระยะประกันสั้นกว่าตัวเครื่อง</p>
<p>รูปแบบบริการก็ต่างกัน สินค้าในร้านเราระบุไว้ทุกชิ้นว่าเป็นแบบไหน เช่น <em>ประกันศูนย์ไทย</em> นำเครื่องเข้าศูนย์ของแบรนด์ <em>บริการซ่อมถึงบ้าน</em> โทรนัดให้ช่างมา ซึ่งพบในทีวีและโน้ตบุ๊กหลายรุ่น และ <em>เปลี่ยนตัวใหม่</em> นำมาเปลี่ยนที่<a href="/store">สาขา</a>ได้ ซึ่งพบในอุปกรณ์เสริม</p>
<p>ขั้นตอนเคลมของร้านอยู่ที่<a href="/help/warranty">หน้าช่วยเหลือเรื่องประกัน</a></p>
<h2>เอกสารที่ต้องเก็บ</h2>
<ul>
<li>ใบเสร็จหรือใบกำกับภาษี ถ่ายรูปเก็บไว้ด้วยเพราะกระดาษความร้อนจางใน 1–2 ปี คำสั่งซื้อจากเว็บเราดาวน์โหลดซ้ำได้จากบัญชีของคุณ</li>
<li>กล่องที่มีหมายเลขเครื่อง และอุปกรณ์ในกล่องครบชุดอย่างน้อยจนพ้นช่วงแรก</li>
<li>วิดีโอแกะกล่อง กรณีสั่งออนไลน์</li>
</ul>
<h2>เมื่อไรเครื่องหิ้วถึงน่าคิด</h2>
<p>เมื่อรุ่นนั้นไม่มีขายในไทย คุณรับความเสี่ยงค่าซ่อมเองได้ และผู้ขายบอกที่มาชัดเจน นอกนั้นส่วนต่างไม่กี่พันบาทมักหมดไปกับการซ่อมครั้งแรกครั้งเดียว โดยเฉพาะ<a href="/product-category/smartphones-tablets/smartphones/foldable-phones">มือถือจอพับ</a>และ<a href="/product-category/cameras">กล้อง</a>ที่ค่าอะไหล่สูง</p>
`,
      `
<h2>Check a device in three minutes</h2>
<ul>
<li><strong>iPhone and iPad:</strong> see the model number in Settings > General > About. Thai ones end in TH/A. From iPhone 14, those from the USA have no SIM tray; Japanese ones cannot silence the shutter.</li>
<li><strong>Every brand:</strong> dial *#06# and compare the IMEI with the box and the receipt: all must agree.</li>
<li><strong>Labels:</strong> properly imported goods have a Thai label with the importer. Wireless devices need NBTC approval, and controlled goods such as power banks and adapters the TIS mark.</li>
<li><strong>Start of the warranty:</strong> look up the serial number on the brand's website. If it began months ago, the device may have been used.</li>
</ul>
<h2>What a warranty covers</h2>
<p>It covers faults of manufacture in normal use. It does not cover drops, breakage, water, lightning, changes, or repairs by others. IP68 does not mean that water damage is covered. Batteries and accessories often have a shorter term.</p>
<p>The service differs as well, and each of our products states its kind: <em>Thai service centres</em>, where you bring it to the brand; <em>on-site service</em>, where a technician comes, as with many TVs and laptops; and <em>replacement</em> at a <a href="/store">branch</a>, as with accessories.</p>
<p>How to claim with us is in our <a href="/help/warranty">help on warranty</a>.</p>
<h2>Papers to save</h2>
<ul>
<li>The receipt or tax invoice. Photograph it: thermal paper fades in a year or two. For orders from our site you can download it again from your account.</li>
<li>The box with the serial number, and all its contents at least for the first weeks.</li>
<li>A video of the unboxing if you ordered online.</li>
</ul>
<h2>When an import is worth a thought</h2>
<p>If the model is not sold in Thailand, you can bear the cost of a repair, and the seller names its origin. Otherwise one repair uses up the few thousand baht, above all with <a href="/product-category/smartphones-tablets/smartphones/foldable-phones">foldable phones</a> and <a href="/product-category/cameras">cameras</a>, whose parts are expensive.</p>
`,
    ),
    productRow(
      'apple',
      text('iPhone เครื่องศูนย์ไทย', 'iPhones with Thai warranty'),
      { category: 'smartphones-tablets/smartphones/iphone', limit: 8 },
      '/product-category/smartphones-tablets/smartphones/iphone',
    ),
    productRow(
      'foldables',
      text('มือถือจอพับ', 'Foldable phones'),
      { category: 'smartphones-tablets/smartphones/foldable-phones', limit: 8 },
      '/product-category/smartphones-tablets/smartphones/foldable-phones',
    ),
    questions(
      question(
        text('ซื้อออนไลน์แล้วเคลมที่ศูนย์ได้เหมือนซื้อหน้าร้านไหม', 'Is an online purchase covered like one in a shop?'),
        text(
          'ได้เหมือนกัน ใช้ใบเสร็จหรือใบกำกับภาษีของคำสั่งซื้อเป็นหลักฐานวันที่ซื้อ',
          'Yes. The receipt or tax invoice of the order proves the day of purchase.',
        ),
      ),
      question(
        text('ลงทะเบียนประกันจำเป็นไหม', 'Must I register the product?'),
        text(
          'บางแบรนด์ให้ลงทะเบียนเพื่อรับประกันเพิ่มหรือเริ่มนับประกันให้ถูกวัน อ่านการ์ดในกล่องและทำภายในเวลาที่กำหนด',
          'Some brands extend the warranty or set its first day by registration. Read the card in the box and do it in time.',
        ),
      ),
    ),
  ],
};
