import { question, text } from '../text.ts';
import { comparison, editors, productPath, productRow, questions, type SeedArticle, section } from './article.ts';

export const ssdAndMemory: SeedArticle = {
  slug: 'upgrade-ssd-and-ram',
  title: text('คอมช้า อัปเกรดอะไรก่อน: SSD หรือแรม เลือกให้ตรงรุ่น', 'A slow computer: upgrade the SSD or the memory?'),
  description: text(
    'วิธีหาว่าเครื่องติดคอขวดตรงไหน ความต่างของ SATA, NVMe Gen3, Gen4, Gen5 และ DDR4 กับ DDR5 พร้อมเช็กลิสต์ก่อนสั่งซื้อ',
    'Find the bottleneck, tell SATA from NVMe Gen3, Gen4 and Gen5, DDR4 from DDR5, and check before you order.',
  ),
  category: 'computers',
  tags: ['buying-guide', 'how-to'],
  author: editors.computers,
  publishedDaysAgo: 104,
  blocks: [
    section(
      'intro',
      `
<p>คอมที่ใช้มาสี่ห้าปีไม่จำเป็นต้องเปลี่ยนทั้งเครื่อง ถ้าซีพียูยังไหว การเปลี่ยน SSD หรือเพิ่มแรมงบสองสามพันบาทมักทำให้รู้สึกเหมือนได้เครื่องใหม่ แต่ต้องรู้ก่อนว่าเครื่องติดตรงไหน</p>
<h2>หาคอขวดก่อนจ่ายเงิน</h2>
<p>เปิดโปรแกรมที่ใช้ประจำทั้งหมด แล้วกด Ctrl + Shift + Esc เปิด Task Manager ไปที่แท็บ Performance</p>
<ul>
<li><strong>Memory เกิน 85% ตลอด</strong> แรมไม่พอ เครื่องต้องสลับข้อมูลลงดิสก์</li>
<li><strong>Disk ขึ้น 100% ตอนเปิดเครื่อง</strong> โดยเฉพาะเครื่องที่ใช้ฮาร์ดดิสก์จานหมุน เปลี่ยนเป็น SSD จะเห็นผลมากที่สุด</li>
<li><strong>CPU 100% ขณะทำงานหนัก</strong> SSD กับแรมช่วยได้น้อย ควรคิดเรื่องเปลี่ยนเครื่อง</li>
</ul>
<h2>SSD แต่ละแบบเร็วต่างกันแค่ไหน</h2>
<p>ความรู้สึกตอนเปิดเครื่องต่างกันมากที่สุดระหว่างฮาร์ดดิสก์กับ SSD ส่วนระหว่าง NVMe แต่ละรุ่น งานทั่วไปแทบไม่รู้สึก จะต่างชัดเมื่อคัดลอกไฟล์ใหญ่ ตัดต่อวิดีโอ 4K ขึ้นไป หรือโหลดเกม</p>
`,
      `
<p>A computer of four or five years need not be replaced. If the processor is still good, a new SSD or more memory for two or three thousand baht makes it feel new. First find out what slows it down.</p>
<h2>Find the bottleneck first</h2>
<p>Open all the programs you use, press Ctrl + Shift + Esc for the Task Manager, and look at Performance.</p>
<ul>
<li><strong>Memory always above 85%:</strong> there is too little, and the computer swaps to the disk.</li>
<li><strong>Disk at 100% after starting,</strong> above all with a spinning hard disk: an SSD helps most.</li>
<li><strong>CPU at 100% during heavy work:</strong> SSD and memory help little. Think about a new computer.</li>
</ul>
<h2>How fast are the kinds of SSD?</h2>
<p>The step from hard disk to SSD is the one you feel. Between generations of NVMe, everyday work hardly differs: copying large files, editing 4K video and loading games do.</p>
`,
    ),
    comparison(
      'drives',
      {
        caption: 'ความเร็วอ่านสูงสุดโดยประมาณ',
        headings: ['ชนิด', 'ความเร็วอ่าน', 'หน้าตา', 'เหมาะกับ'],
        rows: [
          ['ฮาร์ดดิสก์ 3.5 นิ้ว', '150–250 MB/s', 'กล่องหนา', 'เก็บไฟล์ สำรองข้อมูล'],
          ['SATA SSD', '550 MB/s', '2.5 นิ้ว หรือ M.2 แบบ SATA', 'เครื่องเก่าที่ไม่มีช่อง NVMe'],
          ['NVMe Gen3', '3,500 MB/s', 'M.2', 'เครื่องรุ่นปี 2017–2020'],
          ['NVMe Gen4', '5,000–7,400 MB/s', 'M.2', 'เครื่องปัจจุบันส่วนใหญ่ และ PS5'],
          ['NVMe Gen5', '10,000–14,800 MB/s', 'M.2 ร้อน ต้องมีฮีตซิงก์', 'เมนบอร์ดรุ่นใหม่ งานไฟล์ใหญ่มาก'],
        ],
      },
      {
        caption: 'Read speeds, at most about',
        headings: ['Kind', 'Read speed', 'Form', 'Good for'],
        rows: [
          ['Hard disk, 3.5 inches', '150–250 MB/s', 'A thick box', 'Storage and copies'],
          ['SATA SSD', '550 MB/s', '2.5 inches, or M.2 with SATA', 'Older computers without NVMe'],
          ['NVMe Gen3', '3,500 MB/s', 'M.2', 'Computers of about 2017–2020'],
          ['NVMe Gen4', '5,000–7,400 MB/s', 'M.2', 'Most current computers, and PS5'],
          ['NVMe Gen5', '10,000–14,800 MB/s', 'M.2, hot, needs a heatsink', 'New motherboards, very large files'],
        ],
      },
    ),
    section(
      'match',
      `
<h2>เช็กให้ตรงก่อนสั่ง SSD</h2>
<ul>
<li><strong>ช่องเป็น SATA หรือ NVMe</strong> สล็อต M.2 บางช่องรับแค่แบบเดียว ดูคู่มือเมนบอร์ดหรือโน้ตบุ๊ก</li>
<li><strong>ความยาว 2280 หรือ 2230</strong> โน้ตบุ๊กส่วนใหญ่ใช้ 2280 ส่วนเครื่องเกมพกพาบางรุ่นใช้ 2230</li>
<li><strong>รุ่นใหม่ใส่ช่องเก่าได้</strong> Gen4 ในช่อง Gen3 ใช้ได้ แค่วิ่งที่ความเร็วของช่อง</li>
<li><strong>ใส่ PS5</strong> ต้องเป็น NVMe Gen4 ขึ้นไป Sony แนะนำความเร็วอ่าน 5,500 MB/s ขึ้นไปพร้อมฮีตซิงก์ เช่น <a href="${productPath(1056)}">Samsung 990 PRO</a></li>
</ul>
<h2>แรม: DDR4 กับ DDR5 ใส่แทนกันไม่ได้</h2>
<p>รอยบากคนละตำแหน่ง และเมนบอร์ดรองรับแบบใดแบบหนึ่งเท่านั้น เดสก์ท็อปใช้ DIMM โน้ตบุ๊กใช้ SO-DIMM ที่สั้นกว่า โน้ตบุ๊กบางเบาหลายรุ่นใช้ LPDDR5X ที่บัดกรีติดบอร์ด เพิ่มไม่ได้เลย ซ็อกเก็ต AM5 ของ AMD ใช้ DDR5 อย่างเดียว ส่วน AM4 ใช้ DDR4</p>
<p>ใส่แรมเป็นคู่ความจุเท่ากันจะได้โหมด dual channel ซึ่งช่วยกราฟิกในตัวซีพียูมาก 2 × 8 GB จึงดีกว่า 16 GB แถวเดียวในเครื่องที่ไม่มีการ์ดจอแยก</p>
<h2>เท่าไรถึงพอ</h2>
<p>เอกสารและเว็บ 16 GB สบาย เกมใหม่ ๆ กับงานกราฟิก 32 GB ตัดต่อ 4K หลายเลเยอร์หรือรันเครื่องเสมือน 64 GB ส่วน SSD อย่าใช้จนเกิน 80–85% ของความจุ เพราะความเร็วเขียนจะตก</p>
<h2>ย้ายข้อมูลอย่างปลอดภัย</h2>
<p>สำรองไฟล์ลง<a href="/product-category/computer-accessories/ssd-storage/portable-ssds">SSD พกพา</a>ก่อนเสมอ แล้วใช้โปรแกรมโคลนของผู้ผลิต SSD หรือติดตั้ง Windows ใหม่ ถ้าเครื่องเปิด BitLocker ให้จดรหัสกู้คืนไว้ก่อนถอดไดรฟ์ และถอดปลั๊กหรือปลดแบตตามคู่มือก่อนเปิดฝาทุกครั้ง</p>
`,
      `
<h2>Check before you order an SSD</h2>
<ul>
<li><strong>SATA or NVMe?</strong> Some M.2 slots accept only one of them: see the manual.</li>
<li><strong>2280 or 2230?</strong> Most laptops take the length 2280, some handheld consoles 2230.</li>
<li><strong>New drives fit old slots.</strong> Gen4 works in a Gen3 slot, at the speed of the slot.</li>
<li><strong>For a PS5</strong> you need NVMe Gen4 or later. Sony recommends 5,500 MB/s or more and a heatsink, for example with a <a href="${productPath(1056)}">Samsung 990 PRO</a>.</li>
</ul>
<h2>DDR4 and DDR5 do not mix</h2>
<p>The notch differs, and a motherboard takes only one of them. Desktops use DIMM, laptops the shorter SO-DIMM. Many thin laptops have soldered LPDDR5X that cannot be extended. The AMD socket AM5 is for DDR5 only, AM4 for DDR4.</p>
<p>Two modules of the same size run in dual channel, which helps built-in graphics a lot: 2 × 8 GB are better than one of 16 GB in a computer without a graphics card.</p>
<h2>How much is enough?</h2>
<p>16 GB for documents and the web, 32 GB for new games and graphics, 64 GB for layered 4K editing or virtual machines. Do not fill an SSD above 80–85%: writing becomes slower.</p>
<h2>Move your data safely</h2>
<p>First copy your files to a <a href="/product-category/computer-accessories/ssd-storage/portable-ssds">portable SSD</a>. Then clone the drive with the program of its maker, or reinstall Windows. With BitLocker, write down the recovery key before you take the drive out, and disconnect power or battery as the manual says before you open the computer.</p>
`,
    ),
    productRow(
      'nvme',
      text('NVMe SSD', 'NVMe SSDs'),
      { category: 'computer-accessories/ssd-storage/nvme-ssds', limit: 10 },
      '/product-category/computer-accessories/ssd-storage/nvme-ssds',
    ),
    productRow(
      'memory',
      text('แรมเดสก์ท็อปและโน้ตบุ๊ก', 'Memory for desktops and laptops'),
      { category: 'pc-components/memory', limit: 10 },
      '/product-category/pc-components/memory',
    ),
    questions(
      question(
        text('เปิดฝาใส่ SSD เองแล้วประกันขาดไหม', 'Does opening the computer void the warranty?'),
        text(
          'แล้วแต่แบรนด์และรุ่น บางรุ่นอนุญาตให้ผู้ใช้เปลี่ยนแรมและ SSD ได้ บางรุ่นมีสติกเกอร์รับประกัน สอบถามศูนย์บริการก่อนเปิดฝา',
          'It depends on brand and model. Some let you change memory and SSD, others have a seal. Ask the service centre first.',
        ),
      ),
      question(
        text('แรมต่างยี่ห้อใส่คู่กันได้ไหม', 'Can I mix brands of memory?'),
        text(
          'มักใช้ได้ถ้าเป็นชนิดและแรงดันเดียวกัน โดยจะวิ่งที่ความเร็วของตัวที่ช้ากว่า แต่ถ้าอยากนิ่งที่สุดให้ซื้อเป็นชุดคู่',
          'Usually, if kind and voltage are the same, at the speed of the slower one. For the most stable system buy a pair.',
        ),
      ),
    ),
  ],
};
