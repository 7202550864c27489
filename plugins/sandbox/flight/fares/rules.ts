import { roundAmount } from '@/server/selling/supplier/amount';
import type { FareFamily, FarePenalty, FareRules, FareTerms } from '@/plugins/flight/contract';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import type { Profile } from '../profiles';

const LONG_MINUTES = 330;

/** Dollars for one traveller. */
const CHANGE_FEE = [60, 140] as const;
const REFUND_FEE = [85, 210] as const;

function penalty(service: FareFamily['features']['change'], dollars: number, currency: string): FarePenalty {
  if (service === 'none') return { service, fee: null };
  return { service, fee: service === 'included' ? { amount: 0, currency } : roundAmount(dollars, currency) };
}

/** Booking class, haul and region, as a fare basis is written. */
const basisOf = (leg: SupplierOffer['flights'][number], tier: string) =>
  `${leg.segments[0]!.bookingClass}${leg.duration > LONG_MINUTES ? 'L' : 'S'}${leg.segments.length === 1 ? 'N' : 'C'}${tier}${leg.origin.code.slice(0, 2)}`;

const haulOf = (legs: readonly { readonly duration: number }[]) =>
  legs.some(({ duration }) => duration > LONG_MINUTES) ? 1 : 0;

/** What plans that change cost before departure, in the currency of the offer. */
export function termsOf(
  legs: readonly { readonly duration: number }[],
  { features: { change, refund } }: FareFamily,
  { profile: { fees, freeVoidHours }, currency }: { profile: Profile; currency: string },
): FareTerms {
  const haul = haulOf(legs);
  return {
    voidHours: freeVoidHours,
    change: penalty(change, CHANGE_FEE[haul] * fees, currency),
    refund: penalty(refund, REFUND_FEE[haul] * fees, currency),
  };
}

/** What can be done with a ticket of this fare, in the offer's currency; `fees` multiplies what it costs. */
export function rulesOf({ terms, ...offer }: SupplierOffer, fareFamily: FareFamily, fees: number): FareRules {
  const { currency } = offer.base;
  const haul = haulOf(offer.flights);
  const { change, refund, seat, carryOn, checked } = fareFamily.features;
  const isFlexible = refund === 'included';
  return {
    offerId: offer.id,
    fareFamily,
    fareBasis: offer.flights.map((leg) => basisOf(leg, ['L', 'C', 'F'][Number(fareFamily.id.at(-1))]!)),
    changeBeforeDeparture: terms.change,
    changeAfterDeparture: penalty(change === 'included' ? 'fee' : 'none', CHANGE_FEE[haul] * fees, currency),
    refundBeforeDeparture: terms.refund,
    noShow: penalty(isFlexible ? 'fee' : 'none', REFUND_FEE[haul] * fees, currency),
    carryOn,
    checked,
    seat,
  };
}
