import { describe, expect, it } from 'vitest';
import { findAirport } from '@/server/reference';
import { each } from '@/tests/support/each';
import { z } from 'zod/mini';
import {
  type Cabin,
  CUSTOM_SELLER_ID,
  FlightLeg,
  FlightSearch,
  type FlightSearchInput,
} from '@/plugins/flight/contract';
import { type SupplierOffer, type SupplierSearch, supplierSearch } from '@/plugins/flight/face/port';
import { FARELINE, type Profile, SKYHUB } from './profiles';
import { hasPrivateFares } from './offers/offer';
import { searchSandbox } from './search/found-offers';
import { rebuilt } from './offers/testing/rebuilt';
import { legDollars, legTaxDollars } from './fares/fares';
import { itinerariesBetween, itineraryOf, USUAL } from './timetable/itinerary';

const TODAY = '2027-01-10';
const NOW = new Date(`${TODAY}T12:00:00Z`);
const SECRET = 'test';
type Preferences = FlightSearchInput['preferences'];

const searchOf = (places: string[], preferences: Preferences, more: object = {}): SupplierSearch =>
  supplierSearch(
    z.parse(FlightSearch, {
      legs: places.slice(1).map((destination, i) => ({
        origin: places[i]!,
        destination,
        departureDate: `2027-03-${String(10 + i * 3).padStart(2, '0')}`,
      })),
      travellers: { adults: 1 },
      preferences,
      ...more,
    }),
    'EUR',
  );
const find = (profile: Profile, places: string[], preferences: Preferences = {}, more: object = {}) =>
  searchSandbox(searchOf(places, preferences, more), TODAY, SECRET, { profile }).offers;
const net = ({ base, taxes }: SupplierOffer) => base.amount + taxes.amount;
const sold = ({ itineraryId, fareFamily }: SupplierOffer) => `${itineraryId}|${fareFamily}`;
const stopsOf = (offer: SupplierOffer) => offer.flights.flatMap((leg) => leg.stops);
const segmentsOf = (offer: SupplierOffer) => offer.flights.flatMap((leg) => leg.segments);
const ROUND = ['LIS', 'NYC', 'LIS'];
const BOTH = [SKYHUB, FARELINE];

describe('Fareline beside Skyhub', () => {
  const [sky, fare] = BOTH.map((profile) => find(profile, ROUND)) as [SupplierOffer[], SupplierOffer[]];

  it('sells some of the same, now cheaper, now dearer, and some that only it has', () => {
    const known = new Map(sky.map((offer) => [sold(offer), offer]));
    const same = fare.filter((offer) => known.has(sold(offer)));
    expect(same.length).toBeGreaterThan(20);
    expect(same.length).toBeLessThan(fare.length);
    const cheaper = same.filter((offer) => net(offer) < net(known.get(sold(offer))!));
    expect(cheaper.length).toBeGreaterThan(0);
    expect(cheaper.length).toBeLessThan(same.length);
    // What may be done with the fare is the airline's, whoever sells it.
    for (const offer of same) expect(offer.bags).toEqual(known.get(sold(offer))!.bags);
  });

  it('has low-cost airlines to itself', () => {
    const airlines = (profile: Profile) =>
      new Set(find(profile, ['LON', 'DUB']).map((offer) => offer.validatingCarrier));
    expect(airlines(FARELINE)).toContain('FR');
    expect(airlines(SKYHUB)).not.toContain('FR');
  });

  it('SEC-34 neither opens what the other sealed', () => {
    const [a, b] = [sky[0]!, fare[0]!];
    expect(rebuilt(b.id, { now: NOW, secret: SECRET, profile: FARELINE })).toEqual(b);
    expect(() => rebuilt(b.id, { now: NOW, secret: SECRET, profile: SKYHUB })).toThrow();
    expect(() => rebuilt(a.id, { now: NOW, secret: SECRET, profile: FARELINE })).toThrow();
  });

  it('names the airport that a connection changes to, and leaves time for it', () => {
    const changing = [
      ['LIS', 'TYO'],
      ['MAD', 'SAO'],
      ['SAO', 'LIS'],
      ['OPO', 'BUE'],
      ['ROM', 'RIO'],
    ]
      .flatMap((places) => find(FARELINE, places))
      .filter((offer) => stopsOf(offer).some((stop) => stop.changeTo));
    expect(changing.length).toBeGreaterThan(0);
    for (const offer of changing)
      for (const leg of offer.flights) {
        z.parse(FlightLeg, leg);
        leg.stops.forEach((stop, at) => {
          const [arriving, leaving] = [leg.segments[at]!, leg.segments[at + 1]!];
          expect(stop.airport.code).toBe(arriving.destination.code);
          expect((stop.changeTo ?? stop.airport).code).toBe(leaving.origin.code);
          if (stop.changeTo) expect(stop.duration).toBeGreaterThanOrEqual(195);
        });
      }
    const again = rebuilt(changing[0]!.id, { now: NOW, secret: SECRET, profile: FARELINE });
    expect(again).toEqual(changing[0]);
  });

  it('a crowded place has about a thousand offers, none of them twice', () => {
    const share = { responseOptions: { maxResults: 500 } };
    const places = ['LIS', 'LAS', 'LIS'];
    const offers = BOTH.flatMap((profile) => find(profile, places, share));
    expect(offers.length).toBeGreaterThan(850);
    expect(new Set(offers.map(sold)).size).toBe(offers.length);
  });
});

describe.each(BOTH)('what a search may be told: $name', (profile) => {
  const with_ = (preferences: Preferences, places = ROUND, more: object = {}) =>
    find(profile, places, preferences, more);
  const usual = find(profile, ROUND);

  it('R190 R243 fares that are private are sold under the custom seller, cost less, and can be left out or asked for alone', () => {
    const isPrivate = (offer: SupplierOffer) => profile.ids.open(offer.id, SECRET).isPrivate === true;
    expect(usual.some(isPrivate)).toBe(true);
    const publicOnes = with_({ fare: { fareTypes: ['PUBLIC'] } });
    expect(publicOnes.some(isPrivate)).toBe(false);
    const own = with_({ fare: { fareTypes: ['PRIVATE'] } });
    expect(own.length).toBeGreaterThan(0);
    expect(each(own, (offer) => isPrivate(offer) && hasPrivateFares(profile, offer.validatingCarrier))).toBe(
      true,
    );
    expect(each(usual, (offer) => (offer.seller === CUSTOM_SELLER_ID) === isPrivate(offer))).toBe(true);
    const published = new Map(publicOnes.map((offer) => [sold(offer), net(offer)]));
    const same = own.filter((offer) => published.has(sold(offer)));
    expect(each(same, (offer) => net(offer) < published.get(sold(offer))!)).toBe(true);
  });

  it.each(['yes', 'no'] as const)('R190 refundable and changeable: %s', (wanted) => {
    const refunds = with_({ fare: { refundable: wanted } });
    expect(refunds.length).toBeGreaterThan(0);
    expect(each(refunds, (offer) => offer.refundable === (wanted === 'yes'))).toBe(true);
    const changes = with_({ fare: { changeable: wanted } }, ['LON', 'ROM', 'LON']);
    expect(each(changes, (offer) => offer.changeable === (wanted === 'yes'))).toBe(true);
  });

  it('R191 the same cabin on every flight, where the cheapest would mix them', () => {
    const cabins = (offer: SupplierOffer) => new Set<Cabin>(segmentsOf(offer).map(({ cabin }) => cabin));
    const business = { cabin: 'business' };
    const places = ['OPO', 'BKK', 'OPO'];
    const mixed = with_({}, places, { cabin: 'premium' });
    expect(mixed.some((offer) => cabins(offer).size > 1)).toBe(true);
    for (const cabin of [{ cabinCombo: 'SAME' as const }, { processVirtualCabinCombos: false }]) {
      const same = with_({ cabin }, places, business);
      expect(same.length).toBeGreaterThan(0);
      expect(each(same, (offer) => cabins(offer).size === 1)).toBe(true);
    }
  });

  it('R191 a lower cabin where the wanted one is not sold, and a higher one beside it', () => {
    const places = ['LIS', 'OPO'];
    const first = { cabin: 'first' };
    expect(with_({}, places, first)).toEqual([]);
    const lower = with_({ cabin: { downsell: true } }, places, first);
    expect(lower.length).toBeGreaterThan(0);
    const economy = { cabin: 'economy' };
    const cabinsOf = (offers: readonly SupplierOffer[]) =>
      new Set(offers.map((offer) => offer.flights[0]!.cabin));
    expect([...cabinsOf(with_({}, ROUND, economy))]).toEqual(['economy']);
    expect(cabinsOf(with_({ cabin: { upsell: true } }, ROUND, economy)).size).toBeGreaterThan(1);
  });

  it('R190 airlines that sell and that fly, no codeshare, no mixed airlines', () => {
    const carrier = usual[0]!.validatingCarrier;
    const only = with_({ carrier: { faresAllowedCarriers: [carrier] } });
    expect(only.length).toBeGreaterThan(0);
    expect(each(only, (offer) => offer.validatingCarrier === carrier)).toBe(true);
    const flying = with_({ carrier: { flightsAllowedMarketingCarriers: [carrier] } });
    expect(flying.length).toBeGreaterThan(0);
    expect(each(flying, (offer) => segmentsOf(offer).every((segment) => segment.carrier === carrier))).toBe(
      true,
    );
    const isShared = (offer: SupplierOffer) =>
      segmentsOf(offer).some(({ operatedBy }) => operatedBy !== null);
    const marketed = (offer: SupplierOffer) => new Set(segmentsOf(offer).map((segment) => segment.carrier));
    const places = ['LIS', 'AUA', 'LIS'];
    expect(with_({}, places).some(isShared)).toBe(true);
    const own = with_({ carrier: { noCodeshare: true } }, places);
    expect(own.length).toBeGreaterThan(0);
    expect(own.some(isShared)).toBe(false);
    const alone = with_({ carrier: { noInterline: true } }, places);
    expect(alone.length).toBeGreaterThan(0);
    expect(each(alone, (offer) => marketed(offer).size === 1 && !isShared(offer))).toBe(true);
  });

  it('R192 G65 stops, nights, how long it looks, and what would be sold out', () => {
    const places = ['OPO', 'BKK', 'OPO'];
    const one = with_({ schedule: { allowedStops: '1', noOvernightStay: true } }, places);
    expect(each(one, (offer) => offer.flights.every((leg) => leg.stops.length <= 1))).toBe(true);
    expect(one.some((offer) => stopsOf(offer).some((stop) => stop.overnight))).toBe(false);
    const looked = (searchSpeed: number) =>
      new Set(with_({ advancedShop: { searchSpeed } }, ['LON', 'NYC']).map((offer) => offer.itineraryId))
        .size;
    expect(looked(1)).toBeLessThan(looked(5));
    expect(with_({}, ['LIS', 'FAE']).length).toBeGreaterThan(0);
    expect(with_({ advancedShop: { ticketingChecks: true } }, ['LIS', 'FAE'])).toEqual([]);
  });
});

describe('separate tickets', () => {
  const places = ['LIS', 'IST'];
  const isSeparate = (offer: SupplierOffer) => stopsOf(offer).some((stop) => stop.selfTransfer);

  it('R192 are sold by Fareline alone, and only to those who want them', () => {
    const wanted = { advancedShop: { multipleTicket: 'YES' as const } };
    expect(find(SKYHUB, places, wanted).some(isSeparate)).toBe(false);
    expect(find(FARELINE, places).some(isSeparate)).toBe(false);
    const separate = find(FARELINE, places, wanted).filter(isSeparate);
    expect(separate.length).toBeGreaterThan(0);
    for (const offer of separate) {
      // Whoever changes on their own collects bags and checks in again; the plain fare is all that two tickets share.
      expect(each(stopsOf(offer), (stop) => stop.duration >= 165)).toBe(true);
      expect(offer.fareFamily).toMatch(/-economy-0$/);
      expect(each(segmentsOf(offer), ({ operatedBy }) => operatedBy === null)).toBe(true);
      expect(rebuilt(offer.id, { now: NOW, secret: SECRET, profile: FARELINE })).toEqual(offer);
      expect(offer.seller).toBeUndefined();
    }
    const some = separate.map(({ validatingCarrier }) => hasPrivateFares(FARELINE, validatingCarrier));
    expect(some).toContain(true);
  });

  const both = { advancedShop: { multipleTicket: 'YES' as const } };
  const separateIn = (preferences: Preferences, more: object = {}) =>
    find(FARELINE, places, { ...both, ...preferences }, more).filter(isSeparate);

  it('R192 are not sold in a finer cabin, and in the plain one to who takes that instead', () => {
    expect(separateIn({ cabin: { downsell: false } }, { cabin: 'business' })).toEqual([]);
    const instead = separateIn({ cabin: { downsell: true } }, { cabin: 'business' });
    expect(each(instead, ({ fareFamily }) => fareFamily.endsWith('-economy-0'))).toBe(true);
  });

  it('R192 are of two airlines that each sell their own: for who wants both, and with no code shared', () => {
    const [first] = separateIn({});
    const carriers = [...new Set(segmentsOf(first!).map(({ carrier }) => carrier))];
    expect(carriers).toHaveLength(2);
    const ofBoth = separateIn({ carrier: { flightsAllowedMarketingCarriers: carriers, noCodeshare: true } });
    expect(ofBoth.map(({ itineraryId }) => itineraryId)).toContain(first!.itineraryId);
    for (const carrier of carriers)
      expect(separateIn({ carrier: { flightsAllowedMarketingCarriers: [carrier] } })).toEqual([]);
  });

  it('R192 cost what each costs alone, one way, whatever flies back', () => {
    const [from, to] = places.map((code) => findAirport(code)!);
    const ways = { ...USUAL, separateTickets: true };
    const found = itinerariesBetween([from!], [to!], '2027-03-10', 1, ways).filter((way) => way.separate);
    expect(found.length).toBeGreaterThan(0);
    const context = { today: TODAY, cabin: 'economy', tier: 0, isReturn: false } as const;
    const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
    for (const way of found) {
      const alone = way.flights.map((flight) => itineraryOf([flight]));
      const fare = total(alone.map((ticket) => legDollars(ticket, context)));
      for (const isReturn of [false, true])
        expect(legDollars(way, { ...context, isReturn })).toBeCloseTo(fare, 6);
      const taxes = total(alone.map((ticket) => legTaxDollars(ticket, 'economy')));
      expect(legTaxDollars(way, 'economy')).toBeCloseTo(taxes, 6);
    }
  });
});

describe.each(BOTH)('R186 several cities: $name', (profile) => {
  const six = ['LIS', 'LON', 'NYC', 'MIA', 'SAO', 'MAD', 'LIS'];
  it('sells up to six legs to a family with infants', () => {
    const travellers = { adults: 2, children: 2, infants: 2 };
    const offers = find(profile, six, {}, { travellers });
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers.slice(0, 20)) {
      expect(offer.flights).toHaveLength(6);
      expect(offer.fares.map((fare) => [fare.passengerType, fare.count])).toEqual([
        ['ADT', 2],
        ['CHD', 2],
        ['INF', 2],
      ]);
      // Infants sit on laps: four seats are enough.
      expect(offer.seatsLeft === null || offer.seatsLeft >= 4).toBe(true);
      offer.flights.forEach((leg, at) => {
        const next = offer.flights[at + 1];
        if (next) expect(next.departureTime > leg.arrivalTime.slice(0, 10)).toBe(true);
      });
    }
    const opened = profile.ids.open(offers[0]!.id, SECRET);
    expect(opened.travellers).toEqual(travellers);
    expect(rebuilt(offers[0]!.id, { now: NOW, secret: SECRET, profile })).toEqual(offers[0]);
  });
});
