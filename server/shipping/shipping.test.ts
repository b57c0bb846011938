import { describe, expect, test } from 'vitest';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { shippingImportExport } from './commands.ts';
import { shippingTerms, zoneOf } from './shipping.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runImportExport(shop, shippingImportExport, args, input);

const zone = (key: string, more: object) => ({
  type: 'shipping-zone',
  zone: key,
  name_th: 'เขต',
  name_en: 'Zone',
  ...more,
});
const rate = (key: string, from_grams: number, fee: number, more: object = {}) => ({
  type: 'shipping-rate',
  zone: key,
  from_grams,
  fee,
  minimum_days: 1,
  maximum_days: 3,
  ...more,
});

async function zoneAt(postcode: string, subdistrict?: string) {
  const places = await shop.client({ locale: 'th' })('GET /utils/api/postal-addresses/postcodes/{postcode}', {
    params: { postcode },
  });
  const place = places.ok && places.data.find((one) => !subdistrict || one.subdistrict.label === subdistrict);
  if (!place) throw new Error(`there is no ${subdistrict} at ${postcode}`);
  return zoneOf(await shippingTerms(shop), {
    provinceId: place.province.id,
    districtId: place.district.id,
    subdistrictId: place.subdistrict.id,
    postcode,
  });
}

describe('importing shipping zones', () => {
  test('assigns provinces, districts, subdistricts and postcodes, and the rest to the default zone', async () => {
    const { output, errors } = await run(
      ['import'],
      jsonLines(
        zone('islands', { areas: ['84140', 'ตราด/เกาะกูด', 'สตูล/เมืองสตูล/เกาะสาหร่าย'], cash_on_delivery: false }),
        rate('islands', 0, 120),
        rate('islands', 5000, 250.5, { minimum_days: 3, maximum_days: 3 }),
        zone('trat', { areas: ['ตราด'], position: 1 }),
        zone('others', { default_flag: true, position: 2 }),
      ),
    );
    expect([errors, output]).toEqual(['', '5 read, 5 new, 0 changed, 0 unchanged, 0 refused\n']);
    expect(await zoneAt('84140')).toEqual({
      shippingZone: 'islands',
      name: { th: 'เขต', en: 'Zone' },
      cashOnDelivery: false,
      rates: [
        { fromGrams: 0, fee: 120_00, minimumDays: 1, maximumDays: 3 },
        { fromGrams: 5000, fee: 250_50, minimumDays: 3, maximumDays: 3 },
      ],
    });
    expect((await zoneAt('84320'))?.shippingZone).toBe('others');
    expect((await zoneAt('23000', 'เกาะกูด'))?.shippingZone).toBe('islands');
    expect((await zoneAt('23000', 'บางพระ'))?.shippingZone).toBe('trat');
    expect((await zoneAt('91000', 'เกาะสาหร่าย'))?.shippingZone).toBe('islands');
    expect((await zoneAt('91000', 'พิมาน'))?.shippingZone).toBe('others');
  });

  test('of one area, applies the zone with the lower position', async () => {
    await run(
      ['import'],
      jsonLines(zone('late', { areas: ['ระนอง'], position: 9 }), zone('early', { areas: ['ระนอง'], position: 8 })),
    );
    expect((await zoneAt('85000', 'เกาะพยาม'))?.shippingZone).toBe('early');
  });

  test('reports each bad row and imports the others', async () => {
    const { output, errors } = await run(
      ['import'],
      jsonLines(
        zone('a', { areas: ['แอตแลนติส'] }),
        zone('b', { areas: ['99999'] }),
        zone('c', { areas: ['ตราด/เกาะกูด/เกาะกูด/เกาะกูด'] }),
        zone('second-default', { default_flag: true }),
        rate('nowhere', 0, 50),
        rate('islands', 0, -1),
        rate('islands', 0, 50, { minimum_days: 4 }),
        { type: 'public-holiday', day: '2027-02-30', name_th: 'ก', name_en: 'A' },
        { type: 'public-holiday', day: '13/04/2027', name_th: 'ก', name_en: 'A' },
        { type: 'public-holiday', day: '2570-04-13', name_th: 'ก', name_en: 'A' },
        rate('islands', 0, 0),
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: areas: there is no place or postcode แอตแลนติส',
      'row 2: areas: there is no place or postcode 99999',
      'row 3: areas: there is no place or postcode ตราด/เกาะกูด/เกาะกูด/เกาะกูด',
      'row 4: default_flag: another zone is the default',
      'row 5: zone: there is no zone nowhere',
      'row 6: fee: must not be negative',
      'row 7: maximum_days: must be at least minimum_days',
      'row 8: day: must be a day, such as 2026-12-01',
      'row 9: day: must be a day, such as 2026-12-01',
      'row 10: day: must have a year of the common era, such as 2026-12-01',
    ]);
    expect(output).toBe('11 read, 0 new, 1 changed, 0 unchanged, 10 refused\n');
  });
});

test('public holidays can be imported, and cancelled', async () => {
  const holiday = { type: 'public-holiday', day: '2027-04-13', name_th: 'วันสงกรานต์', name_en: 'Songkran' };
  await run(['import'], jsonLines(holiday));
  expect([...(await shippingTerms(shop)).holidays]).toEqual(['2027-04-13']);
  await run(['import'], jsonLines({ type: 'public-holiday', day: '2027-04-13', cancelled: true }));
  expect([...(await shippingTerms(shop)).holidays]).toEqual([]);
});

test.each(['jsonl', 'csv'])('an export as %s can be imported unchanged', async (format) => {
  const { output } = await run(['export', '--format', format]);
  expect((await run(['import', '--format', format], output)).output).toMatch(
    /^[1-9]\d* read, 0 new, 0 changed, [1-9]\d* unchanged, 0 refused\n$/,
  );
});
