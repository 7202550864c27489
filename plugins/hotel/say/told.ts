import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import { feeTerms, isOver, lineOf, type Told, type ToldRow, type Telling } from '@/core/say/told';
import { type HotelReservation, type HotelStay, wholePrice } from '../contract';
import { addressText, startOf, stayEvents } from './calendar';
import { bedsText, BOARD_NAMES, nightsText, partyText, roomName, roomsText, starsText } from './labels';
import { comeText, conditionRows, feeLines, hourText, leaveText } from './stay';
import { placeOf, termsText } from './terms';

/** What is booked, once it is. */
export function madeText({ hotel: { name }, rooms }: HotelStay, say: Say): string {
  return rooms.length > 1
    ? say._(msg`Your rooms are booked: ${name}`)
    : say._(msg`Your room is booked: ${name}`);
}

const dateRows = (stay: HotelStay, say: Telling): ToldRow[] => [
  {
    label: say._(msg`Check-in`),
    text: `${say.day(stay.stayPeriod.start)}, ${comeText(stay, say, say.time)}`,
  },
  {
    label: say._(msg`Check-out`),
    text: `${say.day(stay.stayPeriod.end)}, ${leaveText(stay, say, say.time)}`,
  },
  { label: say._(msg`Duration`), text: nightsText(say, stay.nights) },
];

function propertyRows({ stay, keyCollection: keys }: HotelReservation, say: Telling): ToldRow[] {
  const { hotel, telephone } = stay;
  const stars = starsText(say, hotel.stars);
  return [
    { text: hotel.name, note: addressText(stay), more: stars ? [stars] : [] },
    ...(keys ? [{ label: say._(msg`Keys`), text: keys }] : []),
    ...(telephone
      ? [
          {
            label: say._(msg`Phone`),
            // A number is not torn at the end of a line.
            text: telephone.replaceAll(' ', '\u00a0'),
            to: `tel:${telephone.replace(/[^+\d]/g, '')}`,
          },
        ]
      : []),
  ];
}

const guestsOf = ({ guestInfo }: Pick<HotelReservation, 'guestInfo'>): string[] =>
  guestInfo.rooms.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

/** Who sleeps in which room and what is included; on pages how each is given back, of which letters tell once for all. */
function roomRows(booking: HotelReservation, say: Telling): ToldRow[] {
  const { stay, price } = booking;
  const { now } = say;
  const guests = guestsOf(booking);
  const basis = { place: placeOf(stay.hotel), price, starts: startOf(stay) };
  return stay.rooms.map((room, at) => {
    const { adults, childAges } = room.party;
    const terms = now && !isOver(booking) ? termsText(room.terms, basis, { ...say, now }) : null;
    return {
      text: roomName(say, room.name),
      note: [
        guests[at],
        partyText(say, { adults, children: childAges.length }),
        bedsText(say, room.beds),
        say._(BOARD_NAMES[room.board]),
      ]
        .filter(Boolean)
        .join(' · '),
      ...(terms && { more: [[terms.head, terms.then].filter(Boolean).join('. ')], isGood: terms.isGood }),
    };
  });
}

type Reception = HotelStay['reception'];

/** What a reception reads where we have no words of its language, or cannot draw them. */
export const ENGLISH_RECEPTION: Reception = {
  language: 'en',
  reservationFor: 'Reservation for',
  arrival: 'Arrival',
  departure: 'Departure',
  show: 'Please show this page at the reception',
};

/** What the reception reads, in the language of the place; in English where paper lacks its letters. */
export function receptionRows(booking: HotelReservation): ToldRow[] {
  const { reception, stayPeriod } = booking.stay;
  const names = guestsOf(booking).join(', ');
  const rowsIn = ({ language: lang, reservationFor, show, arrival, departure }: Reception): ToldRow[] => {
    const date = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' });
    const on = (day: string) => date.format(new Date(`${day}T12:00Z`));
    return [
      { text: `${reservationFor} ${names}`, note: show, lang },
      { text: `${arrival}: ${on(stayPeriod.start)}`, lang },
      { text: `${departure}: ${on(stayPeriod.end)}`, lang },
    ];
  };
  const plain = rowsIn(ENGLISH_RECEPTION);
  return rowsIn(reception).map((row, nth) => ({ ...row, plain: plain[nth] }));
}

/** When guests arrive, as they said: a whole hour of the day of arrival, or after midnight. */
function arrivalText(hour: string, say: Telling): string {
  if (hour === 'next') return say._(msg`after midnight`);
  const from = hourText(hour, say.time);
  return say._(msg`around ${from}`);
}

const wishRows = ({ guestInfo }: HotelReservation, say: Telling): ToldRow[] => {
  const { arrivalTime, specialRequests } = guestInfo;
  const arrives = arrivalTime && arrivalText(arrivalTime, say);
  return [
    ...(arrives ? [{ text: say._(msg`Arrival: ${arrives}`) }] : []),
    ...(specialRequests
      ? [{ text: specialRequests, note: say._(msg`Special request, not guaranteed`) }]
      : []),
  ];
};

/** What is still to be paid there. */
function dueRows({ payment, total, atProperty }: HotelStay, say: Telling): ToldRow[] {
  const whole = say.money(wholePrice(total, atProperty));
  return payment === 'property'
    ? [{ text: say._(msg`You pay ${whole} at the property. Nothing was charged.`) }]
    : feeLines(atProperty, say).map(({ label, money }) => ({
        text: lineOf({ label, text: say.money(money) }),
      }));
}

/** All that the booking of a stay tells. */
export function tellStay(booking: HotelReservation, say: Telling): Told {
  const { stay, guestInfo, price, ground, confirmationNumber, cancellationId } = booking;
  const { hotel, stayPeriod, nights, payment } = stay;
  const { name } = hotel;
  const dates = say.days(stayPeriod.start, stayPeriod.end);
  const who = guestsOf(booking);
  return {
    title: say._(msg`Stay at ${name}`),
    summary: [dates, nightsText(say, nights), roomsText(say, stay.rooms.length)].join(' · '),
    made: madeText(stay, say),
    who,
    email: guestInfo.email,
    ...(payment === 'property' && {
      price: { beside: feeLines(stay.atProperty, say), total: say._(msg`Total to pay at the property`) },
    }),
    sections: [
      // The paper shows them as a journey.
      {
        ...{ id: 'dates', title: say._(msg`Dates`), on: ['booking', 'made', 'letter'] },
        rows: dateRows(stay, say),
      },
      {
        ...{ id: 'property', title: say._(msg`The property`), rows: propertyRows(booking, say) },
        map: { places: [hotel], ground },
      },
      { id: 'rooms', title: say._(msg`Rooms and guests`), rows: roomRows(booking, say) },
      {
        ...{ id: 'reception', title: say._(msg`For the front desk`), on: ['letter', 'paper'] },
        rows: receptionRows(booking),
      },
      {
        ...{ id: 'wishes', title: say._(msg`Arrival and special requests`) },
        rows: wishRows(booking, say),
      },
      {
        ...{ id: 'conditions', title: say._(msg`What the property asks you to know`) },
        rows: conditionRows(stay),
      },
      {
        ...{ id: 'due', title: say._(msg`At the property`), isBeside: true },
        rows: isOver(booking) ? [] : dueRows(stay, say),
      },
      { id: 'breakdown', title: '', rows: [], on: ['booking'] },
    ],
    terms: feeTerms(stay.terms, { place: placeOf(hotel), price, starts: startOf(stay) }, say),
    cancelled: cancellationId ? [{ label: say._(msg`Cancellation number`), text: cancellationId }] : [],
    pass: [
      ...(confirmationNumber ? [{ label: say._(msg`Confirmation Number`), text: confirmationNumber }] : []),
      { label: say._(msg`Guests`), text: who.join(', ') },
      { label: say._(msg`Dates`), text: dates },
      { label: say._(msg`Duration`), text: nightsText(say, nights) },
    ],
    events: stayEvents(booking, say),
  };
}
