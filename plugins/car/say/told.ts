import { msg, plural } from '@lingui/core/macro';
import type { Money } from '@/core/contract';
import { feeTerms, isOver, type PricePart, type Told, type ToldRow, type Telling } from '@/core/say/told';
import {
  type CarDetails,
  type CarReservation,
  type CarText,
  coveredBy,
  hoursOn,
  isPaidAtCounter,
  isRentalCharge,
  type PricedCarExtras,
  type RentalPoint,
} from '../contract';
import { rentalEvents } from './calendar';
import { expectedText, HANDOVER } from './handover';
import {
  CHARGES,
  daysText,
  extraText,
  FUEL_NAMES,
  FUEL_POLICIES,
  sizeText,
  spaceTexts,
  TITLES,
  transmissionText,
  vendorText,
} from './labels';
import { SENT_LABELS } from './log-words';
import { mileageText } from './mileage';
import { addressUnder } from './place';
import { rentalTitle } from './rental-title';
import { startOf } from './start';

/** Opening hours on the day of a local time, in words. */
export function hoursText(point: RentalPoint, local: string, say: Telling): string {
  if (point.isAlwaysOpen) return say._(msg`Open 24 hours`);
  const day = hoursOn(point.openingHours, local);
  if (day.length === 0) return '';
  const clock = (time: string) => say.time(`${local.slice(0, 11)}${time.replace('24:', '00:')}`);
  const open = day.flatMap((part) => {
    if (!part.opens || !part.closes) return [];
    const [opens, closes] = [clock(part.opens), clock(part.closes)];
    return [say._(msg`Open that day from ${opens} to ${closes}`)];
  });
  return open.join(' · ') || say._(msg`Closed that day; someone will hand you the keys`);
}

const textRows = (texts: readonly CarText[] = []): ToldRow[] =>
  texts.map(({ title, text }) => (title ? { text: title, note: text } : { text }));

const pointRows = (point: RentalPoint, local: string, say: Telling): ToldRow[] => [
  { text: `${say.day(local)}, ${say.time(local)}`, note: hoursText(point, local, say) || undefined },
  { text: point.name, note: [addressUnder(point), point.phone].filter(Boolean).join(' · ') },
  ...textRows(point.notes),
];

/** The driver with the title in front, where Ms needs no telling from Mrs (R301). */
const driverText = ({ title, firstName, lastName }: CarReservation['driver'], say: Telling): string =>
  [
    title === 'Ms' ? say._(msg({ message: 'Ms', context: 'before a name' })) : say._(TITLES[title]),
    firstName,
    lastName,
  ].join(' ');

function carRows({ availableCore, fuelPolicy }: CarDetails, say: Telling): ToldRow[] {
  const { vehicle, vendor, rentalRate } = availableCore;
  const { distance } = rentalRate;
  const { transmissionType: gears, fuelType: fuel } = vehicle;
  const kilometers = { style: 'unit', unit: 'kilometer' } as const;
  const perDay = new Intl.NumberFormat(say.locale, kilometers).format(distance?.kilometresPerDay ?? 0);
  const more = distance ? say.money(distance.perKilometre) : '';
  return [
    { label: say._(msg`Rental company`), text: vendorText(say, vendor) },
    {
      label: say._(msg`Car class`),
      text: [sizeText(say, vehicle.size), vehicle.model, vehicle.code].filter(Boolean).join(' · '),
    },
    { label: say._(msg`Space`), text: spaceTexts(say, vehicle).join(' · ') },
    {
      label: say._(msg`Engine and transmission`),
      text: [
        gears && transmissionText(say, gears),
        fuel && say._(FUEL_NAMES[fuel]),
        vehicle.acIndicator && say._(msg`Air conditioning`),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      label: say._(msg`Mileage`),
      text:
        mileageText(rentalRate, say) ??
        (distance ? say._(msg`${perDay} a day, then ${more} per km`) : say._(msg`Unlimited`)),
    },
    { label: say._(msg`Fuel`), text: fuelPolicy ? say._(FUEL_POLICIES[fuelPolicy]) : '' },
  ].filter(({ text }) => text);
}

/** Covers, then accessories: what was added, one line of the price each. */
const addedTo = (extras: PricedCarExtras | null, say: Telling): PricePart[] =>
  [...(extras?.coverages ?? []), ...(extras?.accessories ?? [])].map((each) => ({
    ...{ id: each.code, label: extraText(say, each), money: each.amount },
  }));

function coverageRows(offer: CarDetails, extras: PricedCarExtras | null, say: Telling): ToldRow[] {
  const covers = coveredBy(offer, extras?.coverages ?? []);
  const added = addedTo(extras, say);
  const excessText = (excess: Money | null): string => {
    if (!excess) return '';
    const most = say.money(excess);
    return excess.amount === 0
      ? say._(msg`zero deductible: you pay nothing for damage`)
      : say._(msg`you pay at most ${most} for any damage`);
  };
  return [
    ...covers.map(({ code, name, excess }): ToldRow => {
      const price = added.find(({ id }) => id === code)?.money;
      return {
        text: extraText(say, { code, name }),
        note: [price && say.money(price), excessText(excess)].filter(Boolean).join(' · ') || undefined,
      };
    }),
    ...added
      .filter(({ id }) => !covers.some(({ code }) => code === id))
      .map(({ label, money }): ToldRow => ({ text: label, note: say.money(money) })),
  ];
}

/** What happens at the desk: what is paid there, a deposit, and what to bring. */
function counterRows(offer: CarDetails, say: Telling): ToldRow[] {
  const { deposit, requirements, price } = offer;
  const [paid, held] = [say.money(price), deposit && deposit.amount > 0 && say.money(deposit)];
  const years = requirements.licenceYears;
  return [
    {
      text: isPaidAtCounter(offer)
        ? say._(msg`You pay ${paid} at the counter. Nothing was charged.`)
        : say._(msg`The rental is paid. You pay for anything you add at the counter there.`),
    },
    ...(held
      ? [
          {
            text: say._(msg`A deposit of ${held} is held on a card and released when the car is returned.`),
          },
        ]
      : []),
    {
      text: say._(msg`What to bring`),
      more: [
        years > 0
          ? say._(
              msg`${plural(years, { one: 'A driver’s license held for at least # year', other: 'A driver’s license held for at least # years' })}`,
            )
          : say._(msg`A driver’s license`),
        ...(requirements.creditCard ? [say._(msg`A credit card in the driver’s name`)] : []),
        say._(msg`An ID or passport, and this confirmation`),
      ],
    },
  ];
}

const driverRows = ({ driver, flightNumber }: CarReservation, say: Telling): ToldRow[] =>
  [
    { label: say._(msg`Driver`), text: driverText(driver, say) },
    { label: say._(msg`Email`), text: driver.email },
    { label: say._(msg`Phone`), text: driver.phone ?? '' },
    {
      label: say._(msg`Address`),
      text: [
        driver.address,
        `${driver.zipCode} ${driver.city}`,
        driver.state,
        driver.country && new Intl.DisplayNames(say.locale, { type: 'region' }).of(driver.country),
      ]
        .filter(Boolean)
        .join(', '),
    },
    { label: say._(msg`Flight`), text: flightNumber ?? '' },
  ].filter(({ text }) => text);

function termsOf({ offer, price }: CarReservation, say: Telling): string[] {
  if (isPaidAtCounter(offer))
    return [
      say._(
        msg`You can cancel here for nothing until pick-up. The rental company may charge what its conditions say.`,
      ),
    ];
  const nothing = say._(msg`No refund after pick-up`);
  return feeTerms(
    { ...offer.cancellation, nothing },
    { price, place: offer.pickUp, starts: startOf(offer) },
    say,
  );
}

/** What is shown at the desk beside the car. */
const passRows = (
  { offer, driver, confirmationNumber, flightNumber, extras }: CarReservation,
  say: Telling,
): ToldRow[] =>
  [
    { label: say._(msg`Confirmation Number`), text: confirmationNumber ?? '' },
    { label: say._(msg`Main driver`), text: driverText(driver, say) },
    { label: say._(msg`Duration`), text: daysText(say, offer.days) },
    { label: say._(msg`Fuel`), text: offer.fuelPolicy ? say._(FUEL_POLICIES[offer.fuelPolicy]) : '' },
    { label: say._(msg`Flight number`), text: flightNumber ?? '' },
    {
      label: say._(msg`Extras`),
      text: addedTo(extras, say)
        .map(({ label }) => label)
        .join(', '),
    },
  ].filter(({ text }) => text);

/** Why a car was cancelled (R307); a reason that is not ours as it came (G87). */
function reasonText(reason: string, say: Telling): string {
  return Object.hasOwn(SENT_LABELS, reason) ? say._(SENT_LABELS[reason as keyof typeof SENT_LABELS]) : reason;
}

/** All that the booking of a car tells. */
export function tellRental(booking: CarReservation, say: Telling): Told {
  const { offer, extras, driver, flightNumber, cancellation } = booking;
  const { vendor, vehicle } = offer.availableCore;
  const { pickUp, dropOff, pickUpDateTime, returnDateTime } = offer;
  const where = rentalTitle(offer);
  const { city } = pickUp;
  const expected = expectedText(offer, driver, say, say.time);
  const known = flightNumber ? say._(msg`The rental company knows your flight: ${flightNumber}`) : undefined;
  const read = ['booking', 'letter', 'paper'] as const;
  const written = ['letter', 'paper'] as const;
  return {
    title: say._(msg`Rental car in ${where}`),
    summary: [
      vendorText(say, vendor),
      sizeText(say, vehicle.size),
      say.days(pickUpDateTime, returnDateTime),
    ].join(' · '),
    made: say._(msg`Your car is booked in ${city}`),
    who: [`${driver.firstName} ${driver.lastName}`],
    email: driver.email,
    price: {
      parts: {
        base: offer.charges
          .filter(isRentalCharge)
          .map(({ kind, amount }) => ({ id: kind, label: say._(CHARGES[kind]), money: amount })),
        extras: addedTo(extras, say),
      },
      ...(isPaidAtCounter(offer) ? { total: say._(msg`To pay at the counter`) } : {}),
    },
    sections: [
      { id: 'places', title: '', rows: [], on: ['booking', 'made'] },
      {
        ...{ id: 'pick-up', title: say._(msg`Pick-up`), on: written },
        rows: [
          ...pointRows(pickUp, pickUpDateTime, say),
          ...(expected ? [{ text: expected }] : []),
          { text: say._(HANDOVER[pickUp.handover]), note: known },
        ],
      },
      {
        ...{ id: 'drop-off', title: say._(msg`Drop-off`), on: written },
        rows: pointRows(dropOff, returnDateTime, say),
      },
      { id: 'car', title: say._(msg`The car`), rows: carRows(offer, say), on: read },
      {
        ...{ id: 'coverage', title: say._(msg`Coverage and extras`), on: read },
        rows: coverageRows(offer, extras, say),
      },
      {
        ...{ id: 'counter', title: say._(msg`At the counter`), isBeside: true },
        rows: isOver(booking) ? [] : counterRows(offer, say),
      },
      { id: 'driver', title: say._(msg`Driver`), rows: driverRows(booking, say), on: read },
      {
        ...{ id: 'conditions', title: say._(msg`Conditions of the rental company`), isSmallPrint: true },
        rows: textRows(offer.texts?.conditions),
      },
    ],
    terms: termsOf(booking, say),
    ...(cancellation?.reason
      ? { cancelled: [{ label: say._(msg`Reason`), text: reasonText(cancellation.reason, say) }] }
      : {}),
    pass: passRows(booking, say),
    events: rentalEvents(booking, say),
  };
}
