import { describe, expect, test } from 'vitest';
import { listRegions, mismatchedPlaceFields } from '#server/addresses/addresses.ts';
import { placesOfStore } from '../stores.ts';
import { type DemoStore, stores } from './stores.ts';

const thaiLetter = /[\u0E01-\u0E2E]/;
const latinLetter = /[A-Za-z]/;

/** Names of the branches that do not meet the condition. */
const except = (holds: (store: DemoStore) => boolean) =>
  stores.filter((store) => !holds(store)).map(({ name }) => name.en);

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Approximate distance in kilometres, sufficient within one province. */
const apart = (one: DemoStore, other: DemoStore) =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * Math.cos(0.23)) * 111;

/** Bounds of each region, in degrees. */
const bounds: Record<string, { latitude: [number, number]; longitude: [number, number] }> = {
  North: { latitude: [17.1, 20.5], longitude: [97.3, 101.4] },
  Northeast: { latitude: [14, 18.5], longitude: [100.9, 105.7] },
  Central: { latitude: [13.1, 17.8], longitude: [98.9, 101.8] },
  East: { latitude: [11.6, 14.5], longitude: [100.8, 103] },
  West: { latitude: [10.9, 17.9], longitude: [97.7, 100.2] },
  South: { latitude: [5.6, 11], longitude: [98.1, 102.1] },
};

describe('the branches of the demo shop', () => {
  test('have unique names, addresses and phone numbers', () => {
    expect(stores.length).toBeGreaterThanOrEqual(80);
    for (const of of [
      (store: DemoStore) => store.slug,
      (store: DemoStore) => store.name.th,
      (store: DemoStore) => store.name.en,
      (store: DemoStore) => `${store.address.th} ${store.place.join(' ')}`,
      (store: DemoStore) => store.phone,
      (store: DemoStore) => `${store.latitude} ${store.longitude}`,
    ])
      expect(repeated(stores.map(of))).toEqual([]);
  });

  test('have an existing subdistrict, district and province with the right postcode', async () => {
    for (const store of stores) {
      const { subdistrict, district, province } = await placesOfStore(store);
      const ids = { subdistrictId: subdistrict.id, districtId: district.id, provinceId: province.id };
      expect([store.slug, await mismatchedPlaceFields({ ...ids, postcode: store.place[3] })]).toEqual([store.slug, []]);
    }
  });

  test('are in all six regions, within their bounds', async () => {
    for (const { label, provinces } of await listRegions('en')) {
      const ids = new Set(provinces.map(({ id }) => id));
      const here: DemoStore[] = [];
      for (const store of stores) if (ids.has((await placesOfStore(store)).province.id)) here.push(store);
      expect([label, here.length >= 5]).toEqual([label, true]);
      const { latitude, longitude } = bounds[label] ?? { latitude: [0, 0], longitude: [0, 0] };
      const outside = here.filter(
        (store) =>
          store.latitude < latitude[0] ||
          store.latitude > latitude[1] ||
          store.longitude < longitude[0] ||
          store.longitude > longitude[1],
      );
      expect(outside.map(({ slug }) => slug)).toEqual([]);
    }
  });

  test('are near the other branches of their province and district', () => {
    const far = stores.flatMap((one) =>
      stores
        .filter((other) => {
          const [province, district] = other.place;
          if (province !== one.place[0]) return false;
          if (district === one.place[1]) return apart(one, other) > 15;
          return apart(one, other) > (province === 'กรุงเทพมหานคร' ? 40 : 110);
        })
        .map((other) => `${one.slug} and ${other.slug}`),
    );
    expect(far).toEqual([]);
  });

  test('have Thai and English names', () => {
    expect(
      except(({ name, address }) =>
        [name, address].every(({ th, en }) => thaiLetter.test(th) && latinLetter.test(en) && !thaiLetter.test(en)),
      ),
    ).toEqual([]);
    expect(except(({ address }) => !latinLetter.test(address.th))).toEqual([]);
    expect(
      except(({ name, address }) =>
        [name.th, name.en, address.th, address.en].every((text) => text === text.trim() && !text.includes('  ')),
      ),
    ).toEqual([]);
  });

  test('have a valid Thai phone number', () => {
    expect(except(({ phone }) => /^0(2\d{7}|[3-7]\d{7})$/.test(phone))).toEqual([]);
  });

  test('open before they close, at least five days a week', () => {
    expect(
      except(
        ({ week }) =>
          week.filter(Boolean).length >= 5 &&
          week.every((day) => !day || (day.opens >= 0 && day.opens < day.closes && day.closes <= 1440)),
      ),
    ).toEqual([]);
  });

  test('have different opening hours: malls open late, some close early on Sundays, one is closed on Mondays', () => {
    const [monday, sunday] = [0, 6];
    expect(stores.filter(({ week }) => week[monday] === null)).toHaveLength(1);
    expect(stores.some(({ week }) => week[sunday] === null)).toBe(true);
    expect(stores.some(({ week }) => (week[sunday]?.closes ?? 1440) < (week[monday]?.closes ?? 0))).toBe(true);
    expect(new Set(stores.filter(({ kind }) => kind === 'mall').map(({ week }) => week[monday]?.closes))).toEqual(
      new Set([21 * 60, 22 * 60]),
    );
  });
});
