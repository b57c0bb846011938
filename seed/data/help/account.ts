import { shop } from '#contract/shop.ts';
import { contactPhone } from '../contact-phone.ts';
import { text } from '../text.ts';
import { questions, type SeedHelpPage, section } from './help-page.ts';

const { hours, mobileChangeProof } = shop.callCentre;

const account: SeedHelpPage = {
  slug: 'account',
  type: 'account',
  title: text('บัญชีของฉัน', 'Your account'),
  description: text(
    'สมัคร เปิดใช้งาน เข้าสู่ระบบ พาสคีย์ ลืมรหัสผ่าน เปลี่ยนเบอร์มือถือ และลบบัญชี',
    'Register, activate, sign in, passkeys, forgotten passwords, a new mobile number, and deleting your account.',
  ),
  question: text('ลืมรหัสผ่านหรือเข้าสู่ระบบไม่ได้', 'I forgot my password or cannot sign in'),
  related: ['privacy', 'how-to-order'],
  blocks: [
    section(
      'register',
      `
<h2>สมัครและเปิดใช้งาน</h2>
<ol>
<li>กด “เข้าสู่ระบบ” แล้วเลือก “สมัครสมาชิก” กรอกชื่อ อีเมล เบอร์มือถือ และรหัสผ่านอย่างน้อย 8 ตัว ที่มีตัวพิมพ์เล็ก ตัวพิมพ์ใหญ่ ตัวเลข และอักขระพิเศษ</li>
<li>เปิดอีเมลแล้วกดลิงก์เปิดใช้งานภายใน 24 ชั่วโมง ขอลิงก์ใหม่ได้ถ้าหมดอายุ ถ้าเปิดจากอีกเครื่องหนึ่ง ระบบจะถามรหัสผ่านที่ตั้งไว้</li>
</ol>
<p>ไม่พบอีเมล ดูในโฟลเดอร์สแปมหรือโปรโมชัน และตรวจว่าพิมพ์อีเมลถูก</p>
<h2>เข้าสู่ระบบ</h2>
<ul>
<li><strong>อีเมลและรหัสผ่าน</strong> หากลืม กด “ลืมรหัสผ่าน?” เราส่งลิงก์ที่ใช้ได้ 1 ชั่วโมง เมื่อตั้งรหัสใหม่ ทุกอุปกรณ์จะออกจากระบบ</li>
<li><strong>บัญชีโซเชียล</strong> ใช้บัญชีที่แสดงในหน้าเข้าสู่ระบบ ครั้งแรกเราอาจส่งรหัส 6 หลักไปยังอีเมลเพื่อยืนยัน</li>
<li><strong>พาสคีย์</strong> เข้าด้วยลายนิ้วมือ ใบหน้า หรือ PIN ของเครื่อง ไม่ต้องพิมพ์รหัสผ่าน เพิ่มได้สูงสุด 10 รายการที่<a href="/account/my-profile">ข้อมูลส่วนตัว</a></li>
</ul>
<p>ใส่รหัสผิดหลายครั้ง ระบบจะให้รอสักครู่ หรือส่งลิงก์ยืนยันทางอีเมลเมื่อเข้าจากอุปกรณ์ใหม่ เพื่อกันคนอื่นเดารหัสของคุณ</p>
<h2>อุปกรณ์ที่เข้าสู่ระบบ</h2>
<p>ดูและให้อุปกรณ์อื่นออกจากระบบได้ที่<a href="/account/my-profile/devices">อุปกรณ์ของฉัน</a> การเข้าสู่ระบบแต่ละครั้งอยู่ได้นานที่สุด 30 วัน</p>
<h2>เปลี่ยนเบอร์มือถือ</h2>
<p>เพื่อความปลอดภัย คอลเซ็นเตอร์เป็นผู้เปลี่ยนให้ โทร ${contactPhone} (${hours.th}) เตรียมสิ่งต่อไปนี้ให้พร้อม</p>
<ul>${mobileChangeProof.map(({ th }) => `<li>${th}</li>`).join('')}</ul>
<p>เปลี่ยนแล้วเราแจ้งทางอีเมล ถ้าคุณไม่ได้เป็นผู้ขอ ติดต่อเราทันที ชื่อและรหัสผ่านแก้ได้เองที่ข้อมูลส่วนตัว ส่วนอีเมลของบัญชีเปลี่ยนไม่ได้</p>
<h2>อีเมลแจ้งเตือนรายการโปรด</h2>
<p>เลือกให้เราแจ้งเมื่อสินค้าในรายการโปรดลดราคาหรือกลับมามีของได้ แต่ละรายการแจ้งครั้งเดียว และยกเลิกทั้งหมดได้จากลิงก์ท้ายอีเมล</p>
<h2>ดาวน์โหลดข้อมูลหรือลบบัญชี</h2>
<p>ทำได้เองที่<a href="/account/my-profile">ข้อมูลส่วนตัว</a> หัวข้อ “ข้อมูลและบัญชีของคุณ” ลบบัญชีได้เมื่อไม่มีคำสั่งซื้อที่ยังดำเนินการอยู่ คำสั่งซื้อและใบกำกับภาษีที่กฎหมายให้เก็บจะยังอยู่ ดู<a href="/help/privacy">นโยบายความเป็นส่วนตัว</a></p>`,
      `
<h2>Register and activate</h2>
<ol>
<li>Press “Sign in”, then create an account with your name, email, mobile number and a password of at least 8 characters with small and capital letters, a digit and a special character.</li>
<li>Open our email and follow the activation link within 24 hours; you can ask for another. On another device it asks for the password that you chose.</li>
</ol>
<p>If there is no email, look in spam and promotions, and check that the address was right.</p>
<h2>Sign in</h2>
<ul>
<li><strong>Email and password:</strong> if you forgot it, press “Forgot password?”. We email a link that works for an hour. A new password signs you out on every device.</li>
<li><strong>Social accounts:</strong> use one that the sign-in dialog offers. The first time we may email a six-digit code.</li>
<li><strong>Passkeys:</strong> sign in with the fingerprint, face or PIN of your device, without typing a password. Add up to ten under <a href="/account/my-profile">My Profile</a>.</li>
</ul>
<p>After several wrong passwords you have to wait a little, or to follow a link in an email on a new device, so that nobody can guess yours.</p>
<h2>Devices</h2>
<p>See where you are signed in, and sign out other devices, under <a href="/account/my-profile/devices">your devices</a>. A sign-in lasts at most 30 days.</p>
<h2>Change your mobile number</h2>
<p>To keep your account safe, our call centre does it: ${contactPhone} (${hours.en}). Have this ready:</p>
<ul>${mobileChangeProof.map(({ en }) => `<li>${en}</li>`).join('')}</ul>
<p>We then email you. If it was not you, contact us at once. You change name and password yourself under My Profile; the email address of an account cannot be changed.</p>
<h2>Emails about your wishlist</h2>
<p>For each product you can ask for an email when its price falls or it is back in stock. We send it once, and a link at its end stops all of them.</p>
<h2>Download your data or delete your account</h2>
<p>Both are under <a href="/account/my-profile">My Profile</a>, “Your data and account”. You can delete the account when no order is in progress. Orders and tax invoices that the law requires us to keep stay; see the <a href="/help/privacy">privacy policy</a>.</p>`,
    ),
    questions(
      [
        text('ใช้พาสคีย์กับเครื่องไหนได้บ้าง', 'Which devices can use passkeys?'),
        text(
          'มือถือและคอมพิวเตอร์รุ่นใหม่ที่ล็อกด้วยลายนิ้วมือ ใบหน้า หรือ PIN ใช้ได้เกือบทั้งหมด ลายนิ้วมือและใบหน้าของคุณไม่ออกจากเครื่อง เราเก็บเพียงกุญแจสาธารณะ',
          'Almost all recent phones and computers with a fingerprint, face or PIN lock. Your fingerprint and face never leave the device; we store a public key only.',
        ),
      ],
      [
        text('มีคนสมัครด้วยอีเมลของฉัน', 'Somebody registered with my email address'),
        text(
          'ไม่ต้องทำอะไร บัญชีจะไม่เปิดใช้งานถ้าไม่มีใครกดลิงก์ในอีเมลของคุณและยืนยันรหัสผ่าน',
          'You need not do anything. The account is not activated unless somebody follows the link in your email and proves the password.',
        ),
      ],
      [
        text('ยกเลิกรับข่าวสารอย่างไร', 'How do I stop the newsletter?'),
        text(
          'ปิดสวิตช์ “รับข่าวสารและโปรโมชันทางอีเมล” ที่ข้อมูลส่วนตัว มีผลทันที',
          'Turn off “News and offers by email” under My Profile. It takes effect at once.',
        ),
      ],
    ),
  ],
};

export const accountPages = [account];
