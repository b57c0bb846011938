/** Rows of an import: a category of branches, and a branch with what is required of one. */
export const storeCategoryRow = { type: 'store-category', slug: 'in-mall', name_th: 'ในห้าง', name_en: 'In a mall' };

export const storeRow = {
  type: 'store',
  slug: 'siam',
  name_th: 'สาขาสยาม',
  name_en: 'Siam',
  address_th: 'ชั้น 3 ถนนพระราม 1',
  address_en: '3rd floor, Rama I Road',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
  latitude: 13.7466,
  longitude: 100.5347,
  phone: '021234567',
};
