/**
 * Misbehaviour on demand, so that every error can be seen on screen: by place for searching and pricing, by a traveller's
 * last name for what comes after. The products' READMEs list it for people.
 */
export type SearchFault = 'nothing' | 'failure' | 'slow' | 'hang';
export type PriceFault = 'dearer' | 'gone' | 'failure';

/** A fault by the code of a city or an airport. */
export type FaultPlaces<Fault> = Readonly<Record<string, Fault>>;

/** Where every embedded supplier misbehaves in a search. */
export const SEARCH_FAULTS: FaultPlaces<SearchFault> = { LYR: 'nothing', NLK: 'failure', GOH: 'slow' };
const PRICE_FAULTS: FaultPlaces<PriceFault> = { BDA: 'dearer', FAE: 'gone', ZNZ: 'failure' };

/** Last names that every embedded supplier knows. */
const ORDER_FAULTS = [
  ...['SOLDOUT', 'REFUSE', 'PRICEUP', 'UNKNOWN', 'TIMEOUT', 'PENDING', 'SLOW'],
  ...['NOCANCEL', 'CANCELFAIL', 'NODETAILS'],
];

/** The fault of the first place that has one. */
export function faultAt<Fault>(faults: FaultPlaces<Fault>, places: readonly string[]): Fault | undefined {
  const place = places.find((each) => Object.hasOwn(faults, each));
  return place === undefined ? undefined : faults[place];
}

export const priceFault = (places: readonly string[]): PriceFault | undefined =>
  faultAt(PRICE_FAULTS, places);

/** The fault that the first of the names asks for, of every supplier's and of this one's `own`. */
export function orderFault(lastNames: readonly string[], own: readonly string[]): string | undefined {
  const known = [...ORDER_FAULTS, ...own];
  return lastNames.map((name) => name.toUpperCase()).find((name) => known.includes(name));
}
