-- What the service worker stores in the caches that the policy lists; a version that visitors have answered stays as they read it.
update cookie_policies
set groups = (replace(replace(replace(replace(groups::text,
    'หน้าแจ้งเมื่อไม่มีอินเทอร์เน็ต และโครงหน้าร้าน',
    'หน้าของร้านที่คุณเปิดดูแล้ว (ไม่รวมหน้าส่วนตัว) เพื่อเปิดได้เมื่อไม่มีอินเทอร์เน็ต'),
    'The page that is shown without a connection, and the frame of the shop',
    'Public pages of the shop that you visited, to open them without a connection'),
    'ไฟล์และรูปภาพที่เคยโหลด เพื่อให้เปิดได้เมื่อไม่มีอินเทอร์เน็ต',
    'สคริปต์ สไตล์ และฟอนต์ของหน้าเหล่านั้น'),
    'Files and pictures that were loaded, for when there is no connection',
    'Scripts, styles and fonts of these pages'))::jsonb
where published_on = '2022-05-01' and not exists (select from cookie_consents where policy_version = '2022-05-01');
