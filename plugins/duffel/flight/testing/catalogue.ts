import type { SearchBody } from './requests';
import { type FareTerms, type Hop, type Json, offer } from './world';

export interface Catalogue {
  readonly now: Date;
  readonly currency: string;
  /** Whole price of one traveller's cheapest offer, as a decimal of that currency. */
  readonly price: string;
  readonly tax: string;
  /** Names the request that is answered. */
  readonly request: string;
}

const fee = (amount: string, currency: string): Json => ({
  allowed: true,
  penalty_amount: amount,
  penalty_currency: currency,
});

const scaled = (decimal: string, factor: number): string => {
  const digits = decimal.split('.')[1]?.length ?? 0;
  return (Number(decimal) * factor).toFixed(digits);
};

const direct = (from: string, to: string, date: string): Hop[] => [
  { from, to, departs: `${date}T08:05:00`, arrives: `${date}T10:50:00` },
];

/** By way of Madrid, on a partner's flight, from another airport of London where it starts there. */
const around = (from: string, to: string, date: string): Hop[] => {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [
    { from, to: 'MAD', departs: `${date}T19:30:00`, arrives: `${date}T21:50:00`, number: '0440' },
    {
      from: 'MAD',
      to,
      departs: `${next}T06:40:00`,
      arrives: `${next}T08:10:00`,
      carrier: 'BA',
      operator: 'ZZ',
    },
  ];
};

/**
 * What an airline calls somebody of an age; others draw the lines elsewhere. Witness: the reference of offer requests: who
 * is asked for by age may be of another type in each offer.
 */
const calledAt = (age: number): string =>
  age < 2 ? 'infant_without_seat' : age <= 12 ? 'child' : age < 16 ? 'young_adult' : 'adult';

/** What is sold on a search: a plain fare, a flexible one that may wait for its payment, and a way round. */
export function sell(asked: SearchBody, catalogue: Catalogue): { passengers: Json[]; offers: Json[] } {
  const { now, currency, price, tax, request } = catalogue;
  const passengers = asked.passengers.map((each, index): Json => ({
    id: `pas_${request}_${index}`,
    ...('age' in each ? { type: calledAt(each.age), age: each.age } : { type: each.type, age: null }),
  }));
  const fare = (terms: FareTerms): FareTerms => ({
    ...(asked.cabin_class ? { cabin: asked.cabin_class } : {}),
    ...terms,
  });
  const light = fare({
    brand: 'Discount',
    change: fee(scaled(price, 0.5), currency),
    refund: { allowed: false, penalty_amount: null, penalty_currency: null },
  });
  const flexible = fare({
    brand: 'Plus',
    checked: 1,
    change: fee(scaled(price, 0), currency),
    refund: fee(scaled(price, 0.25), currency),
  });
  const hops = (way: typeof direct) =>
    asked.slices.map(({ origin, destination, departure_date }) => way(origin, destination, departure_date));
  const heads = passengers.length;
  const common = { passengers, currency, now };
  const made = (name: string, way: typeof direct, terms: FareTerms, factor: number, holdable = false) =>
    offer({
      ...common,
      id: `off_${request}${name}`,
      hops: hops(way),
      fare: terms,
      total: scaled(price, factor * heads),
      tax: scaled(tax, heads),
      holdable,
    });
  const offers = [
    made('Flex', direct, flexible, 2, true),
    made('Light', direct, light, 1),
    ...(asked.max_connections === 0 ? [] : [made('Round', around, light, 0.8)]),
  ];
  return { passengers, offers };
}
