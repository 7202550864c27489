import { z } from 'zod/mini';
import { endpoint, SupplierReport } from '@/core/contract';
import { PlaceCode } from './airport';
import { IsoDate } from './date';
import { BagAllowance, CABINS, FareFamily, FarePenalty, FareService, FlightOffer } from './offer';
import { createPacker } from './pack';
import { PackedOffers } from './packed';
import { SearchPreferences } from './preferences';
import { flightRefusals } from './refusals';
import { isOfType, RouteType } from './route-type';
import { DEFAULT_TRAVELLERS, TravellerCounts } from './traveller';
import { createUnpacker } from './unpack';

export { SupplierReport } from '@/core/contract';

/** `NoPreference` is "All cabins" (R184). */
export const SearchCabin = z.enum(['NoPreference', ...CABINS]);
export type SearchCabin = z.output<typeof SearchCabin>;

export const MAX_LEGS = 6;

export const SearchLeg = z
  .strictObject({ origin: PlaceCode, destination: PlaceCode, departureDate: IsoDate })
  .check(
    z.refine((leg) => leg.origin !== leg.destination, {
      message: flightRefusals.samePlace.reason,
      path: ['destination'],
    }),
  );
export type SearchLeg = z.output<typeof SearchLeg>;

export const FlightSearch = z
  .strictObject({
    /** What trip is looked for; without it what its flights make (`routeTypeOf`). */
    routeType: z.optional(RouteType),
    legs: z.array(SearchLeg).check(
      z.minLength(1),
      z.maxLength(MAX_LEGS),
      z.refine((legs) => legs.every((leg, i) => i === 0 || leg.departureDate >= legs[i - 1]!.departureDate), {
        message: flightRefusals.dateOrder.reason,
      }),
    ),
    /** R189: one adult when nobody is named. */
    travellers: z.prefault(TravellerCounts, DEFAULT_TRAVELLERS),
    cabin: z._default(SearchCabin, 'NoPreference'),
    /** Scheduled flights, the one kind that is sold (R184). */
    aircraftType: z._default(z.literal('Commercial'), 'Commercial'),
    preferences: z.prefault(SearchPreferences, {}),
  })
  .check(
    z.refine(({ routeType, legs }) => routeType === undefined || isOfType(routeType, legs), {
      message: flightRefusals.otherRouteType.reason,
      path: ['routeType'],
    }),
  );
export type FlightSearch = z.output<typeof FlightSearch>;
/** What a caller writes: everything with a default may be left out. */
export type FlightSearchInput = z.input<typeof FlightSearch>;

const Asked = z.object({
  kind: z.literal('asked'),
  suppliers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Milliseconds from now until the search ends, whoever has not answered. */
  deadline: z.int(),
});
const End = z.object({ kind: z.literal('end'), suppliers: z.array(SupplierReport) });
const SentBatch = z.object({
  kind: z.literal('batch'),
  supplier: SupplierReport,
  /** Which part of what this supplier has, from 0; absent when it is all of it. */
  part: z.optional(z.object({ nth: z.int(), isLast: z.boolean() })),
  fareFamilies: z.array(FareFamily),
  ...PackedOffers.shape,
});

/**
 * The search in pieces: first who is asked, then each supplier's offers as it answers, all at once or in parts, then the
 * end, at the latest at the deadline. A supplier that failed or hung has a `batch` without offers. Offers of different batches may sell
 * the same thing: see `mergeOffers`.
 */
export type FlightSearchEvent =
  | z.output<typeof Asked>
  | (Pick<z.output<typeof SentBatch>, 'kind' | 'supplier' | 'fareFamilies' | 'part'> & {
      offers: FlightOffer[];
    })
  | z.output<typeof End>;

/** The same as it is sent: a batch says once what its offers have in common, and what an earlier one said it does not repeat. */
export const SentFlightEvent = z.discriminatedUnion('kind', [Asked, SentBatch, End]);
export type SentFlightEvent = z.output<typeof SentFlightEvent>;

/** Writes the events of one search as they are sent, one after the other. */
export function createEventWriter(): (event: FlightSearchEvent) => SentFlightEvent {
  const pack = createPacker();
  const named = new Set<string>();
  return (event) => {
    if (event.kind !== 'batch') return event;
    const fareFamilies = event.fareFamilies.filter(({ id }) => !named.has(id));
    for (const { id } of fareFamilies) named.add(id);
    return { ...event, fareFamilies, ...pack(event.offers) };
  };
}

/** Reads the events of one search, in the order in which they come. */
export function createEventReader(): (sent: SentFlightEvent) => FlightSearchEvent {
  const unpack = createUnpacker();
  return (sent) => {
    if (sent.kind !== 'batch') return sent;
    const { kind, supplier, fareFamilies, part } = sent;
    const offers = unpack(sent, supplier.id);
    return { kind, supplier, fareFamilies, offers, ...(part ? { part } : {}) };
  };
}

/** Open to visitors where the agency lets them search (G33); otherwise 401. */
export const searchFlights = endpoint({
  method: 'POST',
  path: '/api/v2/flight/search',
  access: 'search',
  summary: "Offers for up to six legs, priced for all travellers with the agency's markup, cheapest first.",
  rate: 'search',
  costly: true,
  forClient: true,
  body: FlightSearch,
  response: z.object({
    data: z.array(FlightOffer),
    fareFamilies: z.array(FareFamily),
    suppliers: z.array(SupplierReport),
  }),
  stream: SentFlightEvent,
});

export const FareRules = z.object({
  offerId: z.string(),
  fareFamily: FareFamily,
  /** One a leg, as airlines write it, such as `KLXL2US`. */
  fareBasis: z.array(z.string()),
  changeBeforeDeparture: FarePenalty,
  changeAfterDeparture: FarePenalty,
  refundBeforeDeparture: FarePenalty,
  noShow: FarePenalty,
  carryOn: BagAllowance,
  checked: BagAllowance,
  seat: FareService,
});
export type FareRules = z.output<typeof FareRules>;

export const getFareRules = endpoint({
  method: 'POST',
  path: '/api/v2/flight/fareRules',
  access: 'search',
  summary: 'What may be changed, returned and brought along on an offer.',
  rate: 'search',
  body: z.strictObject({ offerId: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  response: z.object({ data: FareRules }),
});

/** R242: remembers a search of the user. */
export const storeSearch = endpoint({
  method: 'POST',
  path: '/api/v2/flight/flightStore',
  access: 'user',
  summary: "Adds a search to the user's recent ones.",
  rate: 'write',
  body: z.strictObject({ routeType: RouteType, search: FlightSearch }),
  response: z.object({ data: z.object({ id: z.string() }) }),
});
