import { CircleAlert, CircleCheck } from 'lucide-react';
import type { AddressPartKind, ParsedAddress } from '#contract/address-lines.ts';
import type { PostcodeMatch } from '#contract/addresses.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { matchKey, PlaceMatch } from './place-search.tsx';

const partNames: Record<AddressPartKind, () => string> = {
  houseNumber: m.address_part_house_number,
  villageNumber: m.address_part_village_number,
  village: m.address_part_village,
  building: m.address_part_building,
  floor: m.address_part_floor,
  room: m.address_part_room,
  alley: m.address_part_alley,
  road: m.address_part_road,
};

export interface ParsedSummaryProps {
  parsed: ParsedAddress;
  /** One of several subdistricts that fit was chosen. */
  onChoose: (match: PostcodeMatch) => void;
}

/** What was recognised in an address, and what has to be checked or chosen. */
export function ParsedSummary({ parsed, onChoose }: ParsedSummaryProps) {
  const { receiver, mobileNo, parts, subdistrict, district, province, postcode, otherPostcode, choices } = parsed;
  const entries: [name: string, text: string][] = [
    ...(receiver ? [[m.address_receiver(), `${receiver.firstName} ${receiver.lastName}`] as [string, string]] : []),
    ...(mobileNo ? [[m.address_mobile(), formatPhone(mobileNo)] as [string, string]] : []),
    ...parts.map(({ kind, text }): [string, string] => [partNames[kind](), text]),
    ...[subdistrict, district, province].flatMap((place, index): [string, string][] =>
      place
        ? [[[m.address_subdistrict_any, m.address_district_any, m.address_province][index]?.() ?? '', place.label]]
        : [],
    ),
    ...(postcode ? [[m.address_postcode(), postcode] as [string, string]] : []),
  ];
  const isComplete = subdistrict !== null && postcode !== null && otherPostcode === null;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-ground p-4 text-sm">
      <p className="flex items-start gap-2 font-medium">
        {isComplete ? (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        ) : (
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-sale" />
        )}
        {isComplete ? m.address_parsed() : m.address_parsed_partly()}
      </p>
      {otherPostcode && <p>{m.address_parsed_postcode({ postcode: otherPostcode })}</p>}
      {entries.length > 0 && (
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
          {entries.map(([name, text]) => (
            <div key={`${name} ${text}`} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="figures break-words">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {choices.length > 0 && (
        <div className="grid gap-2">
          <p id="address-choices" className="font-medium">
            {m.address_parsed_choose()}
          </p>
          <ul aria-labelledby="address-choices" className="grid max-h-64 gap-1 overflow-y-auto">
            {choices.map((match) => (
              <li key={matchKey(match)}>
                <button
                  type="button"
                  onClick={() => onChoose(match)}
                  className="min-h-11 w-full rounded-field border border-line bg-surface px-3.5 py-2 text-left hover:border-edge"
                >
                  <PlaceMatch match={match} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
