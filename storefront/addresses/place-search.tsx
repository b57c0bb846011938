import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { maxPlaceQueryLength } from '#contract/address-lines.ts';
import type { PostcodeMatch } from '#contract/addresses.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { SuggestionField } from '#storefront/ui/suggestion-field.tsx';
import { WrapAtSpaces } from '#storefront/ui/wrap-at-spaces.tsx';
import type { ChosenPlace } from './place-cascade.ts';

const noMatches: readonly PostcodeMatch[] = [];

/** A place as one line: subdistrict, district, province, postcode. */
function matchLine({ subdistrict, district, province, postcode }: PostcodeMatch): string {
  return [subdistrict.label, district.label, province.label, postcode].join(' · ');
}

export function PlaceMatch({ match }: { match: PostcodeMatch }) {
  return (
    <span className="min-w-0">
      <span className="font-medium">
        <WrapAtSpaces>{match.subdistrict.label}</WrapAtSpaces>
      </span>
      <span className="text-muted">
        {'\u00a0· '}
        <WrapAtSpaces>{[match.district.label, match.province.label, match.postcode].join('\u00a0· ')}</WrapAtSpaces>
      </span>
    </span>
  );
}

export const matchKey = ({ subdistrict, postcode }: PostcodeMatch) => `${subdistrict.id} ${postcode}`;

/** Finds a subdistrict by name or postcode, and chooses it with everything above it. */
export function PlaceSearch({ place, onChoose }: { place: ChosenPlace; onChoose: (match: PostcodeMatch) => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PostcodeMatch>();
  const isChosen = chosen?.subdistrict.id === place.subdistrictId && chosen?.postcode === place.postcode;
  const query = useSettled(typed.trim());
  const { data, isError } = useQuery({
    queryKey: ['accounts', 'places', getLocale(), 'search', query],
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /utils/api/postal-addresses/search', { query: { query }, signal });
      if (!result.ok) throw new Error(result.code);
      return result.data;
    },
    enabled: [...query].length > 1,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  });
  const isSearching = [...typed.trim()].length > 1;
  const matches = (isSearching && data) || noMatches;
  return (
    <SuggestionField
      label={m.address_find()}
      hint={m.address_find_hint()}
      optional
      className="sm:col-span-2"
      // Another choice below empties it.
      value={typed === '' && chosen && isChosen ? matchLine(chosen) : typed}
      onType={(text) => {
        setTyped(text);
        setChosen(undefined);
      }}
      suggestions={matches}
      keyOf={matchKey}
      textOf={matchLine}
      renderItem={(match) => <PlaceMatch match={match} />}
      onChoose={(match) => {
        setTyped('');
        setChosen(match);
        onChoose(match);
      }}
      status={isSearching ? statusOf(isError, data?.length) : undefined}
      input={{ autoComplete: 'off', maxLength: maxPlaceQueryLength }}
    />
  );
}

function statusOf(isError: boolean, count: number | undefined): string {
  if (isError) return m.address_find_failed();
  if (count === undefined) return m.ui_loading();
  return count > 0 ? m.address_find_choose() : m.address_find_none();
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, 150, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
