import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { deadlineText } from '@/core/say/dates';
import type { BookingProduct, BookingRecord, DrawnMail, Notice } from '@/server/ports/booking';
import { messageOf } from '@/server/mail/letter';
import { wordsOf as serverWords } from '@/server/mail/words';
import { withPlaceNames } from '@/server/reference';
import type { AgencyRecord } from '@/server/ports/agency';
import { dayText, moneyText, timeText } from '@/server/mail/booking/format';
import { settledText } from '@/server/mail/booking/letter';
import { deadlinePlace, type FlightLeg } from '../../contract';
import { pathOf } from '../../say/calendar';
import { readRequest } from '../request';
import { readDetails, readStored } from '../stored';
import { titleOf } from '../trip';
import { wordsOf } from './language';

interface Words {
  readonly subject: string;
  readonly headline: string;
  readonly text: string;
  readonly note: string;
  readonly button: string;
}

/** A short letter about a booking, in the agency's brand, that leads to it. */
function letter(record: BookingRecord, agency: AgencyRecord, i18n: I18n, words: Words): DrawnMail {
  const name = agency.public.agencyName;
  const { subject, html, text } = messageOf(
    {
      language: i18n.locale as 'en',
      subject: words.subject,
      headline: words.headline,
      text: words.text,
      note: words.note,
      button: {
        label: words.button,
        url: agency.origin + pathOf(record.id),
      },
      otherwise: i18n._(msg`If the button does not work, open this address:`),
      help: i18n._(msg`Questions? ${name} is there for you.`),
    },
    agency,
  );
  return { subject, html, text };
}

function about(record: BookingRecord) {
  const i18n = wordsOf(record.language);
  const flights = withPlaceNames(readStored(record.offer).offer.flights, i18n.locale);
  const { firstName: first, lastName } = readRequest(record.request).travellers[0]!;
  return {
    i18n,
    trip: titleOf(flights),
    place: deadlinePlace(flights)!,
    first,
    traveller: `${first} ${lastName}`,
    locator: record.locator ?? '',
  };
}

function wordsFor(notice: Notice, record: BookingRecord): Words {
  const { i18n, trip, place, first, traveller, locator } = about(record);
  const total = moneyText(record.price.total, i18n.locale);
  const view = i18n._(msg`View your booking`);
  switch (notice) {
    case 'reserved': {
      const until = deadlineText(record.holdUntil ?? record.createdAt, place, serverWords(record.language));
      return {
        subject: i18n._(msg`Your trip ${trip} is reserved until ${until}`),
        headline: i18n._(msg`Reserved: ${trip}`),
        text: i18n._(
          msg`Hello ${first}, your seats are kept under ${locator}. Pay ${total} by ${until} and your tickets are issued.`,
        ),
        note: i18n._(msg`What is not paid by then is given back. Nothing has been charged.`),
        button: i18n._(msg`Pay now`),
      };
    }
    case 'expired':
      return {
        subject: i18n._(msg`Your reservation ${locator} has ended`),
        headline: i18n._(msg`The reservation has ended: ${trip}`),
        text: i18n._(
          msg`Hello ${first}, the reservation was not paid in time, so the seats were given back. Nothing was charged.`,
        ),
        note: i18n._(msg`You can search again; the price may be another one.`),
        button: view,
      };
    case 'withdrawn':
      return {
        subject: i18n._(msg`Your reservation ${locator} is cancelled`),
        headline: i18n._(msg`Cancelled: ${trip}`),
        text: i18n._(msg`Hello ${first}, the reservation was given back. Nothing was charged.`),
        note: i18n._(msg`There is nothing left to do.`),
        button: view,
      };
    case 'cancelled': {
      const money = settledText(record);
      return {
        subject: i18n._(msg`Your trip ${trip} is cancelled (${locator})`),
        headline: i18n._(msg`Cancelled: ${trip}`),
        text: i18n._(msg`Hello ${first}, your booking is cancelled. ${money}`),
        note: i18n._(msg`There is nothing left to do.`),
        button: view,
      };
    }
    case 'client-cancelled': {
      const money = settledText(record);
      return {
        subject: i18n._(msg`Cancelled by your client: ${trip} (${locator})`),
        headline: i18n._(msg`Cancelled by your client: ${trip}`),
        text: i18n._(msg`Your client has cancelled booking ${locator} for ${traveller}. ${money}`),
        note: i18n._(msg`There is nothing left to do.`),
        button: i18n._(msg`View the booking`),
      };
    }
  }
}

/** What the engine tells travellers, and the agents of those who cancel, beside the confirmation. */
export const noticeMail: NonNullable<BookingProduct['noticeMail']> = async (notice, record, agency) =>
  letter(record, agency, wordsOf(record.language), wordsFor(notice, record));

/** R230: the record locator and the tickets, once they are issued. */
export async function ticketMail(record: BookingRecord, agency: AgencyRecord): Promise<DrawnMail> {
  const { i18n, trip, first, locator } = about(record);
  const details = readDetails(record.details);
  const tickets = details?.ticketNumbers.join(', ') ?? '';
  const airline = details?.airlineRecordLocator ?? locator;
  return letter(record, agency, i18n, {
    subject: i18n._(msg`Your tickets for ${trip} (${locator})`),
    headline: i18n._(msg`Ticketed: ${trip}`),
    text: i18n._(
      msg`Hello ${first}, your tickets are issued. Record locator ${locator}, at the airline ${airline}, tickets ${tickets}.`,
    ),
    note: i18n._(msg`Keep this message; the codes open your booking at the airline.`),
    button: i18n._(msg`View your booking`),
  });
}

/** Tells that the airline flies at other times, and that an answer is needed. */
export async function scheduleMail(
  record: BookingRecord,
  agency: AgencyRecord,
  flights: readonly FlightLeg[],
): Promise<DrawnMail> {
  const { i18n, trip, first, locator } = about(record);
  const before = readStored(record.offer).offer.flights;
  const index = flights.findIndex((leg, at) => leg.departureTime !== before[at]?.departureTime);
  const old = before[Math.max(0, index)];
  const now = flights[Math.max(0, index)];
  const say = (local: string | undefined) =>
    local ? `${dayText(local, i18n.locale)}, ${timeText(local, i18n.locale)}` : '';
  const [was, is] = [say(old?.departureTime), say(now?.departureTime)];
  return letter(record, agency, i18n, {
    subject: i18n._(msg`Your flight times have changed: ${trip} (${locator})`),
    headline: i18n._(msg`The airline has changed your flights`),
    text: i18n._(
      msg`Hello ${first}, a departure moved from ${was} to ${is}. Please accept the new times, or cancel free of charge.`,
    ),
    note: i18n._(msg`All times are local to each airport.`),
    button: i18n._(msg`See what has changed`),
  });
}
