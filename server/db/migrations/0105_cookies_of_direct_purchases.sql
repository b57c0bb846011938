-- What the shop stores of a direct purchase; a version that visitors have answered stays as they read it.
update cookie_policies
set groups = jsonb_set(groups, '{0,providers,0,cookies}', groups #> '{0,providers,0,cookies}' || $cookies$[
  {"name": "cart-purchase", "kind": "local_storage", "purpose": {"th": "สินค้าที่คุณกดซื้อเลยล่าสุด เพื่อให้สั่งซื้อเฉพาะรายการนั้นหลังเข้าสู่ระบบ", "en": "What you last pressed Buy now for, to order it alone after you sign in"}, "lifetime": {"th": "จนกว่าตะกร้าจะเปลี่ยน", "en": "Until your cart changes"}}
]$cookies$::jsonb)
where published_on = '2022-05-01' and groups #>> '{0,code}' = 'C0001'
  and not exists (select from cookie_consents where policy_version = '2022-05-01');
