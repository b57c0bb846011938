import * as z from 'zod/mini';
import { Place, PostcodeMatch } from './addresses.ts';
import { endpoints } from './endpoint.ts';
import { maxLength, maxNormalisedLength, numericId } from './validation.ts';

/** The most characters of a pasted address. */
export const maxAddressLineLength = 500;

/** The most characters of what a shopper types to find a place. */
export const maxPlaceQueryLength = 100;

const addressPartKinds = [
  'houseNumber',
  'villageNumber',
  'village',
  'building',
  'floor',
  'room',
  'alley',
  'road',
] as const;
export type AddressPartKind = (typeof addressPartKinds)[number];

/** An address in one text, taken apart. Whatever is not in another field is in `address`. */
export const ParsedAddress = z.object({
  /** Who the address is of; a part that was not given is empty. Null if there is no name that is clearly one. */
  receiver: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  /** Ten digits. */
  mobileNo: z.nullable(z.string()),
  /** The address without receiver, mobile number and places, in one line. */
  address: z.string(),
  /** What was recognised in `address`. */
  parts: z.array(z.object({ kind: z.enum(addressPartKinds), text: z.string() })),
  province: z.nullable(Place),
  district: z.nullable(Place),
  subdistrict: z.nullable(Place),
  /** One of the subdistrict; null if it is not certain. */
  postcode: z.nullable(z.string()),
  /** A postcode in the address that is not one of these places. */
  otherPostcode: z.nullable(z.string()),
  /** The subdistricts that fit the address equally well; empty if there is one or none. */
  choices: z.array(PostcodeMatch),
});
export type ParsedAddress = z.infer<typeof ParsedAddress>;

/** Lines and tabs are separators; other control characters are refused. */
const addressLine = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    maxLength(maxAddressLineLength),
    maxNormalisedLength(maxAddressLineLength),
    z.regex(/^[\P{Cc}\r\n\t]*$/u, 'not_valid'),
  );

export const addressLinesEndpoints = endpoints({
  'GET /utils/api/postal-addresses/search': {
    operationId: 'searchPostalAddresses',
    summary:
      'Subdistricts by the beginning of their name, district, province or postcode, in Thai or English; the best first',
    access: 'public',
    query: z.object({
      query: z
        .string('required')
        .check(
          z.trim(),
          z.minLength(1, 'required'),
          maxLength(maxPlaceQueryLength),
          maxNormalisedLength(maxPlaceQueryLength),
          z.regex(/^\P{Cc}*$/u, 'not_valid'),
        ),
      limit: z._default(
        z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(20, 'not_valid')),
        10,
      ),
    }),
    data: z.array(PostcodeMatch),
    errors: [],
  },
  'POST /utils/api/postal-addresses/parse': {
    operationId: 'parsePostalAddress',
    summary: 'Take an address in one text apart, in Thai or English; nothing is stored',
    access: 'public',
    body: z.object({
      text: addressLine,
      /** The one that was chosen among the choices of an earlier call. */
      subdistrictId: z.optional(numericId),
    }),
    data: ParsedAddress,
    errors: [],
  },
});
