import { expect, test } from 'vitest';
import type { Store } from '#contract/stores.ts';
import { branchData } from './branch-structured-data.ts';

const place = (label: string) => ({ id: 1, label });
const branch: Store = {
  storeId: 1,
  slug: 'siam',
  name: 'Saifah Siam',
  address: 'Floor 3, Rama I Road',
  subdistrict: place('Pathum Wan'),
  district: place('Pathum Wan'),
  province: place('Bangkok'),
  postcode: '10330',
  phone: '020000001',
  location: { latitude: 13.7466, longitude: 100.5393 },
  distance: null,
  categories: [],
  openingHours: [
    { weekday: 1, hours: { opens: '10:00', closes: '24:00' } },
    { weekday: 7, hours: null },
  ],
  specialDays: [
    { day: '2026-12-31', name: 'New Year’s Eve', hours: { opens: '10:00', closes: '18:00' } },
    { day: '2027-01-01', name: 'New Year’s Day', hours: null },
  ],
  openNow: false,
};

test.each([
  ['th', 'Floor 3, Rama I Road Pathum Wan'],
  ['en', 'Floor 3, Rama I Road, Pathum Wan'],
] as const)('the street and the subdistrict are apart as the language of the page (%s) has it', (locale, street) => {
  const { address } = branchData(branch, { origin: 'https://shop.example', url: '/', image: '/icon.png', locale });
  expect(address.streetAddress).toBe(street);
});

test('search engines read address, location, phone and opening hours, also of special days', () => {
  const url = 'https://shop.example/en/store/siam';
  const data = branchData(branch, { origin: 'https://shop.example', url, image: 'https://shop.example/icon.png' });
  expect(data).toMatchObject({
    '@type': 'ElectronicsStore',
    url,
    telephone: '+6620000001',
    address: { addressRegion: 'Bangkok', postalCode: '10330', addressCountry: 'TH' },
    geo: { latitude: 13.7466, longitude: 100.5393 },
  });
  expect(data.openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '23:59' },
  ]);
  expect(data.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '10:00', closes: '18:00' },
    { validFrom: '2027-01-01', opens: '00:00', closes: '00:00' },
  ]);
});
