import { msg } from '@lingui/core/macro';
import { protectedUntil } from '@/core/say/protected';
import { isOver, type Told, type ToldRow, type Telling } from '@/core/say/told';
import {
  type ActivityGuests,
  type ActivityReservation,
  beginningOf,
  type OrganizerVoucher,
} from '../contract';
import { type Direction, TRANSPORT_FIELDS } from '../contract/questions';
import { beginningText, pickedUpText } from './beginning';
import { activityEvents, hasEnded } from './calendar';
import {
  CATEGORY_NAMES,
  durationText,
  GUIDE_NAMES,
  languageText,
  MODE_NAMES,
  TRANSPORT_FIELD_NAMES,
  travelersText,
} from './labels';
import { paidThereTexts } from './paid-there';
import { startOf } from './start';
import { policyTexts, returnsText } from './terms';

/** A booking as letters tell it: a voucher that is nobody else's must not be mailed. */
type Booked = ActivityReservation & { readonly mailed?: OrganizerVoucher | null };

function whenRows(booking: Booked, say: Telling): ToldRow[] {
  const { activity, option } = booking.offer;
  const { day, time } = option.startsAt;
  return [
    { label: say._(msg`Day`), text: say.fullDay(day) },
    {
      label: say._(msg`Starts`),
      text: time === null ? say._(msg`Open all day`) : say.time(`${day}T${time}`),
    },
    { label: say._(msg`Duration`), text: durationText(say, activity.duration) },
    { label: say._(msg`Option`), text: option.title },
    ...(isOver(booking) ? [] : paidThereTexts(option, say, say.money)).map((text) => ({ text })),
  ];
}

/** Where to be: picked up, or at the meeting point. */
function whereRows({ offer: { activity }, guests }: Booked, say: Telling): ToldRow[] {
  const begins = beginningOf(activity, guests);
  const picked = pickedUpText(begins, say);
  const places =
    begins.places.length > 0
      ? begins.places
      : [{ name: beginningText(begins, activity.city, say), address: null }];
  return places.map(({ name, address }) => ({
    text: name,
    note: [address, picked].filter(Boolean).join(' · ') || undefined,
  }));
}

/** How to come by the organizer's voucher; one that must not be mailed is on the page of the booking. */
const organizerRows = ({ mustPrint }: OrganizerVoucher, isMailed: boolean, say: Telling): ToldRow[] => [
  ...(isMailed
    ? []
    : [{ text: say._(msg`Open your booking with the button above: your voucher is there.`) }]),
  {
    text: mustPrint
      ? say._(msg`Print your voucher: it is not accepted on a screen.`)
      : say._(msg`Show your voucher on your phone, or print it.`),
  },
];

/** What is scanned at the entrance, as it is read aloud where nothing scans; on paper each of several has its own code. */
export const voucherRows = ({ vouchers }: Pick<Booked, 'vouchers'>): ToldRow[] =>
  vouchers.map(({ code, traveler }) => ({
    text: code,
    ...(traveler ? { note: traveler } : {}),
    ...(vouchers.length > 1 ? { scan: code } : {}),
  }));

/** What somebody answered for themselves: on pages, and not in what others may read. Numbers of passports are not repeated. */
const answersOf = ({ weight, height }: ActivityGuests['travelers'][number], { now }: Telling): string[] =>
  now === null
    ? []
    : [weight, height].flatMap((measure) => (measure ? [`${measure.value} ${measure.unit}`] : []));

const peopleRows = ({ guests }: Booked, say: Telling): ToldRow[] =>
  guests.travelers.map((person) => ({
    text: `${person.firstName} ${person.lastName}`,
    note: [say._(CATEGORY_NAMES[person.category]), ...answersOf(person, say)].join(' · '),
  }));

/** What the organizer was told. */
function detailRows({ guests }: Booked, say: Telling): ToldRow[] {
  const { tourLanguage, specialRequests } = guests;
  const transport = (direction: Direction, label: string): ToldRow[] => {
    const told = guests[direction];
    if (!told) return [];
    const said = TRANSPORT_FIELDS.flatMap((field) => {
      const answer = told.fields[field];
      return answer ? [`${say._(TRANSPORT_FIELD_NAMES[field])}: ${answer}`] : [];
    });
    return [{ label, text: [say._(MODE_NAMES[told.mode]), ...said].join(' · ') }];
  };
  return [
    ...(tourLanguage
      ? [
          {
            label: say._(msg`Language of the tour`),
            text: `${languageText(say, tourLanguage.language)} (${say._(GUIDE_NAMES[tourLanguage.type])})`,
          },
        ]
      : []),
    ...transport('arrival', say._(msg`Arrival`)),
    ...transport('departure', say._(msg`Departure`)),
    ...(specialRequests
      ? [{ text: specialRequests, note: say._(msg`Special request, not guaranteed`) }]
      : []),
  ];
}

/** What cancelling gives back (R338, R339): on a page from now on, in a letter all of it. */
function termsOf({ offer, price }: Booked, say: Telling): string[] {
  const { activity, option } = offer;
  if (say.now === null) {
    // What the terms keep comes back by the protection, of which a letter has its own rows.
    const isProtected = price.lines.some(({ kind }) => kind === 'protection');
    return [
      ...(isProtected && option.freeUntil === null ? [] : [returnsText(option, activity, { say })]),
      ...policyTexts(activity.refund, say, isProtected),
    ];
  }
  const covered = protectedUntil(price, startOf(offer), say.now);
  const until = option.freeUntil ?? option.partlyUntil?.until;
  const isLate = until === undefined || until <= say.now.toISOString();
  if (isLate && !covered) return policyTexts(activity.refund, say);
  return [returnsText(isLate ? { freeUntil: null } : option, activity, { say, protectedUntil: covered })];
}

const lines = (texts: readonly string[]): ToldRow[] => texts.map((text) => ({ text }));

/** All that the booking of an activity tells. */
export function tellActivity(booking: Booked, say: Telling): Told {
  const { offer, guests, organizerVoucher, mailed = organizerVoucher, progress } = booking;
  const { activity, option, travelers } = offer;
  const { title, city, ground } = activity;
  const written = ['letter', 'paper'] as const;
  const isAhead = progress.state === 'confirmed' && (say.now === null || !hasEnded(offer, say.now));
  return {
    title,
    summary: [say.day(option.startsAt.day), city, travelersText(say, travelers)].join(' · '),
    made: say._(msg`You are all set: ${title}`),
    who: guests.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    email: guests.email,
    sections: [
      ...(isAhead ? [{ id: 'vouchers', title: '', rows: [], on: ['booking'] as const }] : []),
      { id: 'when', title: say._(msg`When it starts`), rows: whenRows(booking, say) },
      {
        ...{ id: 'where', title: [say._(msg`Where it starts`), city].join(' · ') },
        rows: whereRows(booking, say),
        map: { places: beginningOf(activity, guests).places, ground },
      },
      organizerVoucher
        ? {
            ...{ id: 'voucher', title: say._(msg`Your voucher`), on: written },
            rows: organizerRows(organizerVoucher, mailed !== null, say),
            ...(mailed ? { link: { label: say._(msg`Open your voucher`), url: mailed.url } } : {}),
          }
        : { id: 'voucher', title: say._(msg`Vouchers`), rows: voucherRows(booking), on: written },
      { id: 'people', title: say._(msg`Who takes part`), rows: peopleRows(booking, say) },
      {
        ...{ id: 'details', title: say._(msg`Your details for the organizer`) },
        rows: detailRows(booking, say),
      },
      { id: 'included', title: say._(msg`Included`), rows: lines(activity.included), on: written },
      { id: 'good-to-know', title: say._(msg`Good to know`), rows: lines(activity.goodToKnow), on: written },
    ],
    terms: termsOf(booking, say),
    pass: [],
    events: activityEvents(booking, say),
  };
}
