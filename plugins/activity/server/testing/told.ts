import fc from 'fast-check';
import type { Language, Money } from '@/core/contract';
import type { BookingRecord } from '@/server/ports/booking';
import {
  aDay,
  aFrame,
  amountsOf,
  CITIES,
  CURRENCIES,
  deadlinesBefore,
  fullName,
  instantAt,
  type Made,
  namesOf,
  recordOf,
  timesOf,
} from '@/server/testing/told/booked';
import type { Plurals, Say } from '@/server/testing/told/say';
import { type Group, isOver, isProtected, protectedTexts, type Told } from '@/server/testing/told/told';
import type { ActivityGuests, ActivityReservation } from '../../contract';
import type { TravelerCategory } from '../../contract/vocabulary';
import type { StoredOffer } from '../stored';

const TITLE = 'Tiles & Tales of Alfama; with tea';
const OPTION = 'Small group, by boat';
const TAX = 'City tax & levy';
const WISH = 'One of us uses a wheelchair';
const PLACES = [
  {
    id: 'p1',
    name: 'Casa dos Bicos',
    address: 'Rua dos Bacalhoeiros 10',
    latitude: 38.709,
    longitude: -9.132,
  },
  { id: 'p2', name: 'The gate', address: 'Beco & Sons 5', latitude: 38.711, longitude: -9.135 },
] as const;
const CATEGORIES: Readonly<Partial<Record<TravelerCategory, readonly [string, string, string]>>> = {
  ADULT: ['Adult', 'Adulto', 'Adulto'],
  SENIOR: ['Senior', 'Idoso', 'Persona mayor'],
  CHILD: ['Child', 'Criança', 'Niño'],
  INFANT: ['Infant', 'Bebê', 'Bebé'],
};
const KINDS = Object.keys(CATEGORIES) as ('ADULT' | 'SENIOR' | 'CHILD' | 'INFANT')[];

/** Something to do at a time or all day, for several of each age, with one code or one for each. */
export const bookedActivity = fc
  .record({ start: aDay, counts: fc.tuple(...[1, 0, 0, 0].map((min) => fc.integer({ min, max: 2 }))) })
  .chain(({ start, counts }) => {
    const people = counts.reduce((sum, count) => sum + count, 0);
    return fc.record({
      ...{ start: fc.constant(start), frame: aFrame, names: namesOf(people), times: timesOf(1) },
      categories: fc.constant(
        KINDS.flatMap((kind, at) => Array<(typeof KINDS)[number]>(counts[at]!).fill(kind)),
      ),
      isAllDay: fc.boolean(),
      city: fc.constantFrom(...CITIES),
      currency: fc.constantFrom(...CURRENCIES),
      minutes: fc.constantFrom(45, 90, 150, 600, 1_440, 2_880),
      amounts: amountsOf(6),
      deadline: deadlinesBefore(start, 1),
      returns: fc.constantFrom('whole' as const, 'part' as const, 'nothing' as const),
      percent: fc.constantFrom(25, 50, 80),
      begins: fc.constantFrom('meet', 'meet-either', 'point', 'text', 'later'),
      codes: fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}[0-9]{5}$/), {
        minLength: people,
        maxLength: people,
      }),
      isOneCode: fc.boolean(),
      wishes: fc.boolean(),
    });
  })
  .filter((booked) => instantAt(beginsAt(booked), booked.city.zone) !== undefined);
export type BookedSpot = Made<typeof bookedActivity>;

/** Where it is open all day, a calendar has to begin somewhere. */
const beginsAt = ({
  start,
  isAllDay,
  times,
}: {
  start: string;
  isAllDay: boolean;
  times: string[];
}): string => `${start}T${isAllDay ? '09:00' : times[0]!}`;

const POLICIES = {
  whole: { kind: 'hours', hoursBefore: 72 },
  part: { kind: 'days', tiers: [{ daysBefore: 3, percent: 50 }] },
  nothing: { kind: 'none' },
} as const;

const PICKUPS: Readonly<Record<string, ActivityGuests['pickup']>> = {
  point: { point: 'p2' },
  text: { text: 'Hotel Sol, room 12' },
  later: { later: true },
};

const vouchersOf = ({ names, codes, isOneCode }: BookedSpot): ActivityReservation['vouchers'] =>
  isOneCode
    ? [{ code: codes[0]!, traveler: null }]
    : names.map((name, at) => ({ code: codes[at]!, traveler: fullName(name) }));

/** As the platform keeps it. */
export function spotRecord(booked: BookedSpot, language: Language): BookingRecord {
  const { start, isAllDay, times, city, currency, amounts, deadline, returns, percent, categories, names } =
    booked;
  const money = (amount: number): Money => ({ amount, currency });
  const each = KINDS.flatMap((category, at) => {
    const count = categories.filter((one) => one === category).length;
    return count > 0 ? [{ category, count, net: money(amounts[at]!) }] : [];
  });
  const [base, taxes] = [
    money(each.reduce((sum, { count, net }) => sum + count * net.amount, 0) - 1_000),
    money(1_000),
  ];
  const { latitude, longitude, zone, names: cityNames } = city;
  const offer: StoredOffer = {
    ...{
      supplierId: 'tidewater',
      id: 'o1',
      travelers: Object.fromEntries(each.map(({ category, count }) => [category, count])),
    },
    activity: {
      ...{
        productCode: 'tw-a1',
        title: TITLE,
        pictures: [],
        reviews: null,
        latitude,
        longitude,
        languages: [],
        tags: [],
      },
      ...{
        duration: { least: booked.minutes, most: booked.minutes },
        fromCategory: 'ADULT',
        freeCancellation: returns === 'whole',
      },
      ...{
        likelyToSellOut: false,
        starts: [],
        popularity: [],
        firstDay: start,
        instant: true,
        overview: '',
        included: [],
      },
      ...{ notIncluded: [], itinerary: [], endPoint: null, accessibility: [], goodToKnow: [], guides: [] },
      meetingPoints:
        booked.begins === 'meet' ? [PLACES[0]] : booked.begins === 'meet-either' ? [...PLACES] : [],
      pickup: { offered: true, mayWait: true, points: [...PLACES] },
      refund: POLICIES[returns] as StoredOffer['activity']['refund'],
      capacity: { min: 1, max: 15, needsAdult: false, bands: [] },
      questions: { booking: {}, traveler: {}, modes: [] },
      ...{ zone, city: cityNames.en, gallery: [], reviewFacts: null },
    },
    option: {
      ...{
        title: OPTION,
        text: null,
        startsAt: { day: start, time: isAllDay ? null : times[0]! },
        guides: [],
      },
      ...{ left: null, instant: true, base, taxes, each },
      ...(booked.wishes && { paidThere: [{ name: TAX, amount: money(amounts[0]!) }] }),
      freeUntil: returns === 'whole' ? deadline[0]! : null,
      partlyUntil: returns === 'part' ? { percent, until: deadline[0]! } : null,
    },
  };
  const request: ActivityGuests = {
    travelers: names.map((name, at) => ({ ...name, category: categories[at]! })),
    ...{ email: 'told@example.com', phone: '+351 912 345 678' },
    ...(PICKUPS[booked.begins] ? { pickup: PICKUPS[booked.begins] } : {}),
    ...(booked.wishes ? { specialRequests: WISH } : {}),
  };
  const details = { orderId: 'LW1', vouchers: vouchersOf(booked) };
  return recordOf(
    { product: 'activity', status: 'confirmed', base, taxes, offer, request, details },
    booked.frame,
    language,
  );
}

/** Where guests have to be: texts of which each stands by its address. */
function placesOf({ begins }: BookedSpot, say: Say): string[][] {
  const picked = say.word('You will be picked up here', 'O embarque é aqui', 'Le recogerán aquí');
  switch (begins) {
    case 'meet':
      return [[PLACES[0].name, PLACES[0].address]];
    case 'meet-either':
      return PLACES.map(({ name, address }) => [name, address]);
    case 'point':
      return [[PLACES[1].name, PLACES[1].address, picked]];
    case 'text':
      return [['Hotel Sol, room 12', picked]];
    default:
      return [
        [
          say.word(
            'You will tell the organizer later where to pick you up',
            'Depois você informa ao organizador o local de embarque',
            'Más tarde indicará al organizador dónde recogerle',
          ),
        ],
      ];
  }
}

const FREE = (say: Say): string =>
  say.word('Free cancellation until', 'Cancelamento grátis até', 'Cancelación gratuita hasta');

function termGroups(
  { returns, percent, deadline, city }: BookedSpot,
  say: Say,
  record: BookingRecord,
): Group[] {
  const until = [...say.deadline(deadline[0]!, city.zone), city.names.en];
  if (isOver(record)) return [];
  if (returns === 'whole') return [{ texts: [FREE(say), ...until] }];
  if (isProtected(record)) return [];
  return returns === 'part'
    ? [{ texts: [say.word(`${percent}%`, `${percent}%`, `${percent} %`), ...until] }]
    : [{ texts: [say.word('Non-refundable', 'Não reembolsável', 'No reembolsable')] }];
}

/** What is paid where it takes place, unless nobody goes. */
const dueThere = ({ wishes, currency, amounts }: BookedSpot, say: Say, record: BookingRecord): Group[] =>
  wishes && !isOver(record) ? [{ texts: [TAX, say.money({ amount: amounts[0]!, currency })] }] : [];

/** What an email, a paper and a calendar have to tell of it. */
export function spotTold(booked: BookedSpot, say: Say, record: BookingRecord): Told {
  const { start, isAllDay, times, frame, names, categories, city, returns, wishes, minutes } = booked;
  const vouchers = vouchersOf(booked);
  const time = isAllDay
    ? say.word('Open all day', 'Aberto o dia todo', 'Abierto todo el día')
    : say.time(times[0]!);
  const named = vouchers.length > 1 || vouchers[0]!.traveler !== null ? 2 : 1;
  const often = returns === 'whole' && !isOver(record) ? 1 : 0;
  const places = placesOf(booked, say);
  return {
    groups: [
      { texts: [TITLE] },
      { texts: [OPTION] },
      { texts: [frame.locator] },
      { texts: [say.day(start), time], within: 2 },
      { texts: [say.word('Where it starts', 'Onde começa', 'Dónde comienza'), city.names.en] },
      ...places.map((texts) => ({ texts })),
      ...names.map((name, at) => ({ texts: [fullName(name), say.word(...CATEGORIES[categories[at]!]!)] })),
      ...vouchers.map(({ code, traveler }) => ({
        texts: [code, ...(traveler ? [traveler] : [])],
        on: ['text', 'html'] as const,
      })),
      ...vouchers.map(({ code, traveler }) => ({
        texts: vouchers.length > 1 && traveler ? [traveler, code] : [code],
        on: ['paper'] as const,
      })),
      ...(wishes ? [{ texts: [WISH] }] : []),
      ...dueThere(booked, say, record),
      ...termGroups(booked, say, record),
    ],
    times: [
      ...names.map((name) => ({ text: fullName(name), on: { text: named, html: named, paper: named } })),
      ...vouchers.map(({ code }) => ({ text: code, on: { text: 1, html: 1, paper: 1 } })),
      { text: FREE(say), on: { text: often, html: often, paper: often } },
    ],
    events: [
      {
        start: [beginsAt(booked), city.zone],
        end: minutes,
        summary: [TITLE],
        location: places.flatMap(([place, address]) =>
          booked.begins === 'text' || !address ? [place!] : [place!, address],
        ),
        description: [OPTION, frame.locator],
      },
    ],
  };
}

const COUNTS: Readonly<Record<(typeof KINDS)[number], Plurals>> = {
  ADULT: [
    ['adult', 'adults'],
    ['adulto', 'adultos'],
    ['adulto', 'adultos'],
  ],
  SENIOR: [
    ['senior', 'seniors'],
    ['idoso', 'idosos'],
    ['persona mayor', 'personas mayores'],
  ],
  CHILD: [
    ['child', 'children'],
    ['criança', 'crianças'],
    ['niño', 'niños'],
  ],
  INFANT: [
    ['infant', 'infants'],
    ['bebê', 'bebês'],
    ['bebé', 'bebés'],
  ],
};

/** What its pages have to tell. */
export function spotPaged(booked: BookedSpot, say: Say, record: BookingRecord): Omit<Told, 'events'> {
  const { start, isAllDay, times, frame, names, categories, city, returns, percent, deadline, wishes } =
    booked;
  const vouchers = vouchersOf(booked);
  const pages = ['details', 'confirmation'] as const;
  const isConfirmed = record.progress.state === 'confirmed';
  const allDay = say.word('Open all day', 'Aberto o dia todo', 'Abierto todo el día');
  const time = isAllDay ? allDay : say.time(times[0]!);
  const counts = KINDS.flatMap((kind) => {
    const count = categories.filter((one) => one === kind).length;
    return count > 0 ? [say.many(count, ...COUNTS[kind])] : [];
  });
  const until = [...say.deadline(deadline[0]!, city.zone), city.names.en];
  const terms =
    returns === 'whole'
      ? [FREE(say), ...until]
      : isProtected(record)
        ? protectedTexts(start, city.names.en, say)
        : returns === 'part'
          ? [say.word(`${percent}%`, `${percent}%`, `${percent} %`), ...until]
          : [
              say.word(
                'No refund if you cancel',
                'Sem reembolso em caso de cancelamento',
                'Sin reembolso si cancela',
              ),
            ];
  // In the list of those who take part, and on a voucher of their own.
  const named = vouchers.some(({ traveler }) => traveler !== null) && isConfirmed ? 2 : 1;
  const codes = isConfirmed ? 1 : 0;
  return {
    groups: [
      { texts: [TITLE] },
      ...dueThere(booked, say, record).map((group) => ({ ...group, on: pages })),
      { texts: [OPTION], on: pages },
      { texts: [frame.locator], on: ['details', 'trip'] },
      { texts: [say.shortDay(start), city.names.en, ...counts], on: ['details'] },
      { texts: [say.day(start), time], on: pages, within: 3 },
      ...placesOf(booked, say).flatMap((texts) => [
        { texts: texts.slice(0, 2), on: pages, within: 2 },
        { texts: texts.slice(0, 1), on: ['trip'] as const },
      ]),
      ...names.map((name, at) => ({
        texts: [fullName(name), say.word(...CATEGORIES[categories[at]!]!)],
        on: pages,
        within: 2,
      })),
      ...(isConfirmed
        ? vouchers.map(({ code, traveler }) => ({
            texts: [...(traveler ? [traveler] : counts), code],
            on: pages,
            within: 3,
          }))
        : []),
      ...(wishes ? [{ texts: [WISH], on: pages }] : []),
      ...(isConfirmed ? [{ texts: terms, on: pages }] : []),
      { texts: [say.shortDay(start), ...(isAllDay ? [] : [time])], on: ['trip'] },
      { texts: [...counts, city.names.en], on: ['trip'] },
      { texts: [fullName(names[0]!)], on: ['trip'] },
    ],
    times: [
      ...names.map((name) => ({ text: fullName(name), on: { details: named, confirmation: named } })),
      ...vouchers.map(({ code }) => ({ text: code, on: { details: codes, confirmation: 1 } })),
    ],
  };
}
