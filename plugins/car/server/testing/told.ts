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
  deadlinesBefore,
  fullName,
  instantAt,
  type Made,
  namesOf,
  recordOf,
  timesOf,
} from '@/server/testing/told/booked';
import type { Say } from '@/server/testing/told/say';
import {
  type Group,
  isOver,
  isProtected,
  pricesOf,
  protectedTexts,
  type Told,
} from '@/server/testing/told/told';
import type { RentalPoint } from '../../contract';
import type { SupplierCar } from '../../face/port';

const VENDOR = 'Rondale & Filhos';
const NUMBER = 'RD-00012345';
const CHARGES = ['rental', 'airport', 'one-way'] as const;

/** A car with its covers and seats, from one place to the same or another, in another zone. */
export const bookedRental = aDay
  .chain((start) =>
    fc.record({
      ...{ start: fc.constant(start), days: fc.integer({ min: 0, max: 40 }), frame: aFrame },
      cities: fc.shuffledSubarray([...CITIES], { minLength: 2, maxLength: 2 }),
      isReturned: fc.boolean(),
      currency: fc.constantFrom(...CURRENCIES),
      driver: namesOf(1),
      times: timesOf(2),
      /** Minutes after the pick-up that was priced. */
      comesLater: fc.constantFrom(0, 0, 15, 40),
      charges: fc.subarray([...CHARGES], { minLength: 1 }),
      amounts: amountsOf(12),
      deadline: deadlinesBefore(start, 1),
      isFree: fc.boolean(),
      hasFee: fc.boolean(),
      isFull: fc.boolean(),
      hasGlass: fc.boolean(),
      seats: fc.integer({ min: 0, max: 3 }),
      flight: fc.option(fc.constant('TP 1356')),
      perDay: fc.option(fc.integer({ min: 101, max: 899 })),
      isAlwaysOpen: fc.boolean(),
    }),
  )
  .filter(
    (rental) =>
      comesAt(rental).slice(0, 10) === rental.start &&
      endsAt(rental) > comesAt(rental) &&
      [comesAt(rental), startsAt(rental)].every((local) => instantAt(local, rental.cities[0]!.zone)) &&
      instantAt(endsAt(rental), endOf(rental).zone) !== undefined,
  );
export type BookedRental = Made<typeof bookedRental>;

interface Times {
  readonly start: string;
  readonly days: number;
  readonly times: readonly string[];
  readonly comesLater: number;
}
const startsAt = ({ start, times }: Times): string => `${start}T${times[0]!}`;
const comesAt = (rental: Times): string =>
  new Date(Date.parse(`${startsAt(rental)}Z`) + rental.comesLater * 60_000).toISOString().slice(0, 16);
const endsAt = ({ start, days, times }: Times): string => `${dayAfter(start, days)}T${times[1]!}`;
const endOf = ({
  cities,
  isReturned,
}: {
  readonly cities: readonly City[];
  readonly isReturned: boolean;
}): City => cities[isReturned ? 0 : 1]!;

/** Every day of the week has hours of its own. */
const hoursOn = (weekday: number, past: string) => ({
  opens: `0${weekday}:${past}`,
  closes: `1${weekday}:${past}`,
});

function pointIn(
  { id, zone, names, latitude, longitude }: City,
  end: 'up' | 'off',
  isAlwaysOpen: boolean,
): RentalPoint {
  const past = end === 'up' ? '15' : '35';
  return {
    ...{
      id: `city:${id}`,
      kind: 'city',
      iata: null,
      name: `${names.en} desk`,
      city: names.en,
      country: 'X',
    },
    ...{
      latitude,
      longitude,
      zone,
      distance: 1,
      handover: 'office',
      phone: end === 'up' ? '+351 21 555 0118' : '+1 212 555 0199',
    },
    address: `${end === 'up' ? 'Rua Augusta 118' : 'Mill & Main 5'}, ${names.en}`,
    openingHours: Array.from({ length: 7 }, (_, weekday) => ({ weekday, ...hoursOn(weekday, past) })),
    ...{ isAlwaysOpen, servesOutOfHours: true },
  };
}

/** Amounts by what they are of. */
function amountsIn({ amounts, charges, hasFee, seats, isFull, hasGlass }: BookedRental) {
  const [taxes, fee, deposit, excess, full, glass, child, ...rest] = amounts;
  return {
    ...{ taxes: taxes!, deposit: deposit! + 40_000_000, excess: excess! + 50_000_000 },
    fee: hasFee ? fee! : null,
    charges: charges.map((kind, at) => ({ kind, amount: rest[at]! })),
    coverages: [
      ...(isFull ? [['SCDW', full!] as const] : []),
      ...(hasGlass ? [['WUG', glass!] as const] : []),
    ],
    child: seats > 0 ? child! : null,
  };
}

/** As the platform keeps it. */
export function rentalRecord(rental: BookedRental, language: Language): BookingRecord {
  const { currency, cities, driver, frame, isAlwaysOpen, deadline, isFree, seats, flight, perDay, days } =
    rental;
  const of = amountsIn(rental);
  const money = (amount: number): Money => ({ amount, currency });
  const coverages = of.coverages.map(([code, amount]) => ({ code, name: code, amount: money(amount) }));
  const accessories =
    of.child === null ? [] : [{ code: 'CST', name: 'Child seat', quantity: seats, amount: money(of.child) }];
  const added = [...coverages, ...accessories].reduce((sum, { amount }) => sum + amount.amount, 0);
  const extras = added > 0 ? { coverages, accessories, total: money(added) } : null;
  const base = money(of.charges.reduce((sum, { amount }) => sum + amount, 0));
  const optional = { charge: { includedRateInd: false, amount: money(1) }, excess: null };
  const offer: SupplierCar = {
    ...{ id: 'c', supplier: 'rondale', fuelPolicy: 'full-to-full', days: Math.max(1, days), accessories: [] },
    availableCore: {
      vehicle: {
        ...{
          size: 'compact',
          code: 'CDMR',
          passengerQuantity: 5,
          baggageQuantity: 2,
          acIndicator: true,
          doorCount: 4,
        },
        ...{ transmissionType: 'Manual', fuelType: 'petrol', range: null },
      },
      vendor: { code: 'RD', name: VENDOR },
      rentalRate: {
        unlimitedIndicator: perDay === null,
        distance: perDay === null ? null : { kilometresPerDay: perDay, perKilometre: money(20) },
      },
    },
    availableInfo: {
      coverages: [
        {
          code: 'CDW',
          name: 'CDW',
          charge: { includedRateInd: true, amount: null },
          excess: money(of.excess),
        },
        { code: 'SCDW', name: 'SCDW', ...optional },
        { code: 'WUG', name: 'WUG', ...optional },
      ],
    },
    charges: [
      ...of.charges.map(({ kind, amount }) => ({ kind, amount: money(amount) })),
      { kind: 'taxes', amount: money(of.taxes) },
    ],
    pickUp: pointIn(cities[0]!, 'up', isAlwaysOpen),
    dropOff: pointIn(endOf(rental), 'off', false),
    ...{ pickUpDateTime: startsAt(rental), returnDateTime: endsAt(rental) },
    ...{
      deposit: money(of.deposit),
      freeCancellationUntil: isFree ? deadline[0]! : null,
      base,
      taxes: money(of.taxes),
    },
    cancellation: {
      freeUntil: isFree ? deadline[0]! : null,
      fee: of.fee === null ? null : money(of.fee),
      nothingFrom: instantAt(startsAt(rental), cities[0]!.zone)!.toISOString(),
    },
    requirements: { minimumAge: 21, licenceYears: 1, creditCard: true },
  };
  return recordOf(
    {
      ...{
        product: 'car',
        status: 'Confirmed',
        base,
        taxes: offer.taxes,
        extras: extras?.total ?? null,
        offer: { offer, extras },
      },
      request: {
        driver: {
          ...{
            ...driver[0]!,
            title: 'Ms',
            email: 'told@example.com',
            phone: '+351 912 345 678',
            address: 'Rua 1',
          },
          ...{ city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
          pickupTime: comesAt(rental).slice(11),
        },
        flightNumber: flight,
      },
      details: { orderId: 'CR1', confirmationNumber: NUMBER, vendor: VENDOR },
    },
    frame,
    language,
  );
}

/** A price in the proportion of parts: the last takes what rounding left. */
function shared(total: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  const first = parts.slice(0, -1).map((part) => Math.round((total * part) / sum));
  return [...first, total - first.reduce((all, part) => all + part, 0)];
}

/** Where and when it begins or ends, and until when somebody is there. */
function endGroups(rental: BookedRental, end: 'up' | 'off', say: Say): Group[] {
  const isUp = end === 'up';
  const place = isUp ? rental.cities[0]! : endOf(rental);
  const at = isUp ? startsAt(rental) : endsAt(rental);
  const { opens, closes } = hoursOn(new Date(`${at.slice(0, 10)}T12:00Z`).getUTCDay(), isUp ? '15' : '35');
  const name = place.names[say.language];
  const hours =
    isUp && rental.isAlwaysOpen
      ? [say.word('Open 24 hours', 'Aberto 24 horas', 'Abierto las 24 horas')]
      : [say.time(opens), say.time(closes)];
  const other = at.slice(0, 10) === rental.start ? [] : [say.shortDay(at)];
  return [
    { texts: [say.day(at), say.time(at), ...hours] },
    {
      texts: [
        isUp ? 'Rua Augusta 118' : 'Mill & Main 5',
        name,
        isUp ? '+351 21 555 0118' : '+1 212 555 0199',
      ],
    },
    { texts: [say.time(at), name, ...other], on: ['paper'], within: 3 },
  ];
}

function termGroups(
  { isFree, deadline, cities, currency, ...rental }: BookedRental,
  say: Say,
  record: BookingRecord,
): Group[] {
  if (isOver(record)) return [];
  const { fee } = amountsIn({ isFree, deadline, cities, currency, ...rental });
  const [{ zone, names }] = cities as [City];
  return [
    ...(isFree ? [{ texts: [FREE(say), ...say.deadline(deadline[0]!, zone), names[say.language]] }] : []),
    ...(isProtected(record)
      ? []
      : fee !== null
        ? [{ texts: [say.money({ amount: fee, currency })] }]
        : isFree
          ? []
          : [{ texts: [say.word('Non-refundable', 'Não reembolsável', 'No reembolsable')] }]),
  ];
}
const FREE = (say: Say): string =>
  say.word('Free cancellation until', 'Cancelamento grátis até', 'Cancelación gratuita hasta');

/** What an email, a paper and a calendar have to tell of it. */
export function rentalTold(rental: BookedRental, say: Say, record: BookingRecord): Told {
  const { frame, driver, currency, seats, flight, perDay, isFree, isFull, comesLater, cities } = rental;
  const of = amountsIn(rental);
  const money = (amount: number) => say.money({ amount, currency });
  const name = fullName(driver[0]!);
  const once = { text: 1, html: 1, paper: 1 };
  const often = isFree && !isOver(record) ? 1 : 0;
  return {
    groups: [
      { texts: [frame.locator] },
      { texts: [NUMBER] },
      ...endGroups(rental, 'up', say),
      ...endGroups(rental, 'off', say),
      ...(comesLater > 0
        ? [
            {
              texts: [
                say.word('at the counter at', 'no balcão às', 'en el mostrador a las'),
                say.time(comesAt(rental)),
              ],
            },
          ]
        : []),
      { texts: [VENDOR, 'CDMR'], within: 2 },
      {
        texts:
          perDay === null
            ? [
                say.word('Mileage', 'Quilometragem', 'Kilometraje'),
                say.word('Unlimited', 'Ilimitada', 'Ilimitado'),
              ]
            : [`${perDay} km`],
      },
      ...(isOver(record) ? [] : [{ texts: [money(of.deposit)] }]),
      ...(isFull ? [] : [{ texts: [money(of.excess)] }]),
      ...of.coverages.map(([, amount]) => ({ texts: [money(amount)] })),
      ...(of.child === null
        ? []
        : [
            {
              texts: [
                `${say.word('Child seat', 'Cadeirinha', 'Silla infantil')}${seats > 1 ? ` × ${seats}` : ''}`,
                money(of.child),
              ],
            },
          ]),
      ...(flight ? [{ texts: [flight] }] : []),
      { texts: [name, 'told@example.com'], within: 2 },
      ...termGroups(rental, say, record),
    ],
    times: [
      { text: name, on: once },
      { text: FREE(say), on: { text: often, html: often, paper: often } },
    ],
    never: isFull ? [money(of.excess)] : [],
    lines: pricesOf(record).flatMap(({ kind, amount }) =>
      kind === 'base'
        ? shared(
            amount,
            of.charges.map((charge) => charge.amount),
          )
        : kind === 'extras'
          ? [...of.coverages.map(([, cover]) => cover), ...(of.child === null ? [] : [of.child])]
          : [amount],
    ),
    events: [
      {
        start: [comesAt(rental), cities[0]!.zone],
        end: 30,
        summary: [VENDOR],
        location: ['Rua Augusta 118', cities[0]!.names[say.language]],
        description: [frame.locator, NUMBER, '+351 21 555 0118'],
      },
      {
        start: [endsAt(rental), endOf(rental).zone],
        end: 30,
        summary: [VENDOR],
        location: ['Mill & Main 5', endOf(rental).names[say.language]],
        description: [frame.locator, NUMBER, '+1 212 555 0199'],
      },
    ],
  };
}

/** Where and when it begins or ends, on pages and in a trip. */
function shownGroups(rental: BookedRental, end: 'up' | 'off', say: Say): Group[] {
  const isUp = end === 'up';
  const { names } = isUp ? rental.cities[0]! : endOf(rental);
  const at = isUp ? startsAt(rental) : endsAt(rental);
  const isBrief = !isUp && rental.isReturned;
  // A city is called by its own name elsewhere.
  const name = say.language === 'en' ? `${names.en} desk` : names[say.language];
  const back = say.word(
    'Return to the same place',
    'Devolução no mesmo local',
    'Devolución en el mismo lugar',
  );
  return [
    {
      texts: [
        `${say.shortDay(at)}, ${say.time(at)}`,
        name,
        ...(isBrief ? [] : [isUp ? 'Rua Augusta 118' : 'Mill & Main 5', names[say.language]]),
      ],
      on: ['details', 'confirmation'],
      within: 3,
    },
    { texts: [`${say.shortDay(at)} ${say.time(at)} ${isBrief ? back : name}`], on: ['trip'] },
  ];
}

/** What its pages have to tell. */
export function rentalPaged(rental: BookedRental, say: Say, record: BookingRecord): Omit<Told, 'events'> {
  const {
    frame,
    driver,
    currency,
    seats,
    flight,
    perDay,
    isFree,
    isFull,
    comesLater,
    cities,
    deadline,
    start,
  } = rental;
  const of = amountsIn(rental);
  const money = (amount: number) => say.money({ amount, currency });
  const name = fullName(driver[0]!);
  const pages = ['details', 'confirmation'] as const;
  const [{ zone, names }] = cities as [City];
  const place = names[say.language];
  const isConfirmed = record.progress.state === 'confirmed';
  const terms = isFree
    ? [...say.deadline(deadline[0]!, zone), place]
    : isProtected(record)
      ? protectedTexts(start, place, say)
      : of.fee === null
        ? []
        : [money(of.fee)];
  const seat = say.word('Child seat', 'Cadeirinha', 'Silla infantil');
  return {
    groups: [
      { texts: [frame.locator] },
      { texts: [NUMBER], on: pages },
      { texts: [VENDOR], on: ['details', 'trip'] },
      ...shownGroups(rental, 'up', say),
      ...shownGroups(rental, 'off', say),
      ...(comesLater > 0 ? [{ texts: [say.time(comesAt(rental))], on: pages }] : []),
      ...(perDay === null ? [] : [{ texts: [`${perDay} km`], on: ['details'] as const }]),
      ...(isFull ? [] : [{ texts: [money(of.excess)], on: ['details'] as const }]),
      ...(of.child === null
        ? []
        : [{ texts: [`${seat}${seats > 1 ? ` × ${seats}` : ''}`, money(of.child)], on: pages, within: 2 }]),
      ...(flight ? [{ texts: [flight], on: pages }] : []),
      ...(isConfirmed
        ? [
            { texts: [money(of.deposit)], on: pages },
            { texts: terms, on: pages },
          ]
        : []),
      { texts: [name], on: ['trip'] },
    ],
    times: [{ text: name, on: { details: 1, confirmation: 1, trip: 1 } }],
    never: isFull ? [money(of.excess)] : [],
    lines: rentalTold(rental, say, record).lines!,
  };
}
