import { airportsOf } from '@/server/reference';
import { cheapest } from '@/server/selling/supplier/sandbox/cheapest';
import { daysBetween } from '@/server/selling/supplier/time';
import type { FareFamily, FlightLeg } from '@/plugins/flight/contract';
import type { SupplierAnswer, SupplierOffer, SupplierSearch } from '@/plugins/flight/face/port';
import { type Combination, choose } from './choose';
import { combine, type Combining, type Group, groupsOf, isWanted } from './combine';
import { faresFor } from '../fares/fares-sold';
import { familyOf } from '../fares/families';
import { isCrowded, isUntrue } from '../faults';
import { SKYHUB } from '../profiles';
import { type Itinerary, itinerariesBetween } from '../timetable/itinerary';
import { lowestOf } from './lowest';
import { buildOffer, validatingCarrier } from '../offers/offer';

/** Airlines open their timetables so long ahead. */
const ON_SALE_DAYS = 360;

export const isOnSale = (date: string, today: string) => daysBetween(today, date) <= ON_SALE_DAYS;

/** Ways of one leg of a search that the supplier sells and the caller wants. */
export function itinerariesFor(leg: SupplierSearch['legs'][number], combining: Combining): Itinerary[] {
  const { search, profile, from = 0 } = combining;
  const { schedule, advancedShop } = search.preferences;
  const maxStops = schedule.allowedStops === '2+' ? 2 : Number(schedule.allowedStops);
  const crowded = isCrowded(search.legs.map(({ destination }) => destination));
  return itinerariesBetween(
    airportsOf(leg.origin),
    airportsOf(leg.destination),
    leg.departureDate,
    maxStops,
    {
      changesAirport: profile.changesAirport,
      separateTickets: profile.separateTickets && advancedShop.multipleTicket === 'YES',
      speed: advancedShop.searchSpeed,
      sells: crowded ? () => true : profile.sells,
    },
  ).filter((itinerary) => itinerary.flights[0]!.departure >= from && isWanted(itinerary, search.preferences));
}

/** What would be sold out, or cannot be priced, is left out when tickets are checked beforehand. */
export const isTicketable = ({ search }: Combining): boolean => {
  const destinations = search.legs.map(({ destination }) => destination);
  return !search.preferences.advancedShop.ticketingChecks || !isUntrue(destinations);
};

function chooseFrom(
  groups: readonly Group[],
  combining: Combining,
): { chosen: Combination[]; favoured: Set<Combination> } {
  const all = combine(groups, combining);
  const { maxResults } = combining.search.preferences.responseOptions;
  // The best combinations are also sold in up to three higher cabins, all of them in three fares.
  const favouredCount = Math.min(60, Math.floor(maxResults / 16));
  const { upsell } = combining.search.preferences.cabin;
  const fares = combining.profile.tiers.length * (upsell ? 2 : 1);
  const chosen = choose(all, Math.ceil((maxResults * (fares === 3 ? 1 : 1.2)) / fares) - favouredCount);
  const favoured = new Set(choose(chosen, favouredCount));
  const found = lowestOf(groups, combining)?.legs;
  const lowest = found && all.find(({ legs }) => legs.every((leg, i) => leg === found[i]));
  if (lowest) favoured.add(lowest);
  return { chosen: lowest && !chosen.includes(lowest) ? [...chosen, lowest] : chosen, favoured };
}

/** Offers for a search, cheapest first. The same search gives the same answer all day. */
export function searchSandbox(
  search: SupplierSearch,
  today: string,
  secret: string,
  { profile = SKYHUB, from }: Partial<Pick<Combining, 'profile' | 'from'>> = {},
): SupplierAnswer {
  const { travellers, currency, routeType } = search;
  const combining: Combining = { search, today, from, profile };
  const isSold = search.legs.every((leg) => isOnSale(leg.departureDate, today)) && isTicketable(combining);
  if (!isSold) return { offers: [], fareFamilies: [] };
  const perLeg = search.legs.map((leg) => itinerariesFor(leg, combining));
  const { chosen, favoured } = chooseFrom(groupsOf(perLeg, combining), combining);

  const drawn = new Map<string, Map<Itinerary, FlightLeg>>();
  const families = new Map<string, FareFamily>();
  const offers: SupplierOffer[] = [];
  for (const combination of chosen) {
    const { legs } = combination;
    for (const sold of faresFor(legs, favoured.has(combination), combining)) {
      const family = familyOf(validatingCarrier(legs), sold.cabin, sold.tier);
      const fare = `${sold.cabin}${sold.tier}`;
      if (!drawn.has(fare)) drawn.set(fare, new Map());
      families.set(family.id, family);
      offers.push(
        buildOffer({
          ...sold,
          legs,
          travellers,
          routeType,
          currency,
          today,
          issued: today,
          secret,
          profile,
          drawn: drawn.get(fare),
        }),
      );
    }
  }
  const kept = cheapest(offers, search.preferences.responseOptions.maxResults);
  const used = new Set(kept.map((offer) => offer.fareFamily));
  return { offers: kept, fareFamilies: [...families.values()].filter((family) => used.has(family.id)) };
}
