import { describe, expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import { z } from 'zod/mini';
import { airportsOf, findAirport, findCarrier } from '@/server/reference';
import { SupplierError } from '@/server/selling/supplier/errors';
import { dayStart, instantAt } from '@/server/selling/supplier/time';
import { FareFamily, FlightLeg, FlightSearch, type FlightSearchInput } from '@/plugins/flight/contract';
import { type SupplierSearch, supplierSearch } from '@/plugins/flight/face/port';
import { minimumConnection, itinerariesBetween } from './timetable/itinerary';
import { linksOf } from './timetable/network';
import { searchSandbox } from './search/found-offers';
import { rebuilt } from './offers/testing/rebuilt';

const TODAY = '2027-01-10';
const NOW = new Date(`${TODAY}T12:00:00Z`);
const SECRET = 'test';

const searchOf = (
  origin: string,
  destination: string,
  more: Partial<FlightSearchInput> = {},
  back = true,
): SupplierSearch =>
  supplierSearch(
    z.parse(FlightSearch, {
      legs: [
        { origin, destination, departureDate: '2027-03-12' },
        ...(back ? [{ origin: destination, destination: origin, departureDate: '2027-03-20' }] : []),
      ],
      travellers: { adults: 1 },
      ...more,
    }),
    'EUR',
  );
const find = (origin: string, destination: string, more: Partial<FlightSearchInput> = {}, back = true) =>
  searchSandbox(searchOf(origin, destination, more, back), TODAY, SECRET);
const net = (offer: { base: { amount: number }; taxes: { amount: number } }) =>
  offer.base.amount + offer.taxes.amount;

const PAIRS = [
  ['LIS', 'NYC'],
  ['SAO', 'LIS'],
  ['LON', 'SYD'],
  ['LAX', 'TYO'],
  ['AKL', 'HNL'],
  ['MAD', 'BCN'],
  ['DEL', 'DXB'],
  ['OPO', 'FNC'],
  ['GOH', 'FAO'],
  ['BGO', 'NCE'],
] as const;

const moment = (local: string, zone: string) => {
  const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14));
  return instantAt(zone, local.slice(0, 10), minute);
};

describe('the timetable', () => {
  it('gives the same answer to the same search', () => {
    expect(find('LIS', 'NYC')).toEqual(find('LIS', 'NYC'));
  });

  it.each(PAIRS)(
    'R206 %s to %s: times, zones, durations and connections hold together',
    (origin, destination) => {
      const { offers, fareFamilies } = find(origin, destination);
      expect(offers.length).toBeGreaterThan(0);
      for (const family of fareFamilies) z.parse(FareFamily, family);
      const known = new Set(fareFamilies.map((family) => family.id));
      for (const offer of offers.filter((_, index) => index % 7 === 0)) {
        expect(known.has(offer.fareFamily)).toBe(true);
        offer.flights.forEach((leg, index) => {
          z.parse(FlightLeg, leg);
          expect(leg.departureTime.slice(0, 10)).toBe(['2027-03-12', '2027-03-20'][index]);
          expect(
            moment(leg.arrivalTime, leg.arrivalZone) - moment(leg.departureTime, leg.departureZone),
          ).toBe(leg.duration);
          expect(leg.dayOffset).toBe(
            (dayStart(leg.arrivalTime.slice(0, 10)) - dayStart(leg.departureTime.slice(0, 10))) / 1440,
          );
          expect(leg.stops).toHaveLength(leg.segments.length - 1);
          leg.segments.forEach((segment, at) => {
            expect(segment.duration).toBeGreaterThanOrEqual(35);
            expect(
              moment(segment.arrivalTime, segment.arrivalZone) -
                moment(segment.departureTime, segment.departureZone),
            ).toBe(segment.duration);
            const next = leg.segments[at + 1];
            if (!next) return;
            expect(next.origin.code).toBe(segment.destination.code);
            const wait =
              moment(next.departureTime, next.departureZone) -
              moment(segment.arrivalTime, segment.arrivalZone);
            expect(wait).toBe(leg.stops[at]!.duration);
            expect(wait).toBeGreaterThanOrEqual(45);
            expect(wait).toBeLessThan(24 * 60);
          });
        });
        if (offer.flights.length === 2) {
          const [out, back] = offer.flights;
          expect(moment(back!.departureTime, back!.departureZone)).toBeGreaterThan(
            moment(out!.arrivalTime, out!.arrivalZone),
          );
        }
      }
    },
  );

  it('arrives before it left, by the clocks, across the date line', () => {
    const direct = find('SYD', 'LAX', { preferences: { schedule: { allowedStops: '0' } } }, false).offers[0]!;
    expect(direct.flights[0]!.dayOffset).toBeLessThanOrEqual(0);
    expect(direct.flights[0]!.arrivalTime < direct.flights[0]!.departureTime).toBe(true);
  });

  it('keeps durations over the night on which the clocks change', () => {
    for (const date of ['2027-03-13', '2027-03-14', '2027-11-06', '2027-11-07']) {
      for (const { flights, duration } of itinerariesBetween(airportsOf('NYC'), airportsOf('LON'), date, 0)) {
        expect(flights[0]!.arrival - flights[0]!.departure).toBe(duration);
        expect(duration).toBeGreaterThan(5.5 * 60);
        expect(duration).toBeLessThan(8.5 * 60);
      }
    }
  });

  it('leaves time to change planes', () => {
    for (const { flights } of itinerariesBetween(airportsOf('OPO'), airportsOf('BKK'), '2027-05-03', 2)) {
      flights.slice(1).forEach((next, index) => {
        expect(next.departure - flights[index]!.arrival).toBeGreaterThanOrEqual(
          minimumConnection(flights[index]!, next),
        );
      });
    }
  });

  it('flies nonstop only from or to a hub of the carrier, within its reach', () => {
    for (const [origin, destination] of PAIRS) {
      for (const { flights } of itinerariesBetween(
        airportsOf(origin),
        airportsOf(destination),
        '2027-03-12',
        0,
      )) {
        const { carrier, from, to, kilometres } = flights[0]!;
        expect(
          carrier.hubs.includes(from.code) || carrier.hubs.includes(to.code),
          `${carrier.code} ${from.code} ${to.code}`,
        ).toBe(true);
        if (!carrier.longHaul) expect(kilometres).toBeLessThan(4_400);
      }
    }
  });

  it('connects every airport with somewhere', () => {
    for (const code of ['LYR', 'IPC', 'FAE', 'PPT', 'USH', 'THU', 'KTM', 'VVO'])
      expect(linksOf(findAirport(code)!).length, code).toBeGreaterThan(0);
  });
});

describe('what is sold', () => {
  it('answers up to a thousand offers, cheapest first, with several carriers and cabins', () => {
    const started = performance.now();
    const { offers } = find('LON', 'NYC');
    process.stdout.write(
      `A search with ${offers.length} offers took ${Math.round(performance.now() - started)} ms\n`,
    );
    expect(offers.length).toBeGreaterThan(700);
    expect(offers.length).toBeLessThanOrEqual(1000);
    expect(offers.map(net)).toEqual(offers.map(net).sort((a, b) => a - b));
    expect(new Set(offers.map((offer) => offer.validatingCarrier)).size).toBeGreaterThan(5);
    expect(new Set(offers.map((offer) => offer.flights[0]!.cabin)).size).toBeGreaterThan(2);
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
  });

  it('R192 keeps to the number of results that is asked for', () => {
    expect(find('LON', 'NYC', { preferences: { responseOptions: { maxResults: 7 } } }).offers).toHaveLength(
      7,
    );
  });

  it('G65 keeps to the number of stops, and to no nights on the way', () => {
    const stops = (allowedStops: '0' | '1', noOvernightStay = false) =>
      find('OPO', 'BKK', { preferences: { schedule: { allowedStops, noOvernightStay } } }).offers.flatMap(
        (offer) => offer.flights.flatMap((leg) => leg.stops),
      );
    expect(stops('0')).toEqual([]);
    expect(stops('1', true).length).toBeGreaterThan(0);
    expect(each(stops('1', true), (stop) => !stop.overnight)).toBe(true);
  });

  it('sells the wanted cabin on the longest flight', () => {
    for (const cabin of ['business', 'first', 'premium'] as const) {
      const { offers } = find('LON', 'NYC', { cabin });
      expect(offers.length).toBeGreaterThan(0);
      expect(each(offers, (offer) => offer.flights.every((leg) => leg.cabin === cabin))).toBe(true);
    }
  });

  it('sells fares by what may be returned and changed', () => {
    const { offers } = find('MAD', 'BCN', {
      preferences: { fare: { refundable: 'yes', changeable: 'yes' } },
    });
    expect(offers.length).toBeGreaterThan(0);
    expect(each(offers, (offer) => offer.refundable && offer.changeable)).toBe(true);
  });

  it('prices children below adults, infants far below, and only who travels', () => {
    const [offer] = find('LIS', 'NYC', { travellers: { adults: 2, children: 1, infants: 1 } }).offers;
    const each = Object.fromEntries(offer!.fares.map((fare) => [fare.passengerType, net(fare) / fare.count]));
    expect(each['CHD']).toBeLessThan(each['ADT']!);
    expect(each['INF']).toBeLessThan(each['CHD']! / 3);
    expect(find('LIS', 'NYC').offers[0]!.fares.map((fare) => fare.passengerType)).toEqual(['ADT']);
  });

  it('asks more for a better fare of the same flights, and near departure', () => {
    const { offers } = find('LIS', 'NYC');
    const same = offers.filter(
      (offer) => offer.itineraryId === offers[0]!.itineraryId && offer.fareFamily.includes('economy'),
    );
    const prices = same.sort((a, b) => (a.fareFamily < b.fareFamily ? -1 : 1)).map(net);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const late = searchSandbox(searchOf('LIS', 'NYC'), '2027-03-11', SECRET);
    const flight = late.offers.find(
      (offer) => offer.itineraryId === offers[0]!.itineraryId && offer.fareFamily === offers[0]!.fareFamily,
    );
    expect(net(flight!)).toBeGreaterThan(net(offers[0]!) * 1.3);
  });

  it('sells no more seats than are left, and nothing that is not on sale yet', () => {
    const { offers } = find('LIS', 'NYC', { travellers: { adults: 5, children: 4 } });
    expect(each(offers, (offer) => offer.seatsLeft === null)).toBe(true);
    expect(
      searchSandbox(
        {
          ...searchOf('LIS', 'NYC'),
          legs: [{ origin: 'LIS', destination: 'NYC', departureDate: '2028-03-01' }],
        },
        TODAY,
        SECRET,
      ).offers,
    ).toEqual([]);
  });

  it('sells trips of several legs on carriers that belong together', () => {
    const legs = [
      ['LIS', 'LON'],
      ['LON', 'NYC'],
      ['NYC', 'SAO'],
      ['SAO', 'LIS'],
    ].map(([origin, destination], i) => ({
      origin: origin!,
      destination: destination!,
      departureDate: `2027-03-${12 + i * 3}`,
    }));
    const { offers } = find('LIS', 'LON', { legs });
    expect(offers.length).toBeGreaterThan(0);
    expect(offers[0]!.flights).toHaveLength(4);
  });
});

describe('sealed offers', () => {
  const { offers } = find('LIS', 'NYC');
  const open = (id: string, now = NOW) => rebuilt(id, { now, secret: SECRET });

  it('are built again from their id, to the same price', () => {
    for (const offer of offers.filter((_, index) => index % 50 === 0)) expect(open(offer.id)).toEqual(offer);
  });

  it('cost more for more travellers', () => {
    const id = offers[0]!.id;
    expect(
      net(rebuilt(id, { now: NOW, secret: SECRET, travellers: { adults: 2, children: 0, infants: 0 } })),
    ).toBe(2 * net(offers[0]!));
  });

  it('SEC-34 are refused when a letter of them was changed, or made with another key', () => {
    const { id } = offers[0]!;
    for (let at = 0; at < id.length; at += 3) {
      const changed = `${id.slice(0, at)}${id[at] === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`;
      expect(() => open(changed), changed).toThrow(SupplierError);
    }
    expect(() => rebuilt(id, { now: NOW, secret: 'other' })).toThrow(SupplierError);
    for (const nonsense of ['', '.', 'sb1', `${id}x`, id.slice(0, -1)])
      expect(() => open(nonsense)).toThrow(SupplierError);
  });

  it('are over after the next day, and when the plane is about to leave', () => {
    expect(open(offers[0]!.id, new Date('2027-01-11T12:00:00Z')).id).toBe(offers[0]!.id);
    expect(() => open(offers[0]!.id, new Date('2027-01-12T00:00:00Z'))).toThrow(
      'Flight not available, please try again',
    );
    const today = searchSandbox(
      {
        ...searchOf('MAD', 'BCN', {}, false),
        legs: [{ origin: 'MAD', destination: 'BCN', departureDate: TODAY }],
      },
      TODAY,
      SECRET,
    );
    const first = today.offers.reduce((best, offer) =>
      offer.flights[0]!.departureTime < best.flights[0]!.departureTime ? offer : best,
    );
    expect(() => open(first.id, new Date(`${TODAY}T23:00:00Z`))).toThrow(SupplierError);
  });

  it('name carriers that are known', () => {
    for (const offer of offers) expect(findCarrier(offer.validatingCarrier)).toBeDefined();
  });
});
