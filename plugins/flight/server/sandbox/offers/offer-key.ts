import { SupplierError } from '@/server/selling/supplier/errors';
import {
  bareDate,
  dashedDate,
  type Issued,
  offerIds,
  type OfferIds,
} from '@/server/selling/supplier/sandbox/offer-ids';
import { type Cabin, CABINS, type TravellerCounts } from '../../../contract';
import { TIERS, type Tier } from '../fares/families';

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
export interface OfferKey extends Issued {
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

export const flightText = ({ carrier, from, to, date, slot }: FlightKey) =>
  `${carrier}${from}${to}${bareDate(date)}${slot}`;

/** Names the flights of a trip and how they are ticketed. */
export const legsText = (legs: readonly LegKey[]) =>
  legs.map(({ flights, separate }) => flights.map(flightText).join(separate ? '+' : '_')).join('~');

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
  return { carrier, from, to, date: dashedDate(date), slot: Number(slot) };
}

/** The ids of a supplier's offers: what they begin with tells one from the other. */
export const flightIds = (version: string): OfferIds<OfferKey> =>
  offerIds<Omit<OfferKey, keyof Issued>>({
    version,
    invalid: notOurs,
    write: ({ cabin, tier, travellers: { adults, children, infants }, isPrivate, legs }) => [
      `${CABINS.indexOf(cabin)}${tier}${isPrivate ? 'P' : ''}`,
      `${adults}${children}${infants}`,
      legsText(legs),
    ],
    read([fare, counts, legs]) {
      const cabin = CABINS[Number(fare?.[0])];
      const tier = TIERS[Number(fare?.[1])];
      if (!cabin || tier === undefined || !counts || !legs) return null;
      const [adults, children, infants] = [...counts].map(Number) as [number, number, number];
      return {
        cabin,
        tier,
        travellers: { adults, children, infants },
        isPrivate: fare?.[2] === 'P',
        legs: legs.split('~').map((leg) => ({
          flights: leg.split(/[_+]/).map(parseFlight),
          separate: leg.includes('+'),
        })),
      };
    },
  });

/** The airport that a leg leads to. */
export const lastFlightTo = ({ flights }: LegKey): string => flights.at(-1)!.to;
