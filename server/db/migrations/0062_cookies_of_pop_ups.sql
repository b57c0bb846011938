-- What the shop has stored since the policy was written; a version that visitors have answered stays as they read it.
update cookie_policies
set groups = jsonb_set(groups, '{0,providers,0,cookies}', groups #> '{0,providers,0,cookies}' || $cookies$[
  {"name": "pop-ups", "kind": "local_storage", "purpose": {"th": "ป๊อปอัปที่คุณเห็นแล้ว เพื่อไม่ให้แสดงซ้ำ", "en": "The pop-ups that you have seen, so that they stay closed"}, "lifetime": {"th": "จนกว่าคุณจะลบ", "en": "Until you delete it"}},
  {"name": "pages-*", "kind": "cache", "purpose": {"th": "หน้าแจ้งเมื่อไม่มีอินเทอร์เน็ต และโครงหน้าร้าน", "en": "The page that is shown without a connection, and the frame of the shop"}, "lifetime": {"th": "จนกว่าร้านจะอัปเดต", "en": "Until the shop is updated"}},
  {"name": "files", "kind": "cache", "purpose": {"th": "ไฟล์และรูปภาพที่เคยโหลด เพื่อให้เปิดได้เมื่อไม่มีอินเทอร์เน็ต", "en": "Files and pictures that were loaded, for when there is no connection"}, "lifetime": {"th": "จนกว่าคุณจะลบ", "en": "Until you delete it"}}
]$cookies$::jsonb)
where published_on = '2022-05-01' and groups #>> '{0,code}' = 'C0001'
  and not exists (select from cookie_consents where policy_version = '2022-05-01');
