import { msg } from '@lingui/core/macro';
import type { Words } from '@/server/mail/letter-words';
import type { AgencyRecord } from '@/server/ports/agency';
import type { BookingRecord, DrawnMail } from '@/server/ports/booking';
import { calendarFiles } from '@/server/selling/letters/files';
import { dayText, timeText } from '@/server/selling/letters/format';
import { kept, type StoredOffer } from '../stored';
import type { Supplied } from '@/server/ports/services';
import { eventsOf, inItsWords, letters } from './letters';
import { wordsOf } from './letter-words';

function beginning({ option: { startsAt } }: StoredOffer, i18n: Words): string {
  const { day, time } = startsAt;
  const date = dayText(`${day}T12:00`, i18n.locale);
  return time === null ? date : `${date}, ${timeText(`${day}T${time}`, i18n.locale)}`;
}

/** Tells that the organizer has changed what was booked: when it begins, or only which voucher counts. The calendar follows. */
export function changedMail(
  record: BookingRecord,
  agency: AgencyRecord,
  { before, hasNewVoucher }: { readonly before: BookingRecord; readonly hasNewVoucher: boolean },
  services: Supplied,
): DrawnMail {
  const i18n = wordsOf(record.language);
  const told = inItsWords(record, services);
  const offer = kept.readOffer(told.offer);
  const { title } = offer.activity;
  const { firstName } = kept.readRequest(record.request).travelers[0]!;
  const locator = record.locator ?? '';
  const [was, is] = [beginning(kept.readOffer(before.offer), i18n), beginning(offer, i18n)];
  // It tells of what is written with it.
  const booking = { ...told, revision: record.revision + 1 };
  const voucher = i18n._(
    msg`Use the voucher of your booking page from now on: an earlier one is no longer valid.`,
  );
  const moved = {
    subject: i18n._(msg`Your activity has moved: ${title} (${locator})`),
    headline: i18n._(msg`The organizer has moved your activity`),
    text: i18n._(
      msg`Hello ${firstName}, your activity starts at another time: not ${was}, but ${is}. If that does not suit you, please write to us.`,
    ),
    note: i18n._(msg`The attachment updates the activity in your calendar.`),
  };
  const other = {
    subject: i18n._(msg`Your booking has changed: ${title} (${locator})`),
    headline: i18n._(msg`The organizer has changed your booking`),
    text: i18n._(
      msg`Hello ${firstName}, the organizer has changed something about your booking. It starts as before, ${is}.`,
    ),
  };
  const { text, ...words } = was === is ? other : moved;
  return {
    ...letters.short(record, agency, { ...words, text: hasNewVoucher ? `${text} ${voucher}` : text }),
    ...(was === is
      ? {}
      : { attachments: calendarFiles({ booking, agency, events: eventsOf(booking, i18n) }, services) }),
  };
}
