import { distanceBetween, findAirport, findCarrier } from '@/server/reference';
import { chance } from '@/server/selling/supplier/chance';
import { roundAmount } from '@/server/selling/supplier/amount';
import type { FareFamily, FlightLeg, LegBags, PassengerType } from '@/plugins/flight/contract';

/** Pieces that one traveller may check in altogether, and add to what the fare has. */
const MOST_PIECES = 4;
const MOST_ADDED = 3;
/** Propellers and small jets have little room. */
const MOST_ADDED_REGIONAL = 1;
const REGIONAL = /^(ATR|De Havilland|Embraer)/;
/** Each further piece costs more. */
const STEP = [1, 1.3, 1.75] as const;

/** Dollars for the first added piece on a leg of that length. */
export function bagDollars(kilometres: number, carrier: string): number {
  const level = findCarrier(carrier)?.lowCost ? 0.85 : 1;
  return Math.min(110, 24 + kilometres * 0.0095) * level * (0.92 + 0.16 * chance('bags', carrier));
}

/** What travellers of a type may add to a leg. Who sits on a lap brings no bags of their own. */
export function legBags(
  leg: FlightLeg,
  index: number,
  family: FareFamily,
  passengerType: PassengerType,
  currency: string,
): LegBags {
  const { checked } = family.features;
  const isInfant = passengerType === 'INF';
  const isRegional = leg.segments.some(({ aircraft }) => REGIONAL.test(aircraft));
  const most = isInfant
    ? 0
    : Math.max(0, Math.min(isRegional ? MOST_ADDED_REGIONAL : MOST_ADDED, MOST_PIECES - checked.pieces));
  const kilometres = distanceBetween(findAirport(leg.origin.code)!, findAirport(leg.destination.code)!);
  const dollars = bagDollars(kilometres, leg.carrier);
  return {
    leg: index,
    passengerType,
    freeAllowance: isInfant ? { pieces: 0, kilograms: 0 } : checked,
    kilograms: checked.kilograms || 23,
    paidBaggage: STEP.slice(0, most).map((step) => roundAmount(dollars * step, currency)),
  };
}
