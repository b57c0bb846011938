import { useEffect, useEffectEvent } from 'react';
import type { PostcodeMatch } from '#contract/addresses.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { type ChosenPlace, matchesFirst, type PlaceChoice, placeOfMatch } from './place-cascade.ts';
import { PlaceSearch } from './place-search.tsx';
import { type Places, usePlaces, usePostcodeMatches } from './use-places.ts';

export interface PlaceFieldsProps {
  place: ChosenPlace;
  onChoose: (choice: PlaceChoice) => void;
  /** Messages in the page's language. */
  errors: Partial<Record<keyof ChosenPlace, string | undefined>>;
}

/** Province, district, subdistrict and postcode: found by name, filled in from the postcode, or chosen one after the other. */
export function PlaceFields({ place, onChoose, errors }: PlaceFieldsProps) {
  const { provinceId, districtId, subdistrictId, postcode } = place;
  const places = usePlaces(provinceId, districtId);
  const matches = usePostcodeMatches(postcode);
  const fillIn = useEffectEvent(onChoose);
  useEffect(() => {
    if (matches) fillIn({ field: 'matches', postcode, matches });
  }, [matches, postcode]);
  const chooseMatch = (match: PostcodeMatch) => onChoose({ field: 'place', place: placeOfMatch(match) });
  const labels = districtLabels(places, provinceId);
  const districts = matchesFirst(places.districts, new Set(matches?.map(({ district }) => district.id)));
  const subdistricts = matchesFirst(places.subdistricts, new Set(matches?.map(({ subdistrict }) => subdistrict.id)));
  const postcodes = places.subdistricts.find(({ id }) => id === subdistrictId)?.postcodes ?? [];
  return (
    <>
      {places.failed && (
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <FormNotice>{m.address_places_failed()}</FormNotice>
          <Button variant="secondary" onClick={places.reload}>
            {m.address_places_retry()}
          </Button>
        </div>
      )}
      <PlaceSearch place={place} onChoose={chooseMatch} />
      <TextField
        label={m.address_postcode()}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={30}
        value={postcode}
        onChange={(event) => onChoose({ field: 'postcode', text: event.target.value })}
        hint={
          postcodes.length > 1
            ? m.address_postcode_choices({ postcodes: postcodes.join(' / ') })
            : m.address_postcode_hint()
        }
        error={errors.postcode ?? (matches?.length === 0 ? m.address_postcode_unknown() : undefined)}
      />
      <SelectField
        label={m.address_province()}
        autoComplete="address-level1"
        placeholder={chooseOne(m.address_province())}
        options={optionsOf(places.provinces)}
        value={places.provinces.length > 0 ? (provinceId ?? '') : ''}
        onChange={(event) => onChoose({ field: 'province', id: idOf(event.target.value), matches })}
        error={errors.provinceId}
      />
      <SelectField
        label={labels.district}
        autoComplete="address-level2"
        placeholder={chooseOne(labels.district)}
        options={optionsOf(districts)}
        disabled={provinceId === undefined}
        value={districts.length > 0 ? (districtId ?? '') : ''}
        onChange={(event) => onChoose({ field: 'district', id: idOf(event.target.value), matches })}
        error={errors.districtId}
      />
      <SelectField
        label={labels.subdistrict}
        autoComplete="address-level3"
        placeholder={chooseOne(labels.subdistrict)}
        options={optionsOf(subdistricts)}
        disabled={districtId === undefined}
        value={subdistricts.length > 0 ? (subdistrictId ?? '') : ''}
        onChange={(event) => {
          const id = idOf(event.target.value);
          onChoose({ field: 'subdistrict', subdistrict: subdistricts.find((one) => one.id === id) });
        }}
        error={errors.subdistrictId}
      />
    </>
  );
}

const bangkokNames = ['กรุงเทพมหานคร', 'Bangkok'];

/** The parts of a province have other names in Bangkok (แขวง, เขต) than elsewhere (ตำบล, อำเภอ). */
function districtLabels(
  { provinces }: Places,
  provinceId: number | undefined,
): { district: string; subdistrict: string } {
  const province = provinces.find(({ id }) => id === provinceId);
  if (!province) return { district: m.address_district_any(), subdistrict: m.address_subdistrict_any() };
  return bangkokNames.includes(province.label)
    ? { district: m.address_district_bangkok(), subdistrict: m.address_subdistrict_bangkok() }
    : { district: m.address_district(), subdistrict: m.address_subdistrict() };
}

function chooseOne(name: string): string {
  return m.address_choose({ name: name.toLowerCase() });
}

function optionsOf(places: readonly { id: number; label: string }[]) {
  return places.map(({ id, label }) => ({ value: String(id), label }));
}

function idOf(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}
