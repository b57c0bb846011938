import { shop } from '#contract/shop.ts';
import { contactPhone } from '../contact-phone.ts';
import { text } from '../text.ts';
import { type SeedHelpPage, section, table } from './help-page.ts';

const { company, contactEmail, name } = shop;

const privacy: SeedHelpPage = {
  slug: 'privacy',
  type: 'policies',
  title: text('นโยบายความเป็นส่วนตัว', 'Privacy policy'),
  description: text(
    'เราเก็บข้อมูลอะไร ใช้เพื่ออะไร เก็บนานเท่าไร เปิดเผยกับใคร และสิทธิของคุณตาม PDPA',
    'What we store, why, for how long, who else sees it, and your rights under the PDPA.',
  ),
  question: null,
  related: ['terms', 'account'],
  blocks: [
    section(
      'controller',
      `
<h2>1. ผู้ควบคุมข้อมูลส่วนบุคคล</h2>
<p>${company.name.th} (“${name.th}” “เรา”) ${company.address.th} เป็นผู้ควบคุมข้อมูลส่วนบุคคลของร้านค้าออนไลน์นี้ ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 (PDPA) ติดต่อเรื่องข้อมูลส่วนบุคคลได้ที่ <a href="mailto:${contactEmail}">${contactEmail}</a> โทร ${contactPhone} หรือ<a href="/help-contact-us">แบบฟอร์มติดต่อเรา</a></p>
<h2>2. ข้อมูลที่เราเก็บ และที่มา</h2>
<ul>
<li><strong>บัญชี</strong> ชื่อ นามสกุล อีเมล เบอร์มือถือ รหัสผ่านในรูปที่อ่านกลับไม่ได้ กุญแจสาธารณะของพาสคีย์ บัญชีโซเชียลที่คุณเชื่อม ความยินยอมและเวลาที่ให้หรือถอน</li>
<li><strong>ที่อยู่และผู้เสียภาษี</strong> ที่อยู่จัดส่งและออกใบกำกับภาษี เลขบัตรประชาชนหรือหนังสือเดินทาง หรือเลขผู้เสียภาษีและสาขา เฉพาะเมื่อคุณขอใบกำกับภาษีเต็มรูป</li>
<li><strong>คำสั่งซื้อ</strong> สินค้า ราคา คูปอง ที่อยู่ ผู้รับ วิธีและผลการชำระเงิน เลขพัสดุ เอกสารภาษี การคืนเงิน และรูปสลิปโอนเงินที่คุณส่ง เราไม่เก็บเลขบัตรเครดิต</li>
<li><strong>การใช้งาน</strong> ตะกร้า รายการโปรด คูปองที่เก็บ และอุปกรณ์ที่เข้าสู่ระบบ (ชื่อเบราว์เซอร์ ระบบปฏิบัติการ และเวลา)</li>
<li><strong>ข้อความถึงเรา</strong> ชื่อ อีเมล เบอร์มือถือถ้าให้ไว้ ข้อความ และไฟล์แนบ</li>
<li><strong>คุกกี้และข้อมูลวิเคราะห์</strong> ตามที่คุณเลือกไว้ ดู<a href="/help/cookie-policy">นโยบายคุกกี้</a></li>
</ul>
<p>ข้อมูลมาจากคุณโดยตรง จากผู้ให้บริการบัญชีโซเชียลที่คุณเลือก (รหัสบัญชี ชื่อ และอีเมลถ้ามี) และจากผู้รับชำระเงินกับขนส่งเกี่ยวกับคำสั่งซื้อของคุณ คำตอบ “เนื้อหานี้ช่วยคุณได้ไหม” ในหน้าช่วยเหลือเก็บโดยระบุตัวคุณไม่ได้ ถ้าไม่ให้ข้อมูลที่จำเป็น เราจะรับหรือจัดส่งคำสั่งซื้อไม่ได้</p>`,
      `
<h2>1. Who is responsible</h2>
<p>${company.name.en} (“${name.en}”, “we”), ${company.address.en}, is the controller of personal data of this online shop under the Personal Data Protection Act B.E. 2562 (PDPA). For anything about your data, write to <a href="mailto:${contactEmail}">${contactEmail}</a>, call ${contactPhone}, or use the <a href="/help-contact-us">contact form</a>.</p>
<h2>2. What we store, and where it comes from</h2>
<ul>
<li><strong>Account:</strong> name, email address, mobile number, password in a form that cannot be read back, public keys of passkeys, social accounts that you linked, and consents with the time they were given or withdrawn.</li>
<li><strong>Addresses and taxpayers:</strong> delivery and billing addresses; ID card or passport number, or tax ID and branch, only if you ask for a full tax invoice.</li>
<li><strong>Orders:</strong> items, prices, coupons, addresses, receiver, method and result of payments, tracking numbers, tax documents, refunds, and pictures of bank slips that you send. We do not store card numbers.</li>
<li><strong>Use of the shop:</strong> cart, wishlist, collected coupons, and the devices that are signed in (browser, operating system, time).</li>
<li><strong>Messages to us:</strong> name, email address, mobile number if you give it, message and files.</li>
<li><strong>Cookies and analytics:</strong> as you chose; see the <a href="/help/cookie-policy">cookie policy</a>.</li>
</ul>
<p>It comes from you, from the provider of a social account that you choose (its id, name, and email address if there is one), and from payment providers and carriers about your orders. Your answer to “Did this help?” on help pages is stored in a way that does not identify you. Without what an order needs, we cannot accept or deliver it.</p>`,
    ),
    table(
      'purposes',
      text('3. วัตถุประสงค์และฐานกฎหมาย', '3. Purposes and legal bases'),
      [text('วัตถุประสงค์', 'Purpose'), text('ฐานกฎหมาย', 'Legal basis')],
      [
        [
          text(
            'เปิดบัญชี รับคำสั่งซื้อ รับชำระเงิน จัดส่ง คืนเงิน รับประกัน',
            'Account, orders, payments, delivery, refunds, warranty',
          ),
          text('สัญญา', 'Contract'),
        ],
        [
          text('ออกและเก็บใบกำกับภาษี ใบลดหนี้ และบัญชี', 'Issuing and keeping tax invoices, credit notes and accounts'),
          text('หน้าที่ตามกฎหมาย', 'Legal obligation'),
        ],
        [
          text('ตอบคำถามและข้อร้องเรียน', 'Answering questions and complaints'),
          text('สัญญา หรือประโยชน์โดยชอบด้วยกฎหมาย', 'Contract or legitimate interest'),
        ],
        [
          text(
            'ป้องกันการเดารหัสผ่าน การทุจริต และการใช้ระบบในทางที่ผิด',
            'Protection against guessed passwords, fraud and abuse',
          ),
          text('ประโยชน์โดยชอบด้วยกฎหมาย', 'Legitimate interest'),
        ],
        [
          text('ข่าวสารทางอีเมล และแจ้งเตือนรายการโปรดที่คุณขอ', 'Newsletter, and wishlist emails that you ask for'),
          text('ความยินยอม', 'Consent'),
        ],
        [
          text('คุกกี้วิเคราะห์ การใช้งานเพิ่มเติม และการตลาด', 'Analytics, functional and marketing cookies'),
          text('ความยินยอม', 'Consent'),
        ],
      ],
    ),
    table(
      'retention',
      text('4. ระยะเวลาเก็บ', '4. How long we keep it'),
      [text('ข้อมูล', 'Data'), text('ระยะเวลา', 'Time')],
      [
        [
          text('บัญชี ที่อยู่ ตะกร้า รายการโปรด คูปองที่เก็บ', 'Account, addresses, cart, wishlist, collected coupons'),
          text('จนกว่าคุณจะลบ หรือลบบัญชี', 'Until you delete them or your account'),
        ],
        [
          text('คำสั่งซื้อ เอกสารภาษี การชำระเงิน สลิป', 'Orders, tax documents, payments, slips'),
          text(
            'ตามที่กฎหมายภาษีและบัญชีกำหนด อย่างน้อย 5 ปี แม้ลบบัญชีแล้ว',
            'As tax and accounting law require, at least five years, also after the account is deleted',
          ),
        ],
        [
          text('หลักฐานการให้และถอนความยินยอม', 'Proof of consents that were given or withdrawn'),
          text('ตราบที่จำเป็นต่อการพิสูจน์ แม้ลบบัญชีแล้ว', 'As long as they must be proved, also after the account is deleted'),
        ],
        [
          text('การเข้าสู่ระบบ', 'Sign-ins'),
          text('7 วันหลังใช้ครั้งสุดท้าย และไม่เกิน 30 วัน', '7 days after the last use, at most 30 days'),
        ],
        [
          text('ตะกร้าของผู้ที่ไม่ได้เข้าสู่ระบบ', 'Carts of visitors'),
          text('30 วันหลังแก้ไขครั้งสุดท้าย', '30 days after the last change'),
        ],
        [text('การสมัครที่ยังไม่เปิดใช้งาน', 'Registrations that were not activated'), text('30 วัน', '30 days')],
        [text('อีเมลที่เราส่ง', 'Emails that we sent'), text('90 วัน', '90 days')],
        [
          text('ข้อความถึงเรา และไฟล์แนบ', 'Messages to us, and their files'),
          text(
            'ข้อความ 730 วัน ไฟล์แนบ 180 วัน หรือจนกว่าจะลบบัญชี',
            'Messages 730 days, files 180 days, or until the account is deleted',
          ),
        ],
      ],
    ),
    section(
      'rights',
      `
<h2>5. เปิดเผยกับใคร</h2>
<p>เราไม่ขายข้อมูลของคุณ และให้เฉพาะเท่าที่จำเป็นแก่ ขนส่ง ผู้ให้บริการรับชำระเงินและธนาคาร ผู้ให้บริการส่งอีเมลและโฮสติ้ง ศูนย์บริการของแบรนด์เมื่อคุณให้เราส่งเคลม และหน่วยงานรัฐเมื่อกฎหมายบังคับ ผู้ให้บริการบัญชีโซเชียล วิดีโอ ระบบตรวจบอต หรือเครื่องมือวิเคราะห์จะได้รับข้อมูลเมื่อคุณใช้สิ่งนั้นหรือยินยอมเท่านั้น บางรายอยู่ต่างประเทศ เราเลือกผู้ที่มีมาตรการคุ้มครองข้อมูลเพียงพอตามกฎหมาย</p>
<h2>6. สิทธิของคุณ</h2>
<ul>
<li>ขอเข้าถึงและรับสำเนา: กด “ดาวน์โหลดข้อมูลของฉัน” ที่<a href="/account/my-profile">ข้อมูลส่วนตัว</a> ได้ไฟล์ JSON ที่นำไปใช้ต่อได้</li>
<li>แก้ไข: ชื่อ รหัสผ่าน และที่อยู่แก้ได้เอง เบอร์มือถือผ่าน<a href="/help/account">คอลเซ็นเตอร์</a></li>
<li>ลบ: กด “ลบบัญชีของฉัน” เมื่อไม่มีคำสั่งซื้อค้าง หรือติดต่อเรา</li>
<li>ถอนความยินยอม: ปิดข่าวสารที่ข้อมูลส่วนตัว ปิดคุกกี้ที่การตั้งค่าคุกกี้ ได้ทุกเมื่อ โดยไม่กระทบสิ่งที่ทำไปก่อนถอน</li>
<li>คัดค้าน ขอให้ระงับการใช้ หรือขอโอนข้อมูล: ติดต่อเรา</li>
</ul>
<p>เราตอบภายใน 30 วัน และอาจขอยืนยันตัวตนก่อน หากไม่พอใจ คุณร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลได้</p>
<h2>7. ความปลอดภัย</h2>
<p>การเชื่อมต่อเข้ารหัส รหัสผ่านและโทเค็นเก็บในรูปที่อ่านกลับไม่ได้ ข้อมูลการเข้าสู่ระบบอยู่ในคุกกี้ที่สคริปต์ของเบราว์เซอร์อ่านไม่ได้ เราจำกัดจำนวนครั้งที่เดารหัส และแจ้งคุณทางอีเมลเมื่อมีการเปลี่ยนแปลงสำคัญในบัญชี หากเกิดการละเมิดข้อมูลที่เสี่ยงต่อคุณ เราจะแจ้งคุณและหน่วยงานตามที่กฎหมายกำหนด</p>
<h2>8. การเปลี่ยนแปลง</h2>
<p>วันที่ของฉบับปัจจุบันอยู่ด้านบนของหน้านี้ และบันทึกไว้กับความยินยอมที่คุณให้แต่ละครั้ง เมื่อเนื้อหาสำคัญเปลี่ยน เราจะออกฉบับใหม่</p>`,
      `
<h2>5. Who else sees it</h2>
<p>We do not sell your data. We give what is needed to carriers, payment providers and banks, providers of email and hosting, the brand's service centre if you let us send in a claim, and authorities where the law requires it. Providers of social accounts, videos, the bot check and analytics get data only if you use them or consent. Some of them are abroad; we choose those who protect data as the law requires.</p>
<h2>6. Your rights</h2>
<ul>
<li>Access and a copy: “Download my data” under <a href="/account/my-profile">My Profile</a> gives you a JSON file that other services can read.</li>
<li>Correction: change name, password and addresses yourself, and the mobile number through our <a href="/help/account">call centre</a>.</li>
<li>Deletion: “Delete my account” when no order is in progress, or ask us.</li>
<li>Withdrawing consent: turn off the newsletter under My Profile and cookies in the cookie settings, at any time. What happened before stays lawful.</li>
<li>Objection, restriction and transfer: contact us.</li>
</ul>
<p>We answer within 30 days and may ask you to prove who you are. If you are not satisfied, you can complain to the Office of the Personal Data Protection Committee.</p>
<h2>7. Security</h2>
<p>Connections are encrypted. Passwords and tokens are stored in a form that cannot be read back, and your sign-in is in a cookie that scripts in the browser cannot read. We limit guesses of passwords and email you about important changes of your account. If a breach puts you at risk, we inform you and the authorities as the law requires.</p>
<h2>8. Changes</h2>
<p>The date of the current version is at the top of this page and is stored with each consent that you give. If something important changes, there is a new version.</p>`,
    ),
  ],
};

export const privacyPages = [privacy];
