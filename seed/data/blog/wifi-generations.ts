import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const wifiGenerations: SeedArticle = {
  slug: 'wi-fi-6-6e-7-which-router',
  title: text('Wi-Fi 6, 6E หรือ 7 เลือกเราเตอร์แบบไหนให้คุ้มกับบ้านคุณ', 'Wi-Fi 6, 6E or 7: which router suits your home?'),
  description: text(
    'สรุปความต่างของ Wi-Fi แต่ละรุ่นแบบเข้าใจง่าย พร้อมวิธีดูว่าบ้านคุณต้องใช้เราเตอร์ตัวเดียวหรือ Mesh และจุดที่กล่องมักไม่ได้บอก',
    'What really changes between Wi-Fi generations, when one router is enough, when mesh is better, and what the box does not say.',
  ),
  category: 'home',
  tags: ['buying-guide', 'network', 'work'],
  author: editors.home,
  publishedDaysAgo: 12,
  isTop: true,
  blocks: [
    section(
      'intro',
      `
<p>เน็ตบ้านสมัยนี้เริ่มกันที่ 500 Mbps ถึง 1 Gbps แต่หลายบ้านวัดความเร็วในห้องนอนแล้วเหลือไม่ถึงหนึ่งในสี่ ปัญหามักไม่ได้อยู่ที่ผู้ให้บริการ แต่อยู่ที่เราเตอร์ ตำแหน่งที่วาง และอุปกรณ์ปลายทางที่ยังรับ Wi-Fi รุ่นเก่า บทความนี้จะช่วยให้คุณเลือก<a href="/product-category/smart-home-network/wi-fi-routers">เราเตอร์</a>ได้ตรงกับบ้าน โดยไม่ต้องจ่ายแพงเกินความจำเป็น</p>
<h2>แต่ละรุ่นต่างกันตรงไหน</h2>
<p>เลขรุ่นของ Wi-Fi บอกทั้งความเร็วสูงสุดและวิธีแบ่งช่องสัญญาณให้อุปกรณ์หลายเครื่อง <strong>Wi-Fi 6</strong> เด่นที่ OFDMA ซึ่งส่งข้อมูลให้หลายเครื่องได้ในรอบเดียว บ้านที่มีทั้งมือถือ ทีวี กล้องวงจรปิด และหลอดไฟอัจฉริยะจะเห็นผลชัด <strong>Wi-Fi 6E</strong> คือ Wi-Fi 6 ที่เพิ่มย่าน 6 GHz ซึ่งยังโล่งเพราะอุปกรณ์รุ่นเก่าใช้ไม่ได้ ส่วน <strong>Wi-Fi 7</strong> เพิ่มช่องกว้างสุด 320 MHz และ MLO ที่ให้อุปกรณ์ใช้หลายย่านความถี่พร้อมกัน จึงลื่นขึ้นและหน่วงน้อยลงเมื่อสัญญาณแน่น</p>
`,
      `
<p>Home fibre now starts at 500 Mbps to 1 Gbps, yet a speed test in the bedroom often shows less than a quarter of that. The provider is seldom to blame: it is the router, where it stands, and devices with older Wi-Fi. This guide helps you choose a <a href="/product-category/smart-home-network/wi-fi-routers">router</a> that fits your home without paying for what you cannot use.</p>
<h2>What changes between generations</h2>
<p>The generation sets the top speed and how the air is shared between devices. <strong>Wi-Fi 6</strong> brought OFDMA, which serves several devices in one turn: homes with phones, TVs, cameras and smart bulbs notice it. <strong>Wi-Fi 6E</strong> is Wi-Fi 6 with the 6 GHz band added, which is quiet because older devices cannot use it. <strong>Wi-Fi 7</strong> adds channels of up to 320 MHz and MLO, with which a device uses several bands at once, for steadier connections with less delay.</p>
`,
    ),
    comparison(
      'generations',
      {
        caption: 'Wi-Fi แต่ละรุ่นโดยย่อ',
        headings: ['รุ่น', 'มาตรฐาน', 'ย่านความถี่', 'ช่องกว้างสุด', 'เหมาะกับ'],
        rows: [
          ['Wi-Fi 5', '802.11ac', '5 GHz (ย่าน 2.4 GHz ใช้ Wi-Fi 4)', '160 MHz', 'เน็ตไม่เกิน 300 Mbps อุปกรณ์ไม่กี่ชิ้น'],
          ['Wi-Fi 6', '802.11ax', '2.4 และ 5 GHz', '160 MHz', 'บ้านทั่วไป อุปกรณ์ 10–30 ชิ้น'],
          ['Wi-Fi 6E', '802.11ax', '2.4, 5 และ 6 GHz', '160 MHz', 'คอนโดที่มีสัญญาณจากห้องข้าง ๆ หนาแน่น'],
          ['Wi-Fi 7', '802.11be', '2.4, 5 และ 6 GHz (แล้วแต่รุ่น)', '320 MHz', 'เน็ต 1 Gbps ขึ้นไป เครื่องใหม่หลายเครื่อง'],
        ],
      },
      {
        caption: 'Wi-Fi generations at a glance',
        headings: ['Generation', 'Standard', 'Bands', 'Widest channel', 'Good for'],
        rows: [
          ['Wi-Fi 5', '802.11ac', '5 GHz (2.4 GHz uses Wi-Fi 4)', '160 MHz', 'Up to 300 Mbps and few devices'],
          ['Wi-Fi 6', '802.11ax', '2.4 and 5 GHz', '160 MHz', 'Most homes, 10–30 devices'],
          ['Wi-Fi 6E', '802.11ax', '2.4, 5 and 6 GHz', '160 MHz', 'Condominiums where neighbours fill the air'],
          ['Wi-Fi 7', '802.11be', '2.4, 5 and 6 GHz (by model)', '320 MHz', '1 Gbps and more, several new devices'],
        ],
      },
    ),
    section(
      'box',
      `
<h2>สามอย่างที่หน้ากล่องมักไม่ได้บอก</h2>
<ul>
<li><strong>Wi-Fi 7 ไม่ได้มี 6 GHz ทุกรุ่น</strong> รุ่นราคาเริ่มต้นมักเป็นสองย่าน (2.4 และ 5 GHz) เช่น <a href="${productPath(1070)}">TP-Link Archer BE230</a> ซึ่งได้ MLO และพอร์ต 2.5G แต่ไม่มีช่อง 320 MHz ถ้าต้องการย่าน 6 GHz ให้มองหาคำว่า tri-band</li>
<li><strong>ตัวเลขอย่าง AX3000 หรือ BE11000 คือผลรวมของทุกย่าน</strong> อุปกรณ์หนึ่งเครื่องไม่ได้ความเร็วเท่านั้น</li>
<li><strong>พอร์ต LAN คือเพดาน</strong> ถ้าพอร์ตเป็น 1 Gbps ความเร็วจริงสูงสุดจะอยู่ราว 940 Mbps แม้ Wi-Fi จะเร็วกว่า บ้านที่ใช้เน็ตเกิน 1 Gbps จึงควรเลือกรุ่นที่มีพอร์ต 2.5G</li>
</ul>
<p>ในไทย กสทช. เปิดย่าน 6 GHz ช่วง 5,925–6,425 MHz ให้ใช้กับ Wi-Fi ซึ่งพอสำหรับช่อง 320 MHz ได้ทีละหนึ่งช่อง จึงยังไม่ควรคาดหวังตัวเลขเท่ารีวิวจากประเทศที่เปิดย่านนี้กว้างกว่า</p>
<h2>เราเตอร์ตัวเดียวหรือ Mesh</h2>
<p>คอนโดหรือบ้านชั้นเดียวที่ไม่เกิน 80–100 ตร.ม. ใช้เราเตอร์ดี ๆ ตัวเดียววางกลางบ้านก็พอ แต่ทาวน์โฮมสามชั้นหรือบ้านผนังคอนกรีตหนา สัญญาณ 5 และ 6 GHz ผ่านพื้นแต่ละชั้นได้ยาก กรณีนี้ <a href="/product-category/smart-home-network/mesh-wi-fi">Mesh Wi-Fi</a> ชั้นละหนึ่งตัวคุ้มกว่าเราเตอร์ตัวแรงตัวเดียว และถ้าเดินสาย LAN ระหว่างตัวได้ ความเร็วจะนิ่งกว่าปล่อยให้คุยกันผ่านอากาศ</p>
<ul>
<li>วางเราเตอร์ที่โล่งและสูงระดับอก ไม่ซ่อนในตู้เหล็กหรือหลังทีวี</li>
<li>กล้องวงจรปิดและปลั๊กอัจฉริยะส่วนใหญ่ใช้ได้เฉพาะ 2.4 GHz อย่าปิดย่านนี้</li>
<li>ตั้งรหัสแบบ WPA2/WPA3 และอัปเดตเฟิร์มแวร์เป็นระยะ</li>
</ul>
<h2>สรุปให้เลือกง่าย</h2>
<p>ถ้าเน็ตที่บ้านไม่เกิน 1 Gbps และมือถือส่วนใหญ่อายุเกินสองปี Wi-Fi 6 ยังเป็นจุดที่คุ้มที่สุด ถ้าเพิ่งเปลี่ยนมือถือหรือโน้ตบุ๊กเป็นรุ่นที่รองรับ Wi-Fi 7 และตั้งใจใช้เราเตอร์อีก 4–5 ปี การขยับไป Wi-Fi 7 ตอนนี้ก็สมเหตุสมผล เพราะราคารุ่นเริ่มต้นลงมาใกล้ Wi-Fi 6 มากแล้ว</p>
`,
      `
<h2>Three things the box seldom says</h2>
<ul>
<li><strong>Not every Wi-Fi 7 router has 6 GHz.</strong> Entry models are often dual-band (2.4 and 5 GHz), such as the <a href="${productPath(1070)}">TP-Link Archer BE230</a>: it has MLO and 2.5G ports, but no 320 MHz channels. For 6 GHz, look for "tri-band".</li>
<li><strong>AX3000 or BE11000 is the sum of all bands.</strong> One device never reaches it.</li>
<li><strong>The LAN port is the ceiling.</strong> A 1 Gbps port passes about 940 Mbps, however fast the Wi-Fi is. With a connection above 1 Gbps, choose 2.5G ports.</li>
</ul>
<p>In Thailand the NBTC has opened 5,925–6,425 MHz of the 6 GHz band for Wi-Fi, which has room for one 320 MHz channel at a time. Do not expect the figures of reviews from countries with a wider band.</p>
<h2>One router or mesh?</h2>
<p>In a condominium or a one-storey house of up to 80–100 m², one good router in the middle is enough. In a three-storey townhouse with concrete floors, 5 and 6 GHz hardly pass from floor to floor: a <a href="/product-category/smart-home-network/mesh-wi-fi">mesh system</a> with one unit per floor beats a single powerful router. If you can run a LAN cable between the units, the speed is steadier than over the air.</p>
<ul>
<li>Place the router in the open at chest height, not in a metal cabinet or behind the TV.</li>
<li>Most cameras and smart plugs need 2.4 GHz: leave that band on.</li>
<li>Use WPA2/WPA3 and update the firmware from time to time.</li>
</ul>
<h2>The short answer</h2>
<p>With a connection of up to 1 Gbps and phones older than two years, Wi-Fi 6 is still the best value. If you have just bought a phone or laptop with Wi-Fi 7 and will keep the router for four or five years, Wi-Fi 7 makes sense now that entry models cost little more.</p>
`,
    ),
    productRow(
      'routers',
      text('เราเตอร์สำหรับบ้าน', 'Routers for the home'),
      { category: 'smart-home-network/wi-fi-routers/home-routers', limit: 10 },
      '/product-category/smart-home-network/wi-fi-routers',
    ),
    productRow(
      'mesh',
      text('Mesh Wi-Fi สำหรับบ้านหลายชั้น', 'Mesh Wi-Fi for several floors'),
      { category: 'smart-home-network/mesh-wi-fi', limit: 10 },
      '/product-category/smart-home-network/mesh-wi-fi',
    ),
    questions(
      question(
        text('ซื้อเราเตอร์ Wi-Fi 7 แล้วมือถือเก่ายังใช้ได้ไหม', 'Do older phones work with a Wi-Fi 7 router?'),
        text(
          'ใช้ได้ เราเตอร์รุ่นใหม่รองรับอุปกรณ์รุ่นเก่าเสมอ เพียงแต่เครื่องเก่าจะได้ความเร็วตามมาตรฐานของตัวเอง',
          'Yes. New routers serve older devices, each at the speed of its own standard.',
        ),
      ),
      question(
        text('ใช้ร่วมกับกล่องของผู้ให้บริการเน็ตได้ไหม', "Can I use it with my provider's box?"),
        text(
          'ได้ ต่อสาย LAN จากกล่องเดิมเข้าพอร์ต WAN ของเราเตอร์ใหม่ แล้วตั้งเป็นโหมด Access Point หรือขอให้ผู้ให้บริการตั้งกล่องเดิมเป็น Bridge เพื่อไม่ให้เราเตอร์ซ้อนกันสองชั้น',
          'Yes. Connect a LAN cable from the box to the WAN port of the new router and use access point mode, or ask the provider to set the box to bridge mode, so that there are not two routers in a row.',
        ),
      ),
    ),
  ],
};
