import { SupplierError } from '@/server/selling/supplier/errors';
import {
  bareDate,
  dashedDate,
  type Issued,
  offerIds,
  type OfferIds,
} from '@/server/selling/supplier/sandbox/offer-ids';
import { type Cabin, CABINS, type RouteType, type TravellerCounts } from '@/plugins/flight/contract';
import { routeMark, routeMarked, routeTypeBetween } from '@/plugins/flight/face/route-type';
import { TIERS, type Tier } from '../fares/families';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

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
  readonly routeType: RouteType;
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

const notOurs = () => new SupplierError('invalid', flightRefusals.gone);

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

const endsOf = ({ flights }: LegKey) => ({ origin: flights[0]!.from, destination: flights.at(-1)!.to });

/** The ids of a supplier's offers: what they begin with tells one from the other. */
export const flightIds = (version: string): OfferIds<OfferKey> =>
  offerIds<Omit<OfferKey, keyof Issued>>({
    version,
    invalid: notOurs,
    write: ({ cabin, tier, travellers: { adults, children, infants }, isPrivate, routeType, legs }) => [
      `${CABINS.indexOf(cabin)}${tier}${isPrivate ? 'P' : ''}`,
      `${adults}${children}${infants}`,
      legsText(legs),
      routeMark(routeType),
    ],
    read([fare, counts, text, route]) {
      const cabin = CABINS[Number(fare?.[0])];
      const tier = TIERS[Number(fare?.[1])];
      if (!cabin || tier === undefined || !counts || !text) return null;
      const legs = text.split('~').map((leg) => ({
        flights: leg.split(/[_+]/).map(parseFlight),
        separate: leg.includes('+'),
      }));
      const [adults, children, infants] = [...counts].map(Number) as [number, number, number];
      return {
        cabin,
        tier,
        travellers: { adults, children, infants },
        isPrivate: fare?.[2] === 'P',
        routeType: routeMarked(route) ?? routeTypeBetween(legs.map(endsOf)),
        legs,
      };
    },
  });

/** The airport that a leg leads to. */
export const lastFlightTo = (leg: LegKey): string => endsOf(leg).destination;
