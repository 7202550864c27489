import { SupplierError } from '@/server/supplier/errors';
import { seal, unseal } from '@/server/supplier/seal';
import { type Cabin, CABINS, type TravellerCounts } from '../../contract';
import { TIERS, type Tier } from './families';

/** One flight, by what names it in the timetable. */
export interface FlightKey {
  readonly carrier: string;
  readonly from: string;
  readonly to: string;
  /** Local date of departure. */
  readonly date: string;
  readonly slot: number;
}

/** All that is needed to build an offer again. */
export interface OfferKey {
  /** The day on which it was offered. */
  readonly issued: string;
  readonly currency: string;
  readonly cabin: Cabin;
  readonly tier: Tier;
  readonly travellers: TravellerCounts;
  /** At the agency's own price. */
  readonly isPrivate?: boolean | undefined;
  readonly legs: readonly LegKey[];
}

export interface LegKey {
  readonly flights: readonly FlightKey[];
  /** On a ticket for each flight. */
  readonly separate: boolean;
}

const bare = (date: string) => date.replaceAll('-', '');
const dashed = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;

export const flightText = ({ carrier, from, to, date, slot }: FlightKey) =>
  `${carrier}${from}${to}${bare(date)}${slot}`;

/** Names the flights of a trip and how they are ticketed. */
export const legsText = (legs: readonly LegKey[]) =>
  legs.map(({ flights, separate }) => flights.map(flightText).join(separate ? '+' : '_')).join('~');

/** An id that tells the supplier what was offered and that nobody but it can make. */
export function sealOffer(
  { issued, currency, cabin, tier, travellers, isPrivate, legs }: OfferKey,
  { version, secret }: Sealing,
): string {
  const { adults, children, infants } = travellers;
  const text = [
    version,
    bare(issued),
    currency,
    `${CABINS.indexOf(cabin)}${tier}${isPrivate ? 'P' : ''}`,
    `${adults}${children}${infants}`,
    legsText(legs),
  ].join('.');
  return seal(text, secret);
}

/** What a supplier's ids begin with, and its key. */
export interface Sealing {
  readonly version: string;
  readonly secret: string;
}

const notOurs = () => new SupplierError('invalid', 'This flight is not available, please select another');

function parseFlight(text: string): FlightKey {
  const match = /^([A-Z0-9]{2})([A-Z]{3})([A-Z]{3})(\d{8})(\d)$/.exec(text);
  if (!match) throw notOurs();
  const [, carrier, from, to, date, slot] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { carrier, from, to, date: dashed(date), slot: Number(slot) };
}

/** Reads a sealed id. Throws SupplierError `invalid` for one that was changed, cut, or made elsewhere. */
export function openOffer(id: string, { version: ours, secret }: Sealing): OfferKey {
  const [version, issued, currency, fare, counts, legs] = unseal(id, secret)?.split('.') ?? [];
  const cabin = CABINS[Number(fare?.[0])];
  const tier = TIERS[Number(fare?.[1])];
  if (version !== ours || !issued || !currency || !cabin || tier === undefined || !counts || !legs)
    throw notOurs();
  const [adults, children, infants] = [...counts].map(Number) as [number, number, number];
  return {
    issued: dashed(issued),
    currency,
    cabin,
    tier,
    travellers: { adults, children, infants },
    isPrivate: fare?.[2] === 'P',
    legs: legs.split('~').map((leg) => ({
      flights: leg.split(/[_+]/).map(parseFlight),
      separate: leg.includes('+'),
    })),
  };
}
