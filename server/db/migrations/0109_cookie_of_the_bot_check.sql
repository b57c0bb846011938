-- Which forms check for bots; a version that visitors have answered stays as they read it.
update cookie_policies
set groups = replace(
  replace(groups::text, 'ในแบบฟอร์มสมัครสมาชิกและเข้าสู่ระบบ โหลดเมื่อ', 'ในแบบฟอร์มสมัครสมาชิก เข้าสู่ระบบ ขอลิงก์ทางอีเมล และติดต่อเรา โหลดเมื่อ'),
  'in the forms for registration and sign-in; loaded with',
  'in the forms for registration, sign-in, emailed links and messages to us; loaded with'
)::jsonb
where published_on = '2022-05-01' and not exists (select from cookie_consents where policy_version = '2022-05-01');
