import type { Locale } from '#contract/locale.ts';
import type { OpeningDay, Store } from '#contract/stores.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A branch in the language of the page as schema.org data; `url` is its page, `image` a picture of the shop. */
export function branchData(
  branch: Store,
  { origin, url, image, locale = getLocale() }: { origin: string; url: string; image: string; locale?: Locale },
) {
  const { name, phone, address, subdistrict, district, province, postcode, location, openingHours, specialDays } =
    branch;
  return {
    '@context': 'https://schema.org',
    '@type': 'ElectronicsStore',
    '@id': url,
    name,
    url,
    image,
    telephone: `+66${phone.replace(/^0/, '')}`,
    priceRange: '฿–฿฿฿',
    parentOrganization: { '@id': `${origin}/#organization` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address}${locale === 'en' ? ',' : ''} ${subdistrict.label}`,
      addressLocality: district.label,
      addressRegion: province.label,
      postalCode: postcode,
      addressCountry: 'TH',
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    openingHoursSpecification: openingHours.flatMap(({ weekday, hours }) =>
      hours ? [{ ...specification(hours), dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}` }] : [],
    ),
    specialOpeningHoursSpecification: specialDays.map(({ day, name: reason, hours }) => ({
      ...specification(hours ?? { opens: '00:00', closes: '00:00' }),
      name: reason,
      validFrom: day,
      validThrough: day,
    })),
  };
}

/** Hours of a day; a closed day opens and closes at midnight, and the last minute stands for the end of the day. */
function specification({ opens, closes }: NonNullable<OpeningDay['hours']>) {
  return { '@type': 'OpeningHoursSpecification', opens, closes: closes === '24:00' ? '23:59' : closes };
}
