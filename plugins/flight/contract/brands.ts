import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { flightRefusals } from './refusals';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** What an agency calls a fare of an airline. */
export const FareBrand = z.strictObject({
  /** IATA code; null: whichever airline sells a fare of that name. */
  carrier: z.nullable(z.string().check(z.regex(/^[A-Z0-9]{2}$/))),
  /** As the airline calls it, in any letter case. */
  name: Name,
  ownName: Name,
});
export type FareBrand = z.output<typeof FareBrand>;

export const MOST_BRANDS = 200;

/** The same for two names of one fare. */
export const brandKey = ({ carrier, name }: Pick<FareBrand, 'carrier' | 'name'>): string =>
  `${carrier ?? ''}|${name.toLowerCase()}`;

const FareBrands = z.array(FareBrand).check(
  z.maxLength(MOST_BRANDS),
  z.refine((brands) => new Set(brands.map(brandKey)).size === brands.length, {
    message: flightRefusals.fareTwice.reason,
  }),
);

/** The agency's names of fares; a search with `useCustomBrands` shows them (R190). */
export const getFareBrands = endpoint({
  method: 'GET',
  path: '/api/agency/flights/fareBrands',
  access: 'staff',
  summary: "The agency's own names of airlines' fares.",
  response: z.object({ data: z.array(FareBrand) }),
});

/** Replaces all of them. 422 at `brands` for a fare that is named twice. */
export const saveFareBrands = endpoint({
  method: 'PUT',
  path: '/api/agency/flights/fareBrands',
  access: 'owner',
  summary: "Replaces the agency's own names of airlines' fares.",
  rate: 'write',
  body: z.strictObject({ brands: FareBrands }),
  response: z.object({ data: z.array(FareBrand) }),
});
