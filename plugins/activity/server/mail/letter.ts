import { isOver } from '@/core/say/told';
import { msg } from '@lingui/core/macro';
import type { Words } from '@/server/mail/letter-words';
import type { AgencyRecord } from '@/server/ports/agency';
import type { BookingRecord } from '@/server/ports/booking';
import { groundAbout } from '@/server/reference/world/ground';
import { dayText, moneyText, timeText } from '@/server/selling/letters/format';
import {
  type BookingLetter,
  frameOf,
  isProtected,
  type Row,
  type Section,
  termsSection,
} from '@/server/selling/letters/letter';
import type { PlaceMap } from '@/server/selling/letters/place-map';
import {
  type ActivityBeginning,
  type ActivityGuests,
  beginningOf,
  type OrganizerVoucher,
} from '../../contract';
import { beginningText, pickedUpText } from '../../say/beginning';
import { pathOf } from '../../say/calendar';
import { paidThereTexts } from '../../say/paid-there';
import {
  CATEGORY_NAMES,
  durationText,
  GUIDE_NAMES,
  languageText,
  MODE_NAMES,
  TRANSPORT_FIELD_NAMES,
} from '../../say/labels';
import { mapUrlOf } from '@/core/say/map-url';
import { policyTexts, returnsText } from '../../say/terms';
import { TRANSPORT_FIELDS, type Direction } from '../../contract/questions';
import { mailedVoucherOf, organizerVoucherOf } from '../after/organizer-voucher';
import { kept, type StoredOffer } from '../stored';
import { voucherRows } from './vouchers';

function whenRows({ activity, option }: StoredOffer, record: BookingRecord, i18n: Words): Row[] {
  const { day, time } = option.startsAt;
  const long = durationText(i18n, activity.duration);
  const start = time === null ? i18n._(msg`Open all day`) : timeText(`${day}T${time}`, i18n.locale);
  return [
    { text: dayText(`${day}T12:00`, i18n.locale), note: start },
    { text: option.title, note: long },
    ...(isOver(record) ? [] : paidThereTexts(option, i18n, (amount) => moneyText(amount, i18n.locale))).map(
      (text) => ({ text }),
    ),
  ];
}

/** Where to be: picked up, or at the meeting point. */
function whereRows(begins: ActivityBeginning, city: string, i18n: Words): Row[] {
  if (begins.kind === 'unplaced') return [];
  const picked = pickedUpText(begins, i18n);
  const rowOf = (text: string, address: string | null): Row => ({
    text,
    note: [address, picked].filter(Boolean).join(' · ') || undefined,
  });
  return begins.places.length > 0
    ? begins.places.map(({ name, address }) => rowOf(name, address))
    : [rowOf(beginningText(begins, city, i18n), null)];
}

/** Where it begins, for paper and letter; none where that is one of several places, or none that a map has. */
function mapOf({ places: [place, ...others] }: ActivityBeginning, i18n: Words): { map?: PlaceMap } {
  if (!place || others.length > 0) return {};
  const { latitude, longitude } = place;
  return {
    map: {
      place: { latitude, longitude },
      ground: groundAbout(place, i18n.locale),
      note: i18n._(msg`The map is to scale; streets are not drawn.`),
      link: { label: i18n._(msg`Open in maps`), url: mapUrlOf(place) },
    },
  };
}

const travelerRows = ({ travelers }: ActivityGuests, i18n: Words): Row[] =>
  travelers.map(({ firstName, lastName, category }) => ({
    text: `${firstName} ${lastName}`,
    note: i18n._(CATEGORY_NAMES[category]),
  }));

function transportRow(direction: Direction, guests: ActivityGuests, i18n: Words): Row[] {
  const transport = guests[direction];
  if (!transport) return [];
  const said = TRANSPORT_FIELDS.flatMap((field) => {
    const answer = transport.fields[field];
    return answer ? [`${i18n._(TRANSPORT_FIELD_NAMES[field])}: ${answer}`] : [];
  });
  const [mode] = [i18n._(MODE_NAMES[transport.mode])];
  return [
    {
      text: direction === 'arrival' ? i18n._(msg`Arrival: ${mode}`) : i18n._(msg`Departure: ${mode}`),
      note: said.join(' · '),
    },
  ];
}

function answerRows(guests: ActivityGuests, i18n: Words): Row[] {
  const { tourLanguage, specialRequests } = guests;
  const language = tourLanguage && languageText(i18n, tourLanguage.language);
  return [
    ...(tourLanguage ? [{ text: language!, note: i18n._(GUIDE_NAMES[tourLanguage.type]) }] : []),
    ...transportRow('arrival', guests, i18n),
    ...transportRow('departure', guests, i18n),
    ...(specialRequests
      ? [{ text: specialRequests, note: i18n._(msg`Special request, not guaranteed`) }]
      : []),
  ];
}

const sectionOf = (title: string, rows: readonly Row[]) => (rows.length > 0 ? [{ title, rows }] : []);
const lines = (texts: readonly string[]): Row[] => texts.map((text) => ({ text }));

/** How to come by the organizer's voucher; one that must not be mailed is behind the button, once signed in. */
const voucherSection = (
  { mustPrint }: OrganizerVoucher,
  mailed: OrganizerVoucher | null,
  i18n: Words,
): Section => ({
  title: i18n._(msg`Your voucher`),
  rows: [
    ...(mailed
      ? []
      : [{ text: i18n._(msg`Open your booking with the button above: your voucher is there.`) }]),
    ...(mustPrint
      ? [{ text: i18n._(msg`Print your voucher: it is not accepted on a screen.`) }]
      : [{ text: i18n._(msg`Show your voucher on your phone, or print it.`) }]),
  ],
  ...(mailed ? { link: { label: i18n._(msg`Open your voucher`), url: mailed.url } } : {}),
});

/** What the confirmation of an activity says. */
export function letterOf(record: BookingRecord, agency: AgencyRecord, i18n: Words): BookingLetter {
  const { offer, request, details } = kept.read(record);
  const { activity, option } = offer;
  const { title, city, zone } = activity;
  const begins = beginningOf(activity, request);
  const { firstName } = request.travelers[0]!;
  const locator = record.locator ?? '';
  const vouchers = details?.vouchers ?? [];
  const organizers = organizerVoucherOf({ offer, details });
  const isCovered = isProtected(record.price);
  const frame = frameOf(record, agency, {
    path: pathOf(record.id),
    labels: { base: i18n._(msg`The activity`) },
  });
  return {
    ...frame,
    subject: i18n._(msg`${title} is confirmed (${locator})`),
    headline: i18n._(msg`You are all set: ${title}`),
    intro: organizers
      ? i18n._(
          msg`Hello ${firstName}, your activity is booked. At the start, show the organizer’s voucher and a photo ID.`,
        )
      : i18n._(
          msg`Hello ${firstName}, your activity is booked. At the start, show the voucher in the attached PDF and a photo ID.`,
        ),
    codes: [{ label: i18n._(msg`Record locator`), value: locator }].filter(({ value }) => value),
    sections: [
      { title: i18n._(msg`Where and when it starts`), rows: whenRows(offer, record, i18n) },
      { title: city, rows: whereRows(begins, city, i18n), ...mapOf(begins, i18n) },
      ...(organizers
        ? [voucherSection(organizers, mailedVoucherOf({ offer, details }), i18n)]
        : sectionOf(i18n._(msg`Vouchers`), voucherRows(vouchers))),
      { title: i18n._(msg`Who takes part`), rows: travelerRows(request, i18n) },
      ...sectionOf(i18n._(msg`Your details for the organizer`), answerRows(request, i18n)),
      ...sectionOf(i18n._(msg`Included`), lines(activity.included)),
      ...sectionOf(i18n._(msg`Good to know`), lines(activity.goodToKnow)),
      ...termsSection(record, i18n, [
        // What the terms keep comes back by the protection, of which its own rows tell.
        ...(isCovered && option.freeUntil === null
          ? []
          : [returnsText(option, { zone, city }, { say: i18n })]),
        ...policyTexts(activity.refund, i18n, isCovered),
      ]),
    ],
    note: i18n._(
      msg`All times are local to the starting point. The attached file adds the activity to your calendar.`,
    ),
  };
}
