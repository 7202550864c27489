import { findCarrier } from '@/server/reference';
import {
  type Asks,
  CUSTOM_SELLER_ID,
  endsOf,
  type FareFamily,
  mayBe,
  type OfAge,
  type PassengerType,
  type RouteType,
  type TravellerCounts,
  typeOfAge,
  typesOf,
} from '@/plugins/flight/contract';
import { countTravellers } from '@/plugins/flight/face/order';
import { routeTypeBetween } from '@/plugins/flight/face/route-type';
import type { NetFare, SupplierOffer } from '@/plugins/flight/face/port';
import { familyOf } from './families';
import { itineraryIdOf, legsOf } from './flights';
import type { Exchange } from '@/core/contract/money/exchange';
import { readMoney } from '../../kit/money';
import { splitByWeight } from '@/server/selling/supplier/amount';
import type { Offer, OfferPassenger, Order } from '../api/schemas';
import { sealOffer } from './offer-id';
import { termsOf } from './rules';
import { plain } from '@/server/selling/supplier/outside/plain-text';

export const DUFFEL = 'duffel';

/**
 * The type goes by the age where that is said: what airlines call somebody of that age differs, one may take a child of
 * twelve for one, and another for an adult. Unknown types count as adults.
 */
export function passengerTypeOf({ type, age }: Pick<OfferPassenger, 'type' | 'age'>): PassengerType {
  if (age != null) return typeOfAge(age);
  if (type === 'child') return 'CHD';
  return type?.startsWith('infant') ? 'INF' : 'ADT';
}

/** Whom a passenger of an offer stands for. */
export const ofAge = (passenger: OfferPassenger): OfAge => ({
  type: passengerTypeOf(passenger),
  age: passenger.age ?? null,
});

export const countsOf = (passengers: readonly OfferPassenger[]): TravellerCounts =>
  countTravellers(passengers.map((each) => ({ passengerType: passengerTypeOf(each) })));

type Priced = Pick<Order, 'total_amount' | 'total_currency' | 'tax_amount' | 'tax_currency'>;

/** The whole price, of which the taxes that are named are taxes. Null when it cannot be read exactly. */
export function amountsOf(given: Priced): Pick<SupplierOffer, 'base' | 'taxes' | 'published'> | null {
  const total = readMoney(given.total_amount, given.total_currency);
  if (!total) return null;
  const { currency } = total;
  const named = given.tax_currency === currency ? readMoney(given.tax_amount, currency) : null;
  const taxes = Math.min(named?.amount ?? 0, total.amount);
  return {
    base: { amount: total.amount - taxes, currency },
    taxes: { amount: taxes, currency },
    published: null,
  };
}

/** A lap infant pays about a tenth. Only for showing shares of a price that Duffel gives as a whole. */
const WEIGHT: Readonly<Record<PassengerType, number>> = { ADT: 10, CHD: 10, INF: 1 };

function faresOf(
  { adults, children, infants }: TravellerCounts,
  { base, taxes }: Pick<SupplierOffer, 'base' | 'taxes'>,
): NetFare[] {
  const present = (
    [
      ['INF', infants],
      ['CHD', children],
      ['ADT', adults],
    ] as const
  ).filter(([, count]) => count > 0);
  const weights = present.map(([type, count]) => WEIGHT[type] * count);
  const [bases, levies] = [splitByWeight(base.amount, weights), splitByWeight(taxes.amount, weights)];
  const { currency } = base;
  return present
    .map(([passengerType, count], index): NetFare => ({
      passengerType,
      count,
      base: { amount: bases[index]!, currency },
      taxes: { amount: levies[index]!, currency },
    }))
    .reverse();
}

/** Until when the offer may be reserved without a payment, ISO UTC; null when it has to be paid at once. */
export function payLaterUntil({ payment_requirements: terms }: Offer, now: Date): string | null {
  const by = terms?.requires_instant_payment === false ? Date.parse(terms.payment_required_by ?? '') : NaN;
  return by > now.getTime() ? new Date(by).toISOString() : null;
}

/** Papers that a booking here collects. */
const PASSPORT = 'passport';

/** Whether the airline wants papers that nobody here asks for. */
const wantsOtherPapers = (given: Offer): boolean => {
  if (!given.passenger_identity_documents_required) return false;
  const types = given.supported_passenger_identity_document_types;
  return types != null && types.length > 0 && !types.includes(PASSPORT);
};

/** The day on which ages count: that of the departure of the last slice. */
export const agesCountOn = ({ slices }: Offer): string =>
  slices.at(-1)!.segments[0]!.departing_at.slice(0, 10);

/** The ages that an offer says, in the order of the travellers of whom it was asked; undefined where it says none. */
function agesOf({ passengers }: Offer, travellers: TravellerCounts): (number | null)[] | undefined {
  if (passengers.every(({ age }) => age == null)) return undefined;
  const free = passengers.map(ofAge);
  return typesOf(travellers).map((type, index) => {
    const asked = travellers.ages?.[index];
    const same = free.findIndex((each) => each.type === type && each.age === asked);
    const at = same >= 0 ? same : free.findIndex((each) => each.type === type);
    return at < 0 ? null : free.splice(at, 1)[0]!.age;
  });
}

/** The papers that the offer asks for or takes. */
export const papersAsked = (given: Offer): Pick<Asks, 'passport' | 'loyalty'> => ({
  passport: given.passenger_identity_documents_required === true,
  loyalty: (given.supported_loyalty_programmes ?? []).filter((code) => /^[A-Z0-9]{2}$/.test(code)),
});

/** What the offer asks of these travellers beside their names; undefined where that is nothing. */
export function asksOf(given: Offer, travellers: TravellerCounts): Asks | undefined {
  const papers = papersAsked(given);
  const said = agesOf(given, travellers);
  if (!papers.passport && papers.loyalty.length === 0 && !said) return undefined;
  return { ...papers, ...(said ? { ages: { said, on: agesCountOn(given) } } : {}) };
}

export interface ReadOffer {
  readonly offer: SupplierOffer;
  readonly fareFamily: FareFamily;
}

/**
 * Duffel's offer as ours; one that is converted is given as its buyer pays it, with its `exchange`. `routeType`: what was searched
 * for, where that is known. Null when it cannot be sold here: flights or a price that cannot be read, or travel documents other than a passport.
 */
export function readOffer(
  given: Offer,
  secret: string,
  routeType?: RouteType,
  exchange?: Exchange | null,
): ReadOffer | null {
  const code = given.owner.iata_code ?? '';
  const flights = legsOf(given.slices);
  const amounts = amountsOf(given);
  if (!/^[A-Z0-9]{2}$/.test(code) || !flights || !amounts) return null;
  if (exchange && amounts.base.currency !== exchange.to) return null;
  if (wantsOtherPapers(given)) return null;
  const owner = { code, name: findCarrier(code)?.name ?? (plain(given.owner.name) || code) };
  const fareFamily = familyOf(given, owner, flights);
  const { features } = fareFamily;
  const terms = termsOf(given);
  return {
    fareFamily,
    offer: {
      id: sealOffer({ duffelId: given.id, routeType, exchange }, secret),
      supplier: DUFFEL,
      ...(exchange ? { exchange: { from: exchange.from, rate: exchange.rate } } : {}),
      ...(given.private_fares?.length ? { seller: CUSTOM_SELLER_ID } : {}),
      itineraryId: itineraryIdOf(flights),
      routeType: routeType ?? routeTypeBetween(endsOf(flights)),
      validatingCarrier: code,
      flights,
      fareFamily: fareFamily.id,
      bags: { carryOn: features.carryOn, checked: features.checked },
      // Duffel does not say how many are left.
      seatsLeft: null,
      terms,
      ...mayBe(terms),
      fares: faresOf(countsOf(given.passengers), amounts),
      ...amounts,
    },
  };
}
