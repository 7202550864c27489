import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod/mini';
import { addressId, lenient, useAddress } from '@/core/address/use-address';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { agreed } from '@/core/fields/agreed';
import { list } from '@/core/fields/list';
import { NAME } from '@/core/fields/people';
import { text } from '@/core/fields/text';
import { wordsOf } from '@/core/i18n/words-of';
import { callOf, readWith } from '@/core/query/call';
import { CheckoutSkeleton } from '@/core/selling/checkout/CheckoutSkeleton';
import type { Asking, Section } from '@/core/selling/checkout/form/asked';
import { contact } from '@/core/selling/checkout/form/people';
import { checkoutOf, type Asked } from '@/core/selling/checkout/ProductCheckout';
import { OfferPage } from '@/core/selling/results/OfferLayout';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Alert } from '@/core/ui/feedback/Alert';
import {
  ARRIVAL_HOURS,
  bookHotel,
  guestsOf,
  HOTEL_REQUEST_LENGTH,
  wholePrice,
  type HotelQuote,
  type HotelStay,
  type StayRoom,
} from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { partyText, roomName } from '../../say/labels';
import { comeText } from '../../say/stay';
import { placeOf } from '../../say/terms';
import { useCorrelation } from '../find/use-correlation';
import { Conditions } from '../parts/Conditions';
import { criteriaShape, DETAILS, RESULTS } from '../search/criteria';
import { CheckoutSummary } from './CheckoutSummary';
import { quoteOf } from './quote';
import { progressOf, readBookingError } from './read-error';
import { StayBrief } from './StayBrief';

type Said = Pick<Asked<object>, 'say' | 'format'>;

/** Who a room is kept for. */
function guest(room: StayRoom, at: number, of: number, { say }: Said): Section {
  const nth = at + 1;
  const named = roomName(say, room.name);
  const party = partyText(say, guestsOf([room.party]));
  return {
    title: of > 1 ? t`Room ${nth}: ${named}` : t`Guest`,
    note: t`One of ${party}, exactly as in the ID that you will show at the front desk.`,
    at: `guests.rooms.${at}`,
    // Browsers fill in whoever sits there; that is the guest of the first room at most.
    fills: (token) => (at === 0 ? token : 'off'),
    person: {},
    rows: [[2, NAME]],
  };
}

/** When they come, and what they wish. */
function arrival(stay: HotelStay, { say, format }: Said): Section {
  const hour = (clock: number) => format.time(`2000-01-01T${String(clock % 24).padStart(2, '0')}:00`);
  const from = (value: string) => Number(value.slice(0, 2));
  const comes = comeText(stay, say, format.time);
  const most = format.number(HOTEL_REQUEST_LENGTH);
  const arrivalTime: Asking = {
    kind: list([
      { value: '', label: t`I do not know yet` },
      ...ARRIVAL_HOURS.map((value) => ({
        value,
        label: value === 'next' ? t`After midnight` : `${hour(from(value))} – ${hour(from(value) + 1)}`,
      })),
    ]),
    label: msg`Time of arrival`,
    optional: true,
    ...(stay.checkIn.from && { hint: msg`Check-in is ${comes}, local time.` }),
  };
  const specialRequests: Asking = {
    kind: text({ isLong: true, maxLength: HOTEL_REQUEST_LENGTH }),
    label: msg`Special requests`,
    optional: true,
    hint: msg`Up to ${most} characters. The property will do its best, but requests are not guaranteed.`,
  };
  return {
    title: t`Your arrival`,
    at: 'guests',
    rows: [
      [1, { arrivalTime }],
      [1, { specialRequests }],
    ],
  };
}

/** Without it nothing is booked (R271, M267). */
const termsAccepted: Asking = {
  kind: agreed(
    <Trans>
      I accept the rules of the property, its cancellation terms and the terms and conditions of this agency.
    </Trans>,
  ),
  label: msg`Terms and conditions`,
  sent: () => true,
  wrong: (_, found) => (found ? fieldRefusals.terms : null),
};

const pick = { hotel: addressId, rates: lenient(z.string().check(z.minLength(1))) };

/** The guests, their wishes and paying on one page; `search`: what the rates are found in. */
export const Checkout = checkoutOf<HotelQuote, object, string | null>()({
  product: 'hotel',
  path: '/booknow/hotels/checkout',
  pages: { results: RESULTS, confirmation: '/booknow/hotels/confirm-payment' },
  criteria: criteriaShape,
  pick,
  words: {
    nothing: msg`Choose a room first`,
    gone: hotelRefusals.gone,
    others: msg`See other hotels`,
    back: msg`Back to the hotel`,
  },
  back: () => ({ to: DETAILS }),
  quote: ({ place, hotel, rates }, entry, _, corelationid) =>
    place && hotel && rates && corelationid !== null
      ? quoteOf({ corelationid, hotelid: hotel, rates: rates.split(',') }, entry)
      : null,
  // The server tells a change of the price from the roundings of several rooms that are priced one by one.
  agreed: ({ changed }, total) => (changed ? total : undefined),
  extras: { none: {} },
  body: bookHotel.body,
  parts: ({ offer }, asked) => [
    <StayBrief key="brief" stay={offer} />,
    ...offer.rooms.map((room, at) => guest(room, at, offer.rooms.length, asked)),
    contact('guests', t`We will send your confirmation and voucher here.`),
    arrival(offer, asked),
    <Conditions key="conditions" conditions={offer.conditions} />,
    { rows: [[1, { termsAccepted }]] },
  ],
  book: (order) =>
    readWith(callOf(bookHotel, { body: [order] }), ({ bookingresult }) => progressOf(bookingresult)),
  readError: readBookingError,
  later: ({ offer }) => (offer.payment === 'property' ? 'always' : 'never'),
  reserveLabel: msg`Book, pay at the property`,
  whole: ({ offer }, { total }) => wholePrice(total, offer.atProperty),
  Summary: CheckoutSummary,
  cart: ({ offer }) => {
    const { adults, children } = guestsOf(offer.rooms.map(({ party }) => party));
    return {
      startsAt: `${offer.stayPeriod.start}T${offer.checkIn.from}`,
      place: placeOf(offer.hotel),
      freeUntil: offer.terms.freeUntil,
      travelers: adults + children,
    };
  },
  accepts: () => (
    <Trans>
      Read the <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink> of this agency.
    </Trans>
  ),
});

const Address = z.object({ ...criteriaShape, ...pick });
/** A search is begun again before it is over: a checkout may take longer. */
const RENEWED_EVERY = 20 * 60_000;

/** Checkout of the rates in the address, which are found in the search of its dates and guests. */
export default function HotelCheckout() {
  const { t } = useLingui();
  const { hotel, rates, ...criteria } = useAddress(Address);
  const { corelationid, again, error, isFetching } = useCorrelation(criteria);
  // While one begins anew, the last one is still good.
  const [search, setSearch] = useState(corelationid);
  if (corelationid !== null && corelationid !== search) setSearch(corelationid);
  const renew = useEffectEvent(again);
  useEffect(() => {
    const timer = setInterval(() => renew(), RENEWED_EVERY);
    return () => clearInterval(timer);
  }, []);
  if (!criteria.place || !hotel || !rates || search !== null) return <Checkout search={search} />;
  return (
    <OfferPage>
      {error ? (
        <Alert
          live
          tone="danger"
          title={t`We could not confirm the price`}
          onRetry={again}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </Alert>
      ) : (
        <CheckoutSkeleton />
      )}
    </OfferPage>
  );
}
