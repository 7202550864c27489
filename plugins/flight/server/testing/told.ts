import fc from 'fast-check';
import type { Language, Money } from '@/core/contract';
import type { BookingRecord } from '@/server/ports/booking';
import {
  aDay,
  aFrame,
  amountsOf,
  CITIES,
  type City,
  CURRENCIES,
  dayAfter,
  fullName,
  instantAt,
  type Made,
  namesOf,
  recordOf,
  timesOf,
} from '@/server/testing/told/booked';
import { clockIn, type Say } from '@/server/testing/told/say';
import { type Group, type Happening, isOver, isProtected, type Told } from '@/server/testing/told/told';
import type { FlightLeg, FlightSegment, Stop } from '../../contract';

const AIRPORTS: Readonly<Record<string, string>> = {
  LIS: 'LIS',
  NYC: 'JFK',
  TYO: 'HND',
  SYD: 'SYD',
  LON: 'LHR',
};
const KINDS = ['One Way', 'Round-Trip', 'Multi-City'] as const;
const SERVICES = ['included', 'fee', 'none'] as const;
const TYPES: Readonly<Record<'ADT' | 'CHD' | 'INF', readonly [string, string, string]>> = {
  ADT: ['Adult', 'Adulto', 'Adulto'],
  CHD: ['Child', 'Criança', 'Niño'],
  INF: ['Infant', 'Bebê', 'Bebé'],
};
const BORN = { ADT: '1990-05-17', CHD: '2020-02-29', INF: '2026-08-01' };
const LOCATOR = 'ZZ8PL4';
const minutes = (most: number) => fc.integer({ min: 9, max: most / 5 }).map((fives) => fives * 5);

/** One to three ways, each without or with a stop, for adults, children and infants with their seats and bags. */
export const bookedTrip = fc
  .record({
    ...{
      type: fc.constantFrom(...KINDS),
      adults: fc.integer({ min: 1, max: 3 }),
      children: fc.integer({ min: 0, max: 2 }),
    },
    infants: fc.integer({ min: 0, max: 1 }),
  })
  .chain(({ type, adults, children, infants }) => {
    const ways = type === 'One Way' ? 1 : type === 'Round-Trip' ? 2 : 3;
    const people = adults + children + infants;
    return fc.record({
      ...{
        type: fc.constant(type),
        frame: aFrame,
        day: aDay,
        cities: fc.shuffledSubarray([...CITIES], { minLength: 5 }),
      },
      types: fc.constant([
        ...Array<'ADT'>(adults).fill('ADT'),
        ...Array<'CHD'>(children).fill('CHD'),
        ...Array<'INF'>(infants).fill('INF'),
      ]),
      names: namesOf(people),
      currency: fc.constantFrom(...CURRENCIES),
      departures: timesOf(ways),
      legs: fc.array(
        fc.record({ hasStop: fc.boolean(), first: minutes(900), wait: minutes(1_300), second: minutes(600) }),
        { minLength: ways, maxLength: ways },
      ),
      numbers: fc.uniqueArray(fc.integer({ min: 101, max: 9_899 }), {
        minLength: ways * 2,
        maxLength: ways * 2,
      }),
      tickets: fc.uniqueArray(fc.integer({ min: 1_000_000, max: 9_999_999 }), {
        minLength: people,
        maxLength: people,
      }),
      amounts: amountsOf(people * ways * 3 + 6),
      seats: fc.uniqueArray(fc.stringMatching(/^[1-6][0-9][A-F]$/), {
        minLength: people * ways * 2,
        maxLength: people * ways * 2,
      }),
      /** Whether a traveller has a seat, and how many bags. */
      sits: fc.array(fc.boolean(), { minLength: people * ways * 2, maxLength: people * ways * 2 }),
      bags: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: people * ways, maxLength: people * ways }),
      change: fc.constantFrom(...SERVICES),
      refund: fc.constantFrom(...SERVICES),
    });
  })
  .filter((trip) => legsOf(trip).every(Boolean));
export type BookedTrip = Made<typeof bookedTrip>;

/** What its flights are made of. */
interface Draft {
  readonly type: (typeof KINDS)[number];
  readonly cities: readonly City[];
  /** Of the first flight. */
  readonly day: string;
  readonly departures: readonly string[];
  /** Minutes in the air, and between two flights. */
  readonly legs: readonly {
    readonly hasStop: boolean;
    readonly first: number;
    readonly wait: number;
    readonly second: number;
  }[];
  readonly numbers: readonly number[];
}

const airport = ({ id, names }: City) => ({ code: AIRPORTS[id]!, name: `${names.en} Field`, city: names.en });

/** The ways as an airline flies them; null of one that sets out at a time that the clocks leave out. */
function legsOf({ type, cities, day, departures, legs, numbers }: Draft): (FlightLeg | null)[] {
  const route =
    type === 'Round-Trip' ? [cities[0]!, cities[1]!, cities[0]!] : cities.slice(0, legs.length + 1);
  const via = cities[4]!;
  return legs.map(({ hasStop, first, wait, second }, at) => {
    const [from, to] = [route[at]!, route[at + 1]!];
    const start = instantAt(`${dayAfter(day, at * 4)}T${departures[at]!}`, from.zone);
    if (!start) return null;
    const segment = (
      nth: number,
      [origin, destination]: readonly [City, City],
      leaves: Date,
      length: number,
    ): FlightSegment => ({
      ...{
        id: `s${at}${nth}`,
        carrier: nth === 0 ? 'QZ' : 'WX',
        carrierName: nth === 0 ? 'Zephyr & Sons' : 'Wexair',
      },
      ...{
        operatedBy: null,
        flightNumber: String(numbers[at * 2 + nth]),
        aircraft: 'A321',
        cabin: 'economy',
        bookingClass: 'Y',
      },
      ...{
        origin: airport(origin),
        destination: airport(destination),
        originTerminal: null,
        destinationTerminal: null,
      },
      departureTime: clockIn(origin.zone, leaves),
      arrivalTime: clockIn(destination.zone, new Date(leaves.getTime() + length * 60_000)),
      ...{ departureZone: origin.zone, arrivalZone: destination.zone, duration: length },
    });
    const next = new Date(start.getTime() + (first + wait) * 60_000);
    const segments = hasStop
      ? [segment(0, [from, via], start, first), segment(1, [via, to], next, second)]
      : [segment(0, [from, to], start, first)];
    const stops: Stop[] = hasStop
      ? [{ airport: airport(via), duration: wait, overnight: wait > 600, changeTo: null }]
      : [];
    const [out, last] = [segments[0]!, segments.at(-1)!];
    return {
      ...{
        origin: out.origin,
        destination: last.destination,
        stops,
        cabin: 'economy',
        carrier: 'QZ',
        airlineName: 'Zephyr & Sons',
      },
      duration: first + (hasStop ? wait + second : 0),
      ...{ departureTime: out.departureTime, departureZone: out.departureZone },
      ...{ arrivalTime: last.arrivalTime, arrivalZone: last.arrivalZone, segments },
      dayOffset:
        (Date.parse(last.arrivalTime.slice(0, 10)) - Date.parse(out.departureTime.slice(0, 10))) / 86_400_000,
    };
  });
}

const flown = (trip: Draft): FlightLeg[] => legsOf(trip).flatMap((leg) => leg ?? []);

/** Who sits where on which flight, and who brings what on which way. */
function extrasOf(trip: BookedTrip) {
  const { types, currency, amounts, seats, sits, bags } = trip;
  const legs = flown(trip);
  const price = (at: number): Money => ({ amount: amounts[at]!, currency });
  const who = types.flatMap((type, at) => (type === 'INF' ? [] : [at]));
  const segments = legs.flatMap((leg) => leg.segments);
  const seated = segments.flatMap(({ id }, nth) =>
    who.flatMap((traveller) => {
      const at = nth * types.length + traveller;
      return sits[at] ? [{ segmentId: id, traveller, seat: seats[at]!, price: price(at) }] : [];
    }),
  );
  const carried = legs.flatMap((_, leg) =>
    who.flatMap((traveller) => {
      const at = leg * types.length + traveller;
      const pieces = bags[at]!;
      return pieces > 0
        ? [
            {
              leg,
              traveller,
              pieces,
              kilograms: 20 + traveller,
              price: price(legs.length * types.length * 2 + at),
            },
          ]
        : [];
    }),
  );
  const total = [...seated, ...carried].reduce((sum, each) => sum + each.price.amount, 0);
  return { seats: seated, bags: carried, total: { amount: total, currency } };
}

/** As the platform keeps it. */
export function tripRecord(trip: BookedTrip, language: Language): BookingRecord {
  const { type, types, names, currency, amounts, tickets, change, refund, frame } = trip;
  const money = (at: number): Money => ({ amount: amounts.at(-1 - at)! + 500_000, currency });
  const kinds = [...new Set(types)];
  const fares = kinds.map((passengerType, at) => ({
    ...{ passengerType, count: types.filter((each) => each === passengerType).length },
    ...{ base: money(at * 2), taxes: money(at * 2 + 1) },
  }));
  const sum = (part: 'base' | 'taxes'): Money => ({
    amount: fares.reduce((all, fare) => all + fare[part].amount, 0),
    currency,
  });
  const extras = extrasOf(trip);
  const features = {
    ...{ carryOn: { pieces: 1, kilograms: 8 }, checked: { pieces: 2, kilograms: 23 } },
    ...{ change, refund, seat: 'fee' },
  };
  const [base, taxes] = [sum('base'), sum('taxes')];
  return recordOf(
    {
      ...{ product: 'flight', status: 'Confirmed', base, taxes, extras: extras.total },
      offer: {
        offer: {
          ...{
            id: 'o',
            supplier: 'sandbox',
            itineraryId: 'i',
            routeType: type,
            validatingCarrier: 'QZ',
            flights: flown(trip),
          },
          ...{
            fareFamily: 'f',
            bags: { carryOn: features.carryOn, checked: features.checked },
            seatsLeft: null,
          },
          ...{
            refundable: refund !== 'none',
            changeable: change !== 'none',
            fares,
            base,
            taxes,
            published: null,
          },
          terms: {
            voidHours: 0,
            change: { service: change, fee: null },
            refund: { service: refund, fee: null },
          },
        },
        fareFamily: {
          id: 'f',
          carrier: 'QZ',
          carrierName: 'Zephyr & Sons',
          name: 'Light',
          cabin: 'economy',
          features,
        },
        extras,
      },
      request: {
        travellers: names.map((name, at) => ({
          ...{ ...name, title: types[at] === 'ADT' ? 'Ms' : 'Miss', gender: 'F' },
          ...{ birthDate: BORN[types[at]!], passengerType: types[at]! },
        })),
        contact: { email: 'told@example.com', phone: '+351 912 345 678' },
        billing: { address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
      },
      details: {
        ...{ orderId: 'SB1', airlineRecordLocator: LOCATOR, ticketTimeLimit: null, vendor: 'sandbox' },
        ticketNumbers: tickets.map(ticketOf),
      },
    },
    frame,
    language,
  );
}
const ticketOf = (number: number): string => `957-241${number}`;

const cityOf = (code: string, { language }: Say): string =>
  CITIES.find(({ id }) => AIRPORTS[id] === code)!.names[language];
const lasting = (length: number): string =>
  length % 60 === 0 ? `${length / 60} h` : `${Math.floor(length / 60)} h ${length % 60} min`;

/** A flight: at which time it leaves, and lands, where, with the date of another day than that above it. */
function flightGroups({ departureTime: above, segments, stops }: FlightLeg, say: Say): Group[] {
  return segments.flatMap((segment, at) => {
    const flight = `${segment.carrier} ${segment.flightNumber}`;
    const [from, to] = [segment.origin, segment.destination].map(({ code }) => `(${code})`) as [
      string,
      string,
    ];
    const end = (time: string, code: string) => [
      say.time(time),
      cityOf(code, say),
      `(${code})`,
      ...(time.slice(0, 10) === above.slice(0, 10) ? [] : [say.shortDay(time)]),
    ];
    const stop = stops[at];
    return [
      ...(at === 0 ? [{ texts: [say.day(above), flight], within: { text: 2, html: 3, paper: 2 } }] : []),
      { texts: [flight, from, to], within: { text: 3, html: 3, paper: 8 } },
      { texts: end(segment.departureTime, segment.origin.code), within: { paper: 3 } },
      { texts: end(segment.arrivalTime, segment.destination.code), within: { paper: 3 } },
      ...(stop
        ? [{ texts: [`${cityOf(stop.airport.code, say)} (${stop.airport.code})`, lasting(stop.duration)] }]
        : []),
    ];
  });
}

/** Seats and bags of a traveller, line by line: of each what stands in it. */
function linesOf(trip: BookedTrip, traveller: number, say: Say): string[][] {
  const legs = flown(trip);
  const { seats, bags } = extrasOf(trip);
  const own = <Extra extends { readonly traveller: number }>(extras: readonly Extra[]) =>
    extras.filter((each) => each.traveller === traveller);
  return [
    ...own(seats).map(({ segmentId, seat }) => {
      const { carrier, flightNumber } = legs
        .flatMap(({ segments }) => segments)
        .find(({ id }) => id === segmentId)!;
      return [`${carrier} ${flightNumber}: ${say.word('seat', 'assento', 'asiento')} ${seat}`];
    }),
    ...own(bags).map(({ leg, pieces, kilograms }) => {
      const count = say.many(
        pieces,
        ['additional bag', 'additional bags'],
        ['mala adicional', 'malas adicionais'],
        ['maleta adicional', 'maletas adicionales'],
      );
      return [`${legs[leg]!.origin.code} – ${legs[leg]!.destination.code}: ${count}`, `${kilograms} kg`];
    }),
  ];
}

const travellerGroups = (trip: BookedTrip, say: Say): Group[] =>
  trip.names.map((name, at) => {
    const lines = linesOf(trip, at, say);
    return {
      texts: [
        fullName(name),
        say.word(...TYPES[trip.types[at]!]),
        ticketOf(trip.tickets[at]!),
        ...lines.flat(),
      ],
      within: { text: 1 + lines.length, paper: 2 + lines.length },
    };
  });

/** What an email, a paper and a calendar have to tell of it. */
export function tripTold(trip: BookedTrip, say: Say, record: BookingRecord): Told {
  const { frame, names, refund, tickets } = trip;
  const legs = flown(trip);
  const once = { text: 1, html: 1, paper: 1 };
  const refunded = {
    included: say.word('Refundable', 'Reembolsável', 'Reembolsable'),
    fee: say.word('Refundable for a fee', 'Reembolsável com taxa', 'Reembolsable con cargo'),
    none: say.word('Non-refundable', 'Não reembolsável', 'No reembolsable'),
  };
  return {
    groups: [
      { texts: [frame.locator] },
      { texts: [LOCATOR] },
      ...legs.flatMap((leg) => flightGroups(leg, say)),
      ...travellerGroups(trip, say),
      ...(isOver(record) || (isProtected(record) && refund !== 'included')
        ? []
        : [{ texts: [refunded[refund]] }]),
    ],
    times: [
      ...names.map((name) => ({ text: fullName(name), on: once })),
      ...tickets.map((ticket) => ({ text: ticketOf(ticket), on: once })),
      ...extrasOf(trip).seats.map(({ seat }) => ({ text: seat, on: once })),
    ],
    ...(isOver(record) ? { never: Object.values(refunded) } : {}),
    events: legs.flatMap(({ segments }) =>
      segments.map((segment): Happening => {
        const { carrier, flightNumber, origin, destination } = segment;
        return {
          start: [segment.departureTime, segment.departureZone],
          end: [segment.arrivalTime, segment.arrivalZone],
          summary: [
            `${carrier} ${flightNumber} ${cityOf(origin.code, say)} (${origin.code}) – ${cityOf(destination.code, say)} (${destination.code})`,
          ],
          location: [origin.code],
          description: [segment.carrierName, LOCATOR],
        };
      }),
    ),
  };
}

/** A flight on pages: between where and when it leaves and lands, with the date of another day. */
function shownGroups({ departureTime: above, segments, stops }: FlightLeg, say: Say): Group[] {
  const on = ['details'] as const;
  return segments.flatMap((segment, at) => {
    const { carrier, flightNumber, origin, destination, departureTime, arrivalTime } = segment;
    const end = (time: string, code: string) => [
      say.time(time),
      `${cityOf(code, say)} (${code})`,
      ...(time.slice(0, 10) === above.slice(0, 10) ? [] : [say.date(time)]),
    ];
    const [from, to] = [end(departureTime, origin.code), end(arrivalTime, destination.code)];
    const stop = stops[at];
    return [
      ...(at === 0 ? [{ texts: [say.shortDay(above), ...from], on, within: 3 }] : []),
      { texts: from, on },
      { texts: to, on },
      { texts: [...from, `${carrier} ${flightNumber}`, ...to], on, within: 5 },
      ...(stop
        ? [
            {
              texts: [`${cityOf(stop.airport.code, say)} (${stop.airport.code})`, say.long(stop.duration)],
              on,
            },
          ]
        : []),
    ];
  });
}

/** A way as a pass has it, and a trip. */
function wayGroups(
  { departureTime, arrivalTime, origin, destination, segments }: FlightLeg,
  say: Say,
): Group[] {
  const day = say.shortDay(departureTime);
  const flights = segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`);
  const end = (code: string, time: string) => `${code} ${say.time(time)} ${cityOf(code, say)}`;
  return [
    {
      texts: [day, end(origin.code, departureTime), end(destination.code, arrivalTime)],
      on: ['confirmation'],
      within: 2,
    },
    { texts: [flights.join(', ')], on: ['confirmation'] },
    {
      texts: [
        `${day} ${say.time(departureTime)} – ${say.time(arrivalTime)}`,
        `${origin.code}–${destination.code} · ${flights.join(', ')}`,
      ],
      on: ['trip'],
    },
  ];
}

/** What its pages have to tell. */
export function tripPaged(trip: BookedTrip, say: Say): Omit<Told, 'events'> {
  const { frame, names, types, tickets } = trip;
  const legs = flown(trip);
  const once = { details: 1, confirmation: 1 };
  return {
    groups: [
      { texts: [frame.locator] },
      { texts: [LOCATOR], on: ['details', 'confirmation'] },
      ...legs.flatMap((leg) => [...shownGroups(leg, say), ...wayGroups(leg, say)]),
      ...names.flatMap((name, at): Group[] => {
        const lines = linesOf(trip, at, say);
        return [
          {
            texts: [fullName(name), say.word(...TYPES[types[at]!]), ticketOf(tickets[at]!), ...lines.flat()],
            on: ['details'],
            within: 2 + lines.length,
          },
          { texts: [fullName(name), ...lines.flat()], on: ['confirmation'], within: 1 + lines.length },
        ];
      }),
    ],
    times: [
      ...names.map((name) => ({ text: fullName(name), on: once })),
      ...tickets.map((ticket) => ({ text: ticketOf(ticket), on: { details: 1 } })),
      ...extrasOf(trip).seats.map(({ seat }) => ({ text: seat, on: once })),
    ],
  };
}
