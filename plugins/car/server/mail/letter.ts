import { msg, plural } from '@lingui/core/macro';
import { deadlineText } from '@/core/say/dates';
import type { BookingRecord } from '@/server/ports/booking';
import { dayText, moneyText, timeText } from '@/server/selling/letters/format';
import {
  type BookingLetter,
  frameOf,
  isOver,
  isProtected,
  type Row,
  termsSection,
} from '@/server/selling/letters/letter';
import { wordsOf as serverWords, type Words } from '@/server/mail/letter-words';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Money, Price } from '@/core/contract';
import {
  type CarDetails,
  type CarText,
  coveredBy,
  hoursOn,
  isPaidAtCounter,
  isRentalCharge,
  type PricedCarExtras,
  type RentalPoint,
} from '../../contract';
import { pathOf } from '../../say/calendar';
import { rentalTitle } from '../../say/rental-title';
import { expectedText, HANDOVER } from '../../say/handover';
import { CHARGES, extraText, sizeText, TITLES } from '../../say/labels';
import { mileageText } from '../../say/mileage';
import { addressUnder } from '../../say/place';
import { inPlaceNames } from '@/server/reference';
import { chargesIn } from '../sell';
import { rentals } from '../stored';
import type { SupplierCar } from '../../face/port';

const FUEL = {
  'full-to-full': msg`Fuel: pick up full, return full`,
  'same-to-same': msg`Fuel: return it with the same level`,
  charged: msg`Battery: return it as charged as you got it`,
} satisfies Record<NonNullable<CarDetails['fuelPolicy']>, unknown>;

/** Opening hours on the day of a local time, in words. */
export function hoursText(point: RentalPoint, local: string, i18n: Words): string {
  if (point.isAlwaysOpen) return i18n._(msg`Open 24 hours`);
  const day = hoursOn(point.openingHours, local);
  if (day.length === 0) return '';
  const clock = (time: string) => timeText(`${local.slice(0, 11)}${time.replace('24:', '00:')}`, i18n.locale);
  const open = day.flatMap((part) => {
    if (!part.opens || !part.closes) return [];
    const [opens, closes] = [clock(part.opens), clock(part.closes)];
    return [i18n._(msg`Open that day from ${opens} to ${closes}`)];
  });
  return open.join(' · ') || i18n._(msg`Closed that day; someone will hand you the keys`);
}

function endRows(point: RentalPoint, local: string, i18n: Words): Row[] {
  const { name, phone } = point;
  return [
    {
      text: `${dayText(local, i18n.locale)}, ${timeText(local, i18n.locale)}`,
      note: hoursText(point, local, i18n) || undefined,
    },
    { text: name, note: [addressUnder(point), phone].filter(Boolean).join(' · ') },
    ...(point.notes ?? []).map(({ title, text }): Row => ({
      text: title || text,
      note: title ? text : undefined,
    })),
  ];
}

/** The class of a car in words: `Compact`, with its gearbox. */
export function carText({ availableCore }: SupplierCar, i18n: Words): string {
  const { size, transmissionType } = availableCore.vehicle;
  const gearbox =
    transmissionType && (transmissionType === 'Automatic' ? i18n._(msg`automatic`) : i18n._(msg`manual`));
  return [sizeText(i18n, size), gearbox].filter(Boolean).join(', ');
}

function carRows(offer: SupplierCar, i18n: Words): Row[] {
  const { vehicle, vendor, rentalRate } = offer.availableCore;
  const { passengerQuantity: people, baggageQuantity: bags, doorCount: doors } = vehicle;
  const quantities = [
    people === null ? '' : i18n._(msg`${plural(people, { one: '# person', other: '# people' })}`),
    bags === null ? '' : i18n._(msg`${plural(bags, { one: '# bag', other: '# bags' })}`),
    doors === null ? '' : i18n._(msg`${plural(doors, { one: '# door', other: '# doors' })}`),
  ];
  const kilometres = rentalRate.distance?.kilometresPerDay;
  const deposit = offer.deposit && moneyText(offer.deposit, i18n.locale);
  return [
    {
      text: `${carText(offer, i18n)}${vehicle.code && ` (${vehicle.code})`}`,
      note: [vendor.name, vehicle.model, ...quantities].filter(Boolean).join(' · '),
    },
    {
      text:
        mileageText(rentalRate, i18n) ??
        (kilometres === undefined
          ? i18n._(msg`Unlimited mileage`)
          : i18n._(msg`${kilometres} km a day included`)),
    },
    ...(offer.fuelPolicy ? [{ text: i18n._(FUEL[offer.fuelPolicy]) }] : []),
    ...(deposit
      ? [{ text: i18n._(msg`Deposit at the counter: ${deposit}, on a card in the driver's name`) }]
      : []),
  ];
}

/** The rental by what it is asked for, and each extra: the lines that the site shows. */
const partsOf =
  (offer: SupplierCar, extras: PricedCarExtras | null, i18n: Words) => (price: Pick<Price, 'lines'>) => ({
    base: chargesIn(price, offer)
      .filter(isRentalCharge)
      .map(({ kind, amount }) => ({ label: i18n._(CHARGES[kind]), amount })),
    extras: addedOf(extras).map(({ code, name, quantity, amount }) => ({
      label: timesText(quantity, extraText(i18n, { code, name })),
      amount,
    })),
  });

/** Covers, then accessories. */
const addedOf = (extras: PricedCarExtras | null) => [
  ...(extras?.coverages ?? []).map((coverage) => ({ ...coverage, quantity: 1 })),
  ...(extras?.accessories ?? []),
];

const timesText = (quantity: number, called: string) => (quantity > 1 ? `${quantity} × ${called}` : called);

function coverRows(offer: SupplierCar, extras: PricedCarExtras | null, i18n: Words): Row[] {
  const covers = coveredBy(offer, extras?.coverages ?? []);
  const said = (excess: Money | null): string | undefined => {
    if (!excess) return undefined;
    const most = moneyText(excess, i18n.locale);
    return excess.amount === 0
      ? i18n._(msg`zero deductible: you pay nothing for damage`)
      : i18n._(msg`you pay at most ${most} for any damage`);
  };
  const priceOf = (wanted: string) => addedOf(extras).find(({ code }) => code === wanted)?.amount;
  return [
    ...covers.map(({ code, name, excess }): Row => {
      const amount = priceOf(code);
      return {
        text: extraText(i18n, { code, name }),
        note:
          [amount && moneyText(amount, i18n.locale), said(excess)].filter(Boolean).join(' · ') || undefined,
      };
    }),
    ...(extras?.accessories ?? []).map(({ code, name, amount, quantity }): Row => ({
      text: timesText(quantity, extraText(i18n, { code, name })),
      note: moneyText(amount, i18n.locale),
    })),
  ];
}

function termRows(offer: SupplierCar, { price }: BookingRecord, i18n: Words): string[] {
  const { cancellation, pickUp } = offer;
  const { freeUntil, fee } = cancellation;
  const rows: string[] = [];
  if (isPaidAtCounter(offer))
    return [
      i18n._(
        msg`You can cancel here for nothing until pick-up. The rental company may charge what its conditions say.`,
      ),
    ];
  if (freeUntil) {
    const until = deadlineText(freeUntil, pickUp, serverWords(i18n.locale));
    rows.push(i18n._(msg`Cancel for free until ${until}`));
  }
  // What is kept after that comes back by the protection, of which its own rows tell.
  if (isProtected(price)) return rows;
  if (fee) {
    const kept = moneyText(fee, i18n.locale);
    rows.push(
      freeUntil
        ? i18n._(msg`After that, and before pick-up, the cancellation fee is ${kept}`)
        : i18n._(msg`Canceled before pick-up, the cancellation fee is ${kept}`),
    );
  } else {
    rows.push(freeUntil ? i18n._(msg`No refund after that`) : i18n._(msg`Non-refundable`));
  }
  return rows;
}

const textRows = (texts: readonly CarText[] = []): Row[] =>
  texts.map(({ title, text }) => ({ text: title || text, note: title ? text : undefined }));

const sectionOf = (title: string, rows: readonly Row[]) => (rows.length > 0 ? [{ title, rows }] : []);

/** The price of a rental that is paid at the counter says so. */
function priceOf(
  price: BookingLetter['price'],
  offer: SupplierCar,
  record: BookingRecord,
  i18n: Words,
): BookingLetter['price'] {
  if (!isPaidAtCounter(offer) || isOver(record)) return price;
  return { ...price, total: { ...price.total, label: i18n._(msg`Total to pay at the counter`) } };
}

/** What the confirmation of a rental says. */
export function letterOf(record: BookingRecord, agency: AgencyRecord, i18n: Words): BookingLetter {
  const { offer: kept, request, details } = rentals.read(record);
  const { offer: stored, extras } = kept;
  const offer = inPlaceNames(stored, i18n.locale);
  const { driver, flightNumber } = request;
  const title = rentalTitle(offer);
  const { firstName } = driver;
  const vendor = offer.availableCore.vendor.name;
  const locator = record.locator ?? '';
  const expected = expectedText(offer, driver, i18n, (local) => timeText(local, i18n.locale));
  const pickUpNote = flightNumber
    ? i18n._(msg`The rental company knows your flight: ${flightNumber}`)
    : undefined;
  const frame = frameOf(record, agency, { path: pathOf(record.id), partsOf: partsOf(stored, extras, i18n) });
  return {
    ...frame,
    price: priceOf(frame.price, offer, record, i18n),
    subject: i18n._(msg`Your car in ${title} is confirmed (${locator})`),
    headline: i18n._(msg`Your car is booked: ${title}`),
    intro: i18n._(
      msg`Hello ${firstName}, your car is booked with ${vendor}. Bring this message, your license and a credit card in your name to the desk.`,
    ),
    codes: [
      { label: i18n._(msg`Record locator`), value: locator },
      { label: i18n._(msg`Confirmation number`), value: details?.confirmationNumber ?? '' },
    ].filter(({ value }) => value),
    sections: [
      {
        title: i18n._(msg`Pick-up`),
        rows: [
          ...endRows(offer.pickUp, offer.pickUpDateTime, i18n),
          ...(expected ? [{ text: expected }] : []),
          { text: i18n._(HANDOVER[offer.pickUp.handover]), note: pickUpNote },
        ],
      },
      { title: i18n._(msg`Drop-off`), rows: endRows(offer.dropOff, offer.returnDateTime, i18n) },
      { title: i18n._(msg`Car`), rows: carRows(offer, i18n) },
      ...sectionOf(i18n._(msg`Coverage and extras`), coverRows(offer, extras, i18n)),
      ...sectionOf(
        i18n._(msg`To pay at the counter`),
        isPaidAtCounter(offer) && !isOver(record)
          ? [{ text: i18n._(msg`You pay the price of the rental at the counter. Nothing was charged.`) }]
          : [],
      ),
      {
        title: i18n._(msg`Driver`),
        rows: [
          {
            text: [i18n._(TITLES[driver.title]), driver.firstName, driver.lastName].join(' '),
            note: driver.email,
          },
        ],
      },
      ...termsSection(record, i18n, termRows(offer, record, i18n)),
      ...sectionOf(i18n._(msg`Conditions of the rental company`), textRows(offer.texts?.conditions)),
    ],
    note: i18n._(
      msg`All times are local to each place. The attached files add pick-up and drop-off to your calendar.`,
    ),
  };
}
