import {
  CARRIERS,
  type Airport,
  type Carrier,
  distanceBetween,
  findAirport,
  findCarrier,
} from '@/server/reference';
import { chance } from '@/server/selling/supplier/chance';
import { reachOf } from './fleet';

/** A carrier connects an airport with one of its hubs. */
export interface Link {
  readonly carrier: Carrier;
  readonly hub: Airport;
  readonly kilometres: number;
}

const SHORT_RANGE = 4_300;

/** Airlines without short flights. */
const OCEANS_ONLY = new Set(['VS', 'BF']);

/** Countries whose carriers do not fly to Russia and Belarus at present, and the other way round. */
const WEST = new Set(
  'US CA GB IE FR DE ES PT IT CH AT BE NL LU SE NO DK FI IS PL CZ HU RO BG GR HR SI EE LV LT JP KR AU NZ UA'.split(
    ' ',
  ),
);
const EAST = new Set(['RU', 'BY']);
const isClosed = (carrier: Carrier, a: Airport, b: Airport) =>
  (EAST.has(a.country) || EAST.has(b.country)) &&
  (WEST.has(carrier.country) || WEST.has(a.country) || WEST.has(b.country));

/** Airports for short flights only, beside a larger one in the same city. */
const CITY_AIRPORTS = new Set(
  'LGA DCA MDW DAL HOU BUR SNA ONT LGB OAK SJC LCY SEN LIN BMA AEP CGH SDU GMP ITM UKB OKD SHA TSA HLP SZB YTZ BHD PIK PLU RKV'.split(
    ' ',
  ),
);
/** Airports that low-cost carriers have to themselves, and those that they stay away from. */
const LOW_COST_AIRPORTS = new Set(
  'STN LTN SEN BVA BGY CIA CRL NYO TRF HHN VST DMK SAW TSF NLU EIN'.split(' '),
);
const NO_LOW_COST = new Set(['LHR', 'LCY', 'CDG', 'FRA']);

/** Countries that a carrier group calls home beside its own. */
const HOMES: Record<string, string[]> = { LA: ['BR', 'PE', 'CO'], SK: ['DK', 'NO'], AV: ['SV'], H2: ['PE'] };
const isHomeOf = (carrier: Carrier, country: string) =>
  carrier.country === country || (HOMES[carrier.code]?.includes(country) ?? false);

/** How much goes on at an airport for this carrier and distance, 0 to 1. */
function sizeFor(carrier: Carrier, airport: Airport, kilometres: number): number {
  const isOwn = carrier.hubs.includes(airport.code);
  if (
    CITY_AIRPORTS.has(airport.code) &&
    (kilometres > 3_600 || (!isOwn && !isHomeOf(carrier, airport.country)))
  )
    return 0;
  if (!carrier.lowCost && LOW_COST_AIRPORTS.has(airport.code) && !isOwn) return 0;
  if (carrier.lowCost && NO_LOW_COST.has(airport.code) && !isOwn) return 0;
  return airport.size / 100;
}

/** How likely a carrier serves an airport from one of its hubs: its size, the distance, whose country it is. */
function likelihood(carrier: Carrier, hub: Airport, other: Airport, kilometres: number): number {
  const order = carrier.hubs.indexOf(hub.code);
  const importance = order === 0 ? 1 : order < 3 ? 0.8 : 0.65;
  const size = Math.min(sizeFor(carrier, other, kilometres), sizeFor(carrier, hub, kilometres) * 100);
  if (size === 0) return 0;
  if (carrier.hubs.includes(other.code) && hub.country === other.country) return 1;
  if (carrier.hubs.includes(other.code)) return 0.95;
  const isHome = isHomeOf(carrier, hub.country);
  if (isHome && isHomeOf(carrier, other.country) && other.country === hub.country)
    return carrier.lowCost ? 1.25 * size * importance + 0.08 : Math.min(1, 0.5 + 1.2 * size) * importance;
  if (kilometres > SHORT_RANGE) {
    if (!isHome || size < 0.36) return 0;
    const partner = CARRIERS.some(
      ({ alliance, hubs }) => alliance && alliance === carrier.alliance && hubs[0] === other.code,
    );
    return partner
      ? 0.97
      : 1.6 *
          size ** 1.9 *
          (hub.size / 100) ** 1.4 *
          (order === 0 ? 1 : 0.4) *
          (carrier.lowCost ? 0.15 : 1) *
          (kilometres > 9_500 ? (size > 0.7 ? 0.9 : 0.3) : 1);
  }
  if (!isHome && hub.country === other.country && !carrier.lowCost) return 0;
  if (size < 0.2 && kilometres > 2_000) return 0;
  return (carrier.lowCost ? 1.15 * size : 1.4 * size ** 0.9) * importance;
}

function serves(carrier: Carrier, hub: Airport, other: Airport, kilometres: number): boolean {
  if (hub.code === other.code || hub.cityCode === other.cityCode || kilometres < 110) return false;
  if (kilometres > reachOf(carrier) || (OCEANS_ONLY.has(carrier.code) && kilometres < 4_000)) return false;
  if (isClosed(carrier, hub, other)) return false;
  return chance('serves', carrier.code, hub.code, other.code) < likelihood(carrier, hub, other, kilometres);
}

const links = new Map<string, readonly Link[]>();
const hubsOf = CARRIERS.flatMap((carrier) =>
  carrier.hubs.map((code) => ({ carrier, hub: findAirport(code)! })),
);

/** Airports without a carrier of their own get the two nearest hubs that a plane can reach. */
function lifeline(airport: Airport): Link[] {
  const near = hubsOf
    .map(({ carrier, hub }) => ({ carrier, hub, kilometres: distanceBetween(hub, airport) }))
    .filter(
      ({ carrier, hub, kilometres }) =>
        kilometres > 60 &&
        !carrier.lowCost &&
        !isClosed(carrier, hub, airport) &&
        kilometres < reachOf(carrier),
    )
    .map((link) => ({
      ...link,
      rank: link.kilometres * (link.carrier.country === airport.country ? 0.3 : 1),
    }))
    .sort((a, b) => a.rank - b.rank);
  return near.slice(0, 2).map(({ carrier, hub, kilometres }) => ({ carrier, hub, kilometres }));
}

/** Every carrier and hub that the airport is connected with. The same on every day and in every process. */
export function linksOf(airport: Airport): readonly Link[] {
  let known = links.get(airport.code);
  if (!known) {
    const found: Link[] = [];
    for (const { carrier, hub } of hubsOf) {
      const kilometres = distanceBetween(hub, airport);
      if (serves(carrier, hub, airport, kilometres)) found.push({ carrier, hub, kilometres });
    }
    known = found.length > 0 ? found : lifeline(airport);
    links.set(airport.code, known);
  }
  return known;
}

/** Carriers with a plane that goes from one airport to the other without landing in between. */
export function nonstopCarriers(from: Airport, to: Airport): Carrier[] {
  const found = new Map<string, Carrier>();
  for (const { carrier, hub } of linksOf(from)) if (hub.code === to.code) found.set(carrier.code, carrier);
  for (const { carrier, hub } of linksOf(to)) if (hub.code === from.code) found.set(carrier.code, carrier);
  return [...found.values()];
}

/** Whether the carrier flies between the two, either way; what a sealed offer is checked against. */
export const flies = (code: string, from: Airport, to: Airport): Carrier | undefined =>
  nonstopCarriers(from, to).find((carrier) => carrier.code === code) && findCarrier(code);

/** Whether two carriers sell each other's flights on one ticket. */
export const areTogether = (a: Carrier, b: Carrier): boolean =>
  a.code === b.code || (a.alliance !== null && a.alliance === b.alliance);
