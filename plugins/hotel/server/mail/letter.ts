import { isOver } from '@/core/say/told';
import { msg } from '@lingui/core/macro';
import type { Money } from '@/core/contract';
import type { Words } from '@/server/mail/letter-words';
import type { AgencyRecord } from '@/server/ports/agency';
import type { BookingRecord } from '@/server/ports/booking';
import { dayText, moneyText, timeText } from '@/server/selling/letters/format';
import {
  type BookingLetter,
  frameOf,
  isProtected,
  type Row,
  termsSection,
} from '@/server/selling/letters/letter';
import type { PlaceMap } from '@/server/selling/letters/place-map';
import { addressText, pathOf } from '../../say/calendar';
import { bedsText, BOARD_NAMES, FEE_NAMES, nightsText, partyText, roomName } from '../../say/labels';
import { mapUrlOf } from '@/core/say/map-url';
import { arrivalText } from '../../say/stay-words';
import { termsText } from '../../say/terms';
import { ENGLISH_CHECK_IN } from '../content/check-in';
import { groundAbout } from '@/server/reference/world/ground';
import type { BookedRequest, StoredStay } from '../../face/order';
import { stayIn, stays } from '../stored';
import { wholePrice } from '../../contract';

function hotelRows(stay: StoredStay, i18n: Words): Row[] {
  const { hotel } = stay;
  // A number is not torn at the end of a line.
  const telephone = stay.telephone?.replaceAll(' ', '\u00a0');
  return [
    { text: hotel.name, note: addressText(stay) },
    ...(telephone ? [{ text: i18n._(msg`Phone of the property: ${telephone}`) }] : []),
  ];
}

/** Where it is, for the voucher. */
const mapOf = ({ hotel }: StoredStay, i18n: Words): PlaceMap => {
  const { latitude, longitude } = hotel;
  return {
    place: { latitude, longitude },
    ground: groundAbout(hotel, i18n.locale),
    note: i18n._(msg`The map is to scale; streets are not drawn.`),
    link: { label: i18n._(msg`Open in maps`), url: mapUrlOf(hotel) },
  };
};

function dateRows({ stayPeriod, checkIn, checkOut, nights }: StoredStay, i18n: Words): Row[] {
  const day = (date: string) => dayText(`${date}T12:00`, i18n.locale);
  const clock = (time: string | null) => (time ? timeText(`2000-01-01T${time}`, i18n.locale) : '');
  const [from, until, out] = [clock(checkIn.from), clock(checkIn.until), clock(checkOut)];
  const between = until ? i18n._(msg`Check-in from ${from} to ${until}`) : i18n._(msg`Check-in from ${from}`);
  const ask = i18n._(msg`Check-in: ask the property for the time`);
  return [
    { text: day(stayPeriod.start), note: from ? between : ask },
    {
      text: day(stayPeriod.end),
      note: out ? i18n._(msg`Check-out until ${out}`) : i18n._(msg`Check-out: ask the property for the time`),
    },
    { text: nightsText(i18n, nights) },
  ];
}

const roomRows = (stay: StoredStay, { guests }: BookedRequest, i18n: Words): Row[] =>
  stay.rooms.map((room, at): Row => {
    const guest = guests[at];
    const { adults, childAges } = room.party;
    return {
      text: roomName(i18n, room.name),
      note: [
        guest && `${guest.firstName} ${guest.lastName}`,
        partyText(i18n, { adults, children: childAges.length }),
        bedsText(i18n, room.beds),
        i18n._(BOARD_NAMES[room.board]),
      ]
        .filter(Boolean)
        .join(' · '),
    };
  });

/** Where the keys are, and what the property asks its guests to know: words of its own. */
const toKnow = (
  { conditions = [] }: StoredStay,
  details: ReturnType<typeof stays.read>['details'],
  i18n: Words,
): Row[] => [
  ...(details?.keyCollection ? [{ text: i18n._(msg`Keys`), note: details.keyCollection }] : []),
  ...conditions.map(({ title, text }): Row => (title ? { text: title, note: text } : { text })),
];

function wishRows({ arrivalTime, specialRequests }: BookedRequest, i18n: Words): Row[] {
  const expected = arrivalTime && arrivalText(i18n, arrivalTime, (local) => timeText(local, i18n.locale));
  return [
    ...(expected ? [{ text: i18n._(msg`You arrive ${expected}`) }] : []),
    ...(specialRequests
      ? [{ text: specialRequests, note: i18n._(msg`Special request, not guaranteed`) }]
      : []),
  ];
}

function paymentRows({ payment, atProperty }: StoredStay, i18n: Words): Row[] {
  if (payment === 'property')
    return [{ text: i18n._(msg`You pay the price of the stay at the property. Nothing was charged.`) }];
  return atProperty.map(({ kind, amount }): Row => {
    const [fee, sum] = [i18n._(FEE_NAMES[kind]), moneyText(amount, i18n.locale)];
    return { text: i18n._(msg`${fee}, paid at the property: ${sum}`) };
  });
}

function termRows(stay: StoredStay, { price }: BookingRecord, i18n: Words): Row[] {
  const { zone, address } = stay.hotel;
  const said = termsText(
    stay.terms,
    { zone, city: address.city },
    { say: i18n, money: (amount) => moneyText(amount, i18n.locale) },
  );
  // What the terms keep comes back by the protection, of which its own rows tell.
  if (isProtected(price)) return said.isFree ? [{ text: said.head }] : [];
  return [{ text: said.head, note: said.then || undefined }];
}

/** What is all paid at the property, its fees too. */
function priceThere(
  { title, rows, total }: BookingLetter['price'],
  { atProperty }: StoredStay,
  record: BookingRecord,
  i18n: Words,
): BookingLetter['price'] {
  const money = (amount: Money) => moneyText(amount, i18n.locale);
  return {
    title,
    rows: [
      ...rows,
      ...atProperty.map(({ kind, amount }) => ({ label: i18n._(FEE_NAMES[kind]), amount: money(amount) })),
    ],
    total: {
      label: isOver(record) ? total.label : i18n._(msg`Total to pay at the property`),
      amount: money(wholePrice(record.price.total, atProperty)),
    },
  };
}

const sectionOf = (title: string, rows: readonly Row[]) => (rows.length > 0 ? [{ title, rows }] : []);

/** What the confirmation of a stay says. */
export function letterOf(record: BookingRecord, agency: AgencyRecord, i18n: Words): BookingLetter {
  const { offer, request, details } = stays.read(record);
  const stay = stayIn(offer.stay, i18n.locale);
  const { name } = stay.hotel;
  const { firstName } = request.guests[0]!;
  const locator = record.locator ?? '';
  const frame = frameOf(record, agency, { path: pathOf(record.id), labels: { base: i18n._(msg`The stay`) } });
  return {
    ...frame,
    price: stay.payment === 'property' ? priceThere(frame.price, stay, record, i18n) : frame.price,
    subject: i18n._(msg`Your stay at ${name} is confirmed (${locator})`),
    headline: i18n._(msg`Your room is booked: ${name}`),
    intro: i18n._(
      msg`Hello ${firstName}, your stay is booked. Show the voucher in this message and a photo ID at the front desk.`,
    ),
    codes: [
      { label: i18n._(msg`Record locator`), value: locator },
      { label: i18n._(msg`Confirmation number`), value: details?.confirmationNumber ?? '' },
    ].filter(({ value }) => value),
    sections: [
      { title: i18n._(msg`The property`), rows: hotelRows(stay, i18n), map: mapOf(stay, i18n) },
      { title: i18n._(msg`Dates`), rows: dateRows(stay, i18n), isOnScreenOnly: true },
      { title: i18n._(msg`Rooms and guests`), rows: roomRows(stay, request, i18n) },
      { title: i18n._(msg`For the front desk`), rows: receptionRows(record) },
      ...sectionOf(i18n._(msg`Arrival and special requests`), wishRows(request, i18n)),
      ...sectionOf(i18n._(msg`What the property asks you to know`), toKnow(stay, details, i18n)),
      ...sectionOf(i18n._(msg`To pay at the property`), isOver(record) ? [] : paymentRows(stay, i18n)),
      ...termsSection(record, i18n, termRows(stay, record, i18n)),
    ],
    note: i18n._(
      msg`All times are local to the property. The attached files add arrival and departure to your calendar.`,
    ),
  };
}

/** What the reception reads, in the language of the place; in English where paper lacks its letters. */
function receptionRows(record: BookingRecord): Row[] {
  const { offer, request } = stays.read(record);
  const { reception, stayPeriod } = offer.stay;
  const names = request.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  const rowsIn = ({ language, reservationFor, show, arrival, departure }: typeof reception): Row[] => {
    const day = (date: string) => dayText(`${date}T12:00`, language);
    return [
      { text: `${reservationFor} ${names}`, note: show },
      { text: `${arrival}: ${day(stayPeriod.start)}` },
      { text: `${departure}: ${day(stayPeriod.end)}` },
    ];
  };
  const plain = rowsIn(ENGLISH_CHECK_IN);
  return rowsIn(reception).map((row, nth) => ({ ...row, plain: plain[nth] }));
}
