import fc from 'fast-check';
import type { Language, Money } from '@/core/contract';
import {
  aDay,
  aFrame,
  amountsOf,
  CITIES,
  CURRENCIES,
  dayAfter,
  deadlinesBefore,
  fullName,
  instantAt,
  type Made,
  namesOf,
  recordOf,
  timesOf,
} from '@/server/testing/told/booked';
import { type Plurals, type Say, sayIn } from '@/server/testing/told/say';
import { type Group, isOver, isProtected, protectedTexts, type Told } from '@/server/testing/told/told';
import type { BookingRecord } from '@/server/ports/booking';
import { BOARDS } from '../../contract/vocabulary';
import { ARRIVAL_HOURS } from '../../contract/guests';
import type { BookedRequest } from '../../face/order';
import { toStored } from '../sell';
import type { RatedRoom, SupplierStay } from '../../face/port';

const WISH = 'A quiet room; no feathers, please';
/** Names that no list of rooms knows, so that they are called the same everywhere. */
const ROOMS = ['Harbour Loft 3', 'Azulejo & Sons', 'Kings’ Attic', 'Garden <B>', 'Torre Norte', 'Pousada 7'];

/** A stay in one to four rooms, each with its guest, party, beds, meals and terms. */
export const bookedStay = fc
  .record({ rooms: fc.integer({ min: 1, max: 4 }), start: aDay, nights: fc.integer({ min: 1, max: 28 }) })
  .chain(({ rooms, start, nights }) =>
    fc.record({
      ...{ start: fc.constant(start), nights: fc.constant(nights), frame: aFrame },
      city: fc.constantFrom(...CITIES),
      currency: fc.constantFrom(...CURRENCIES),
      guests: namesOf(rooms),
      names: fc.shuffledSubarray(ROOMS, { minLength: rooms, maxLength: rooms }),
      amounts: amountsOf(rooms * 3 + 2),
      times: timesOf(3),
      isOpenEnded: fc.boolean(),
      deadlines: deadlinesBefore(start, rooms),
      parts: fc.array(
        fc.record({
          adults: fc.integer({ min: 1, max: 5 }),
          children: fc.integer({ min: 0, max: 3 }),
          bed: fc.constantFrom('single' as const, 'double' as const),
          beds: fc.integer({ min: 1, max: 4 }),
          board: fc.constantFrom(...BOARDS),
          isFree: fc.integer({ min: 0, max: 7 }).map((nth) => nth > 0),
          hasFee: fc.boolean(),
        }),
        { minLength: rooms, maxLength: rooms },
      ),
      payment: fc.constantFrom('now' as const, 'now' as const, 'property' as const),
      fees: fc.subarray(['resortFee', 'cityTax'] as const),
      arrivalTime: fc.option(fc.constantFrom(...ARRIVAL_HOURS.filter((hour) => hour !== 'next'))),
      specialRequests: fc.option(fc.constant(WISH)),
      hasMore: fc.boolean(),
    }),
  )
  // A time that the clocks leave out is nobody's.
  .filter(({ start, nights, times: [from, , out], city: { zone } }) =>
    [`${start}T${from}`, `${dayAfter(start, nights)}T${out}`].every((local) => instantAt(local, zone)),
  );
export type BookedStay = Made<typeof bookedStay>;

const moneyIn = (currency: string, amount: number): Money => ({ amount, currency });
const HOTEL = 'Casa da Baixa, Rossio';
const LINE = 'Rua Augusta 118';
const POSTAL = '1100-053';
const PHONE = '+351 21 555 0118';
const NUMBER = 'CB-40118823';
const CONDITION = { title: 'Pool', text: 'Closed in January & February' };
const KEYS = 'Box 7, left of the door';

function supplied(stay: BookedStay): SupplierStay {
  const { city, currency, amounts, parts, names, deadlines, times, payment, start, nights, fees } = stay;
  const money = (at: number) => moneyIn(currency, amounts[at]!);
  const [from, until, out] = times as [string, string, string];
  const sum = (of: readonly Money[]) =>
    moneyIn(
      currency,
      of.reduce((all, { amount }) => all + amount, 0),
    );
  const rooms = parts.map((part, at): RatedRoom => ({
    room: {
      ...{ id: `r${at}`, name: names[at]!, area: null, accessible: false, pictures: [] },
      beds: [{ bed: part.bed, count: part.beds }],
    },
    party: { adults: part.adults, childAges: Array.from({ length: part.children }, (_, child) => 4 + child) },
    rate: {
      ...{ board: part.board, plan: 'flexible', nights: [], base: money(at * 3), taxes: money(at * 3 + 1) },
      ...{ atProperty: [], published: null, retail: null, payment, left: null },
      terms: {
        freeUntil: part.isFree ? deadlines[at]! : null,
        fee: part.hasFee ? money(at * 3 + 2) : null,
        nothingFrom: `${start}T12:00:00.000Z`,
      },
    },
  }));
  return {
    ...{ id: 'stay', stay: { start, end: dayAfter(start, nights) }, rooms, published: null, retail: null },
    ...(stay.hasMore && { conditions: [CONDITION] }),
    base: sum(rooms.map(({ rate }) => rate.base)),
    taxes: sum(rooms.map(({ rate }) => rate.taxes)),
    atProperty: fees.map((kind, at) => ({ kind, amount: money(parts.length * 3 + at) })),
    listing: {
      ...{ supplierId: 'quayside', id: 'h1', name: HOTEL, kind: 'hotel', stars: 4, chain: null, area: null },
      ...{ latitude: city.latitude, longitude: city.longitude, zone: city.zone, country: city.country },
      ...{ address: { line: LINE, postalCode: POSTAL }, city: city.names.en, telephone: PHONE },
      ...{ amenities: [], accessibility: [], pictures: [], reviews: null },
      checkIn: { from, until: stay.isOpenEnded ? null : until },
      checkOut: out,
    },
  };
}

/** As the platform keeps it. */
export function stayRecord(booked: BookedStay, language: Language): BookingRecord {
  const stay = supplied(booked);
  const { guests, arrivalTime, specialRequests, payment, frame } = booked;
  const request: BookedRequest = {
    ...{ guests, email: 'told@example.com', phone: '+351 912 345 678', arrivalTime, specialRequests },
  };
  const { base, taxes } = stay;
  return recordOf(
    {
      ...{ product: 'hotel', status: 'booked', base, taxes, request, offer: { stay: toStored(stay) } },
      details: { orderId: 'QB1', confirmationNumber: NUMBER, ...(booked.hasMore && { keyCollection: KEYS }) },
      isPaidThere: payment === 'property',
    },
    frame,
    language,
  );
}

const BEDS: Readonly<Record<'single' | 'double', Plurals>> = {
  single: [
    ['single bed', 'single beds'],
    ['cama de solteiro', 'camas de solteiro'],
    ['cama individual', 'camas individuales'],
  ],
  double: [
    ['double bed', 'double beds'],
    ['cama de casal', 'camas de casal'],
    ['cama doble', 'camas dobles'],
  ],
};
const MEALS: Readonly<Record<string, readonly [string, string, string]>> = {
  roomOnly: ['No meals', 'Sem refeições', 'Sin comidas'],
  breakfast: ['Breakfast included', 'Café da manhã incluído', 'Desayuno incluido'],
  halfBoard: ['Half board', 'Meia pensão', 'Media pensión'],
  fullBoard: ['Full board', 'Pensão completa', 'Pensión completa'],
  allInclusive: ['All inclusive', 'Tudo incluído', 'Todo incluido'],
};
const FREE = (say: Say): string =>
  say.word('Free cancellation until', 'Cancelamento grátis até', 'Cancelación gratuita hasta');
const ENGLISH: readonly [string, string, string] = ['en', 'Arrival', 'Departure'];
const RECEPTION: Readonly<Record<string, typeof ENGLISH>> = {
  PT: ['pt', 'Chegada', 'Partida'],
  JP: ['ja', 'チェックイン', 'チェックアウト'],
};

/** Until when all rooms may be given back for nothing, and what is kept after that; amounts are the supplier's. */
function termsOf({ parts, deadlines, amounts, currency }: BookedStay) {
  const free = parts.every(({ isFree }) => isFree) ? [...deadlines].sort()[0]! : null;
  const kept = parts.map(({ hasFee }, at) =>
    hasFee ? amounts[at * 3 + 2]! : amounts[at * 3]! + amounts[at * 3 + 1]!,
  );
  const fee = parts.some(({ hasFee }) => hasFee) ? kept.reduce((sum, amount) => sum + amount, 0) : null;
  return { free, fee: fee === null ? null : moneyIn(currency, fee) };
}

function termGroups(booked: BookedStay, say: Say, record: BookingRecord): Group[] {
  const { zone, names } = booked.city;
  const { free, fee } = termsOf(booked);
  if (isOver(record)) return [];
  return [
    ...(free
      ? [
          {
            texts: [FREE(say), ...say.deadline(free, zone), names[say.language]],
          },
        ]
      : []),
    ...(isProtected(record)
      ? []
      : fee
        ? [{ texts: [say.money(fee)] }]
        : free
          ? []
          : [{ texts: [say.word('Non-refundable', 'Não reembolsável', 'No reembolsable')] }]),
  ];
}

/** A room: whose it is, for whom, with which beds and meals. */
function roomTexts({ names, guests, parts }: BookedStay, at: number, say: Say): string[] {
  const { adults, children, bed, beds, board } = parts[at]!;
  return [
    names[at]!,
    fullName(guests[at]!),
    say.many(adults, ['adult', 'adults'], ['adulto', 'adultos'], ['adulto', 'adultos']),
    ...(children > 0
      ? [say.many(children, ['child', 'children'], ['criança', 'crianças'], ['niño', 'niños'])]
      : []),
    say.many(beds, ...BEDS[bed]),
    say.word(...MEALS[board]!),
  ];
}

/** What an email, a paper and a calendar have to tell of it. */
export function stayTold(booked: BookedStay, say: Say, record: BookingRecord): Told {
  const { start, nights, times, guests, parts, names, city, frame, fees, amounts, currency, payment } =
    booked;
  const [from, until, out] = times as [string, string, string];
  const end = dayAfter(start, nights);
  const due = fees.map((_, at) => amounts[parts.length * 3 + at]!);
  const dues = due.map((amount) => say.money(moneyIn(currency, amount)));
  const isThere = payment === 'property';
  const sent = ['text', 'html'] as const;
  const desk = RECEPTION[city.country] ?? ENGLISH;
  // The paper's font has no Japanese.
  const drawn = desk[0] === 'ja' ? ENGLISH : desk;
  const deskIn = ([language, arrival, departure]: typeof ENGLISH) => {
    const local = sayIn(language as Language);
    return [`${arrival}: ${local.day(start)}`, `${departure}: ${local.day(end)}`];
  };
  const untilWhen = booked.isOpenEnded ? [] : [say.time(until)];
  return {
    groups: [
      { texts: [HOTEL] },
      { texts: [`${LINE}, ${POSTAL} ${city.names[say.language]}`] },
      { texts: [frame.locator] },
      { texts: [NUMBER] },
      { texts: [PHONE] },
      { texts: [say.many(nights, ['night', 'nights'], ['noite', 'noites'], ['noche', 'noches'])] },
      { texts: [say.day(start), say.time(from), ...untilWhen], on: sent },
      { texts: [say.day(end), say.time(out)], on: sent },
      { texts: [say.day(start), say.time(from)], on: ['paper'], within: 3 },
      { texts: [say.time(from), ...untilWhen], on: ['paper'] },
      { texts: [say.time(out), say.shortDay(end)], on: ['paper'], within: 3 },
      ...deskIn(desk).map((text) => ({ texts: [text], on: sent })),
      ...deskIn(drawn).map((text) => ({ texts: [text], on: ['paper'] as const })),
      ...parts.map((_, at) => ({ texts: roomTexts(booked, at, say) })),
      ...(booked.arrivalTime ? [{ texts: [say.time(booked.arrivalTime)] }] : []),
      ...(booked.specialRequests ? [{ texts: [WISH] }] : []),
      ...(booked.hasMore ? [{ texts: [CONDITION.title, CONDITION.text], within: 2 }, { texts: [KEYS] }] : []),
      ...(isOver(record) && !isThere ? [] : dues.map((text) => ({ texts: [text] }))),
      ...termGroups(booked, say, record),
    ],
    times: [
      // In the room's row, and in what the reception reads.
      ...guests.map((guest) => ({ text: fullName(guest), on: { text: 2, html: 2, paper: 2 } })),
      ...names.map((text) => ({ text, on: { text: 1, html: 1, paper: 1 } })),
      ...dues.map((text) => {
        const once = isOver(record) && !isThere ? 0 : 1;
        return { text, on: { text: once, html: once, paper: once } };
      }),
      ...[FREE(say)].map((text) => {
        const often = termsOf(booked).free && !isOver(record) ? 1 : 0;
        return { text, on: { text: often, html: often, paper: often } };
      }),
    ],
    onTop: isThere ? due : [],
    events: (
      [
        [start, from],
        [end, out],
      ] as const
    ).map(([day, time]) => ({
      start: [`${day}T${time}`, city.zone],
      end: 30,
      summary: [HOTEL],
      location: [HOTEL, LINE, city.names[say.language]],
      description: [frame.locator, NUMBER, PHONE],
    })),
  };
}

const NO_REFUND = [
  'No refund after that',
  'Depois disso, não há reembolso',
  'Después no hay reembolso',
] as const;

/** How a room may be given back, by its own terms. */
function roomTerms(booked: BookedStay, at: number, say: Say, record: BookingRecord): string[] {
  const { parts, deadlines, city, amounts, currency, start } = booked;
  const { isFree, hasFee } = parts[at]!;
  const place = city.names[say.language];
  const covered = isProtected(record) ? protectedTexts(start, place, say) : null;
  const fee = hasFee ? [say.money(moneyIn(currency, amounts[at * 3 + 2]!))] : null;
  return isFree
    ? [
        FREE(say),
        ...say.deadline(deadlines[at]!, city.zone),
        place,
        ...(covered ?? fee ?? [say.word(...NO_REFUND)]),
      ]
    : (covered ?? fee ?? [say.word('Non-refundable', 'Não reembolsável', 'No reembolsable')]);
}

/** What its pages have to tell. */
export function stayPaged(booked: BookedStay, say: Say, record: BookingRecord): Omit<Told, 'events'> {
  const { start, nights, times, guests, names, parts, city, frame } = booked;
  const [from, until, out] = times as [string, string, string];
  const pages = ['details', 'confirmation'] as const;
  const sent = stayTold(booked, say, record);
  const once = { details: 1, confirmation: 1 };
  return {
    groups: [
      { texts: [HOTEL] },
      { texts: [`${LINE}, ${POSTAL} ${city.names[say.language]}`] },
      { texts: [frame.locator] },
      { texts: [NUMBER], on: pages },
      { texts: [PHONE], on: pages },
      { texts: [say.many(nights, ['night', 'nights'], ['noite', 'noites'], ['noche', 'noches'])] },
      {
        texts: [
          say.many(parts.length, ['room', 'rooms'], ['quarto', 'quartos'], ['habitación', 'habitaciones']),
        ],
        on: ['details', 'trip'],
      },
      {
        texts: [say.shortDay(start), say.time(from), ...(booked.isOpenEnded ? [] : [say.time(until)])],
        on: pages,
      },
      { texts: [say.shortDay(dayAfter(start, nights)), say.time(out)], on: pages },
      ...parts.map((_, at) => ({ texts: [...roomTexts(booked, at, say)], on: pages, within: 2 })),
      ...(isOver(record)
        ? []
        : parts.map((_, at) => ({
            texts: [names[at]!, ...roomTerms(booked, at, say, record)],
            on: pages,
            within: 3,
          }))),
      { texts: [fullName(guests[0]!)], on: ['trip'] },
      ...(booked.hasMore
        ? [
            { texts: [CONDITION.title, CONDITION.text], on: pages, within: 2 },
            { texts: [KEYS], on: pages },
          ]
        : []),
    ],
    times: [
      // On its voucher twice more: among the facts, and for the reception.
      ...guests.map((guest) => ({ text: fullName(guest), on: { details: 1, confirmation: 3 } })),
      ...names.map((text) => ({ text, on: once })),
    ],
    onTop: sent.onTop ?? [],
  };
}
