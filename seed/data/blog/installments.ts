import { question, text } from '../text.ts';
import { comparison, editors, productRow, questions, type SeedArticle, section } from './article.ts';

export const installments: SeedArticle = {
  slug: 'installments-explained',
  title: text('ผ่อน 0% กับผ่อนมีดอกเบี้ย คิดอย่างไร จ่ายเพิ่มจริงเท่าไร', '0% and other installments: what you really pay'),
  description: text(
    'สูตรคิดค่างวดของร้าน ตัวอย่างคำนวณทีละขั้น และความต่างระหว่างดอกเบี้ยคงที่กับดอกเบี้ยลดต้นลดดอกที่ควรรู้ก่อนกดผ่อน',
    "The shop's formula step by step, and the difference between flat and effective interest that you should know first.",
  ),
  category: 'smart-shopping',
  tags: ['payment', 'how-to'],
  author: editors.team,
  publishedDaysAgo: 26,
  blocks: [
    section(
      'intro',
      `
<p>การผ่อนช่วยกระจายรายจ่ายก้อนใหญ่ให้เข้ากับรายได้แต่ละเดือน แต่คำว่า “ดอกเบี้ย 0.65% ต่อเดือน” ฟังดูน้อยกว่าที่จ่ายจริง บทความนี้อธิบายวิธีคิดแบบเดียวกับที่ร้านเราใช้ พร้อมตัวอย่างที่กดเครื่องคิดเลขตามได้</p>
<h2>สูตรค่างวดที่ร้านใช้</h2>
<p><strong>ค่างวดต่อเดือน = (P + P × r% × n) ÷ n</strong></p>
<ul>
<li><strong>P</strong> คือยอดที่ต้องชำระ</li>
<li><strong>r</strong> คือดอกเบี้ยคงที่ต่อเดือน (flat rate) หน่วยเป็นเปอร์เซ็นต์</li>
<li><strong>n</strong> คือจำนวนเดือน</li>
</ul>
<p>ถ้า r เป็น 0 ก็เท่ากับหารยอดด้วยจำนวนเดือนตรง ๆ จ่ายรวมเท่าราคาเงินสด</p>
<h2>ตัวอย่าง: โน้ตบุ๊กราคา 30,000 บาท</h2>
<p>สมมติผ่อน 12 เดือน ดอกเบี้ย 0.65% ต่อเดือน ดอกเบี้ยรวม = 30,000 × 0.0065 × 12 = <strong>2,340 บาท</strong> ยอดรวม 32,340 บาท หาร 12 เหลือเดือนละ <strong>2,695 บาท</strong></p>
`,
      `
<p>Installments spread a large expense over your monthly income. But "0.65% per month" sounds like less than it is. Here is the calculation that our shop uses, with examples that you can check on a calculator.</p>
<h2>The formula</h2>
<p><strong>Amount per month = (P + P × r% × n) ÷ n</strong></p>
<ul>
<li><strong>P</strong> is the amount to pay.</li>
<li><strong>r</strong> is the flat interest per month in percent.</li>
<li><strong>n</strong> is the number of months.</li>
</ul>
<p>If r is 0, the amount is simply divided by the months, and you pay the cash price.</p>
<h2>Example: a laptop for 30,000 baht</h2>
<p>Over 12 months at 0.65% per month, the interest is 30,000 × 0.0065 × 12 = <strong>2,340 baht</strong>. The total of 32,340 baht divided by 12 is <strong>2,695 baht</strong> per month.</p>
`,
    ),
    comparison(
      'plans',
      {
        caption: 'ยอด 30,000 บาท ผ่อนต่างแบบจ่ายต่างกันเท่าไร (อัตราตัวอย่าง)',
        headings: ['แผน', 'ดอกเบี้ยต่อเดือน', 'ค่างวด', 'ดอกเบี้ยรวม', 'เทียบเท่าดอกเบี้ยแท้จริงต่อปี'],
        rows: [
          ['10 เดือน', '0%', '3,000 บาท', '0 บาท', '0%'],
          ['12 เดือน', '0.65%', '2,695 บาท', '2,340 บาท', 'ราว 14%'],
          ['24 เดือน', '0.65%', '1,445 บาท', '4,680 บาท', 'ราว 14%'],
          ['24 เดือน', '0.80%', '1,490 บาท', '5,760 บาท', 'ราว 17%'],
        ],
      },
      {
        caption: '30,000 baht in different plans (examples of rates)',
        headings: ['Plan', 'Interest per month', 'Per month', 'Interest in total', 'Effective rate per year'],
        rows: [
          ['10 months', '0%', '3,000 baht', '0 baht', '0%'],
          ['12 months', '0.65%', '2,695 baht', '2,340 baht', 'About 14%'],
          ['24 months', '0.65%', '1,445 baht', '4,680 baht', 'About 14%'],
          ['24 months', '0.80%', '1,490 baht', '5,760 baht', 'About 17%'],
        ],
      },
    ),
    section(
      'details',
      `
<h2>ทำไม 0.65% ต่อเดือนจึงไม่ใช่ 7.8% ต่อปี</h2>
<p>ดอกเบี้ยคงที่คิดจากยอดเต็มทุกเดือน แม้เงินต้นจะลดลงเรื่อย ๆ ตามงวดที่จ่าย ถ้าเทียบเป็นดอกเบี้ยแบบลดต้นลดดอก ซึ่งเป็นแบบที่ใช้กับสินเชื่อบ้าน 0.65% ต่อเดือนเป็นเวลา 12 เดือนจะเท่ากับราว 14% ต่อปี เวลาเทียบกับสินเชื่ออื่นจึงต้องเทียบด้วยอัตราที่แท้จริง (effective rate) เสมอ</p>
<h2>ก่อนกดผ่อน เช็ก 5 ข้อ</h2>
<ul>
<li>เลือก 0% ก่อนเสมอ ถ้าค่างวดยังจ่ายไหว แม้จำนวนเดือนจะสั้นกว่า</li>
<li>แต่ละธนาคารมียอดขั้นต่ำต่อรายการและต่อเดือน หน้าสินค้าจะแสดงเฉพาะแผนที่ยอดถึง</li>
<li>สินค้าบางรุ่นมีแผนเฉพาะ จ่ายรวมกับสินค้าที่ใช้แผนคนละแบบไม่ได้ หน้าชำระเงินจะให้เลือกจ่ายทีละกลุ่ม</li>
<li>วงเงินบัตรจะถูกกันไว้ตามเงื่อนไขของธนาคาร และรายการผ่อนอาจไม่ได้คะแนนสะสม สอบถามธนาคารผู้ออกบัตร</li>
<li>จ่ายให้ตรงรอบและเต็มจำนวน เพราะถ้าค้าง ธนาคารคิดดอกเบี้ยตามอัตราของบัตรเครดิต ซึ่งสูงกว่าดอกเบี้ยผ่อน</li>
</ul>
<h2>คืนสินค้าหรือปิดยอดก่อนกำหนด</h2>
<p>ถ้าคำสั่งซื้อถูกยกเลิกหรือได้เงินคืน ร้านจะคืนเงินผ่านช่องทางเดิม แล้วธนาคารเป็นผู้ยกเลิกหรือปรับรายการผ่อนตามรอบบิล ระหว่างนั้นบิลอาจยังแสดงค่างวดอยู่ ส่วนการปิดยอดก่อนกำหนด แต่ละธนาคารมีเงื่อนไขต่างกัน และดอกเบี้ยคงที่ไม่ได้ลดลงเสมอไปเมื่อปิดเร็ว ถามธนาคารก่อนถ้าคิดว่าจะมีเงินก้อนมาปิด ดูเงื่อนไขของร้านได้ที่<a href="/help/installment">หน้าช่วยเหลือเรื่องผ่อนชำระ</a></p>
<h2>ผ่อนเมื่อไรจึงคุ้ม</h2>
<p>ของที่ใช้หาเงินหรือใช้นานกว่าระยะผ่อน เช่น โน้ตบุ๊กหรือมือถือที่ใช้สามปี ผ่อน 0% ช่วยรักษาเงินสดไว้โดยไม่เสียอะไร ส่วนของที่ใช้จบก่อนผ่อนหมด หรือยอดผ่อนรวมทุกรายการเกินหนึ่งในสามของรายได้ ควรรอหรือเลือกรุ่นที่ถูกลง ลองดูสินค้าในหมวด<a href="/product-category/laptops">โน้ตบุ๊ก</a>หรือ<a href="/product-category/smartphones-tablets/smartphones">สมาร์ทโฟน</a> แล้วกดดูยอดผ่อนต่อเดือนในหน้าสินค้าได้เลย</p>
`,
      `
<h2>Why 0.65% a month is not 7.8% a year</h2>
<p>Flat interest is charged on the full amount every month, although you owe less with each payment. Compared with a loan on a reducing balance, such as a mortgage, 0.65% per month over 12 months is about 14% per year. Always compare loans by the effective rate.</p>
<h2>Five checks before you choose</h2>
<ul>
<li>Take 0% first if you can afford the amount, even over fewer months.</li>
<li>Banks have a minimum per purchase and per month: product pages show only plans that the price reaches.</li>
<li>Some models have plans of their own and cannot be paid together with products that have others. The checkout lets you pay one group at a time.</li>
<li>The bank holds your credit line by its own terms, and installments may earn no points: ask your bank.</li>
<li>Pay each bill on time and in full. On arrears the bank charges the interest of the card, which is higher.</li>
</ul>
<h2>Refunds and early repayment</h2>
<p>If an order is cancelled or refunded, we return the money by the same way, and the bank cancels or adjusts the installments with its billing cycle; until then a bill may still show them. For early repayment each bank has its own terms, and flat interest does not always become less. Ask first if you expect to repay early. The terms of the shop are in our <a href="/help/installment">help on installments</a>.</p>
<h2>When installments make sense</h2>
<p>For what you earn money with or use longer than you pay, such as a laptop or a phone for three years, 0% costs nothing and leaves you your cash. If a thing is worn out before it is paid, or all your installments are more than a third of your income, wait or choose a cheaper model. Look at <a href="/product-category/laptops">laptops</a> or <a href="/product-category/smartphones-tablets/smartphones">phones</a>: each page shows the amount per month.</p>
`,
    ),
    productRow(
      'offers',
      text('ราคาพิเศษตอนนี้', 'Special prices now'),
      { special: true, sort: 'discount', limit: 12 },
      '/product-category?sort=discount',
    ),
    questions(
      question(
        text('ผ่อนได้กับบัตรอะไรบ้าง', 'Which cards can I use?'),
        text(
          'ดูรายชื่อธนาคาร จำนวนเดือน และค่างวดของสินค้านั้นได้ที่หน้าสินค้า อัตราที่ใช้จริงคืออัตราที่แสดงตอนชำระเงิน ตัวเลขในบทความนี้เป็นตัวอย่าง',
          'The product page lists the banks, months and amounts. What applies is what the checkout shows: the figures here are examples.',
        ),
      ),
      question(
        text('ใช้คูปองร่วมกับการผ่อนได้ไหม', 'Can I use a coupon with installments?'),
        text(
          'ได้ถ้าเงื่อนไขของคูปองไม่ได้จำกัดวิธีชำระเงิน ค่างวดจะคิดจากยอดหลังหักส่วนลด และยอดนั้นต้องยังถึงขั้นต่ำของแผน',
          'Yes, unless the terms of the coupon limit the payment method. The amount per month is of the price after the discount, which must still reach the minimum of the plan.',
        ),
      ),
    ),
  ],
};
