import type { FarePenalty, FareRules, FareTerms } from '@/plugins/flight/contract';
import { serviceOf } from './families';
import { readMoney } from '../../kit/money';
import type { ReadOffer } from './offer';
import type { Condition, Offer } from '../api/schemas';

/** Duffel names what all travellers pay together; shown is what one pays, rounded up. */
function penaltyOf(condition: Condition, travellers: number): FarePenalty {
  const service = serviceOf(condition);
  const all = readMoney(condition?.penalty_amount, condition?.penalty_currency);
  if (service === 'none' || !all) return { service, fee: null };
  return { service, fee: { ...all, amount: Math.ceil(all.amount / travellers) } };
}

/** What plans that change cost. Until when an order is taken back for free Duffel says of the order alone. */
export const termsOf = ({ conditions, passengers }: Offer): FareTerms => ({
  voidHours: 0,
  change: penaltyOf(conditions?.change_before_departure, passengers.length),
  refund: penaltyOf(conditions?.refund_before_departure, passengers.length),
});

/** Terms of an offer. What happens after departure airlines do not say here, so nothing is promised. */
export function rulesOf(given: Offer, { offer, fareFamily }: ReadOffer): FareRules {
  const { carryOn, checked, seat } = fareFamily.features;
  const nothing: FarePenalty = { service: 'none', fee: null };
  return {
    offerId: offer.id,
    fareFamily,
    fareBasis: given.slices.flatMap(
      ({ segments }) =>
        /^[A-Z0-9/]{1,20}$/.exec(segments[0]!.passengers?.[0]?.fare_basis_code ?? '')?.[0] ?? [],
    ),
    changeBeforeDeparture: offer.terms.change,
    changeAfterDeparture: nothing,
    refundBeforeDeparture: offer.terms.refund,
    noShow: nothing,
    carryOn,
    checked,
    seat,
  };
}
