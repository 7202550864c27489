import { msg } from '@lingui/core/macro';
import type { Price } from '../contract';
import type { Guest } from '../contract/bookings/bookable-parts';
import { instantOf } from './clock';
import { feeTerms, type Told, type ToldRow, type Telling } from './told';

interface PlainOffer {
  readonly title: string;
  /** Clocks at its place. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA, of those clocks. */
  readonly zone: string;
  readonly city: string;
  readonly freeUntil: string | null;
}

interface PlainBooked<Offer, Request> {
  readonly bookingId: string;
  readonly offer: Offer & PlainOffer;
  readonly request: Request;
  readonly guest: Guest;
  readonly price: Pick<Price, 'lines'>;
}

/** What a plain product tells of what was booked, beside when and where it is. */
export type TellsOwn<Offer, Request> = (
  booked: { readonly offer: Offer; readonly request: Request },
  say: Telling,
) => readonly ToldRow[];

/** From when to when, on the clocks of its place. */
function whenText({ startsAt, endsAt }: PlainOffer, say: Telling): string {
  const at = (local: string) => `${say.day(local)}, ${say.time(local)}`;
  const isOneDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  return `${at(startsAt)} – ${isOneDay ? say.time(endsAt) : at(endsAt)}`;
}

/** All that the booking of a plain product tells. `page`: the path of the page that shows it. */
export const tellPlain =
  <Offer, Request>(page: string, own: TellsOwn<Offer, Request> = () => []) =>
  ({ bookingId, offer, request, guest, price }: PlainBooked<Offer, Request>, say: Telling): Told => {
    const { title, city, zone, startsAt, endsAt, freeUntil } = offer;
    const name = `${guest.firstName} ${guest.lastName}`;
    const on = ['booking', 'letter', 'paper'] as const;
    const rows = [{ text: whenText(offer, say), note: city }, ...own({ offer, request }, say)];
    const whom = say._(msg`Guest`);
    return {
      title,
      made: say._(msg`${title} is booked`),
      who: [name],
      email: guest.email,
      sections: [
        { id: 'offer', title, rows, on },
        {
          ...{ id: 'guest', title: whom, on },
          rows: [{ text: name, note: [guest.email, guest.phone].filter(Boolean).join(' · ') }],
        },
      ],
      terms: feeTerms({ freeUntil }, { price, place: offer, starts: { startsAt, zone } }, say),
      pass: [...rows, { label: whom, text: name }],
      events: [
        {
          uid: bookingId,
          start: instantOf(startsAt, zone),
          end: instantOf(endsAt, zone),
          summary: title,
          location: city,
          path: `${page}?bookingId=${encodeURIComponent(bookingId)}`,
        },
      ],
    };
  };
