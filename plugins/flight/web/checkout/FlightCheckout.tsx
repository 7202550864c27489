import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, RefObject } from 'react';
import { addressId } from '@/core/address/use-address';
import type { FormFields } from '@/core/forms/use-app-form';
import { callOf, readWith } from '@/core/query/call';
import { billing, contact } from '@/core/selling/checkout/form/people';
import { checkoutOf } from '@/core/selling/checkout/ProductCheckout';
import type { ExtrasState } from '@/core/selling/checkout/use-extras';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import {
  bookFlight,
  deadlinePlace,
  FlightBookingRequest,
  holdFlight,
  repriceOffer,
  type Extras,
  type RepricedOffer,
} from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { wholeUntil } from '../../say/whole-until';
import { isEmpty, NO_EXTRAS } from '../extras/choice';
import { ExtrasSection } from '../extras/ExtrasSection';
import { seatsAndBags } from '../extras/seats-and-bags';
import { FareRulesCard } from '../offer/FareRulesCard';
import { criteriaShape, fillCriteria, type Criteria } from '../search/criteria/criteria';
import { SHOWN } from '../shown';
import { CheckoutSummary } from './CheckoutSummary';
import { HoldChoice } from './HoldChoice';
import { readHoldError } from './read-error';
import { codesOf, travellers } from './traveller';
import { CARRIED } from './traveller-kinds';

type Booking = FlightBookingRequest | (Omit<FlightBookingRequest, 'payment'> & { payment: null });

/** Travellers, contact, billing and payment on one page, with the price in view (R219). */
export default checkoutOf<RepricedOffer, Extras>()({
  product: 'flight',
  path: '/booknow/flights/checkout',
  pages: { ...SHOWN.pages, results: '/booknow/flights/search' },
  criteria: criteriaShape,
  pick: { itinerary: addressId, fare: addressId, offer: addressId },
  words: {
    nothing: msg`Choose a flight first`,
    gone: msg`This flight is not available, please select another`,
    others: msg`See other flights`,
    back: msg`Back to the flight`,
  },
  back: ({ offer: _offer, ...search }) => ({ to: '/booknow/flights/search-details', search }),
  quote: ({ offer, total, currency, ...criteria }, entry, extras) =>
    offer === undefined || total === undefined || currency === undefined
      ? null
      : callOf(repriceOffer, {
          body: {
            offerId: offer,
            travellers: fillCriteria(criteria).travellers,
            ...entry,
            ...(isEmpty(extras) ? {} : { extras }),
          },
        }),
  agreed: ({ previousTotal }) => previousTotal,
  // Too much for an address: this tab keeps them.
  extras: { none: NO_EXTRAS },
  extrasRules: ({ offer }, criteria) => seatsAndBags(offer, codesOf(criteria)),
  recheckOn: [flightRefusals.seatTaken.reason],
  body: FlightBookingRequest,
  carried: CARRIED,
  parts: (quote, asked) => [
    ...travellers(quote, asked),
    contact('contact', t`We will send your confirmation and news about your flight here.`),
    billing(),
  ],
  book: ({ payment, ...body }: Booking) =>
    readWith(
      payment ? callOf(bookFlight, { body: { ...body, payment } }) : callOf(holdFlight, { body }),
      ({ data }) => data,
    ),
  readError: readHoldError,
  later: ({ payLater, offer }) => (payLater && deadlinePlace(offer.flights) ? 'may' : 'never'),
  PayWhen: HoldChoice,
  Summary: CheckoutSummary,
  Extras: SeatsBagsAndRules,
  cart: ({ offer }, criteria, entered) => ({
    startsAt: offer.flights[0]?.departureTime ?? '',
    place: deadlinePlace(offer.flights),
    freeUntil: wholeUntil(offer, entered),
    travelers: codesOf(criteria).length,
  }),
  accepts: (isLater) =>
    isLater ? (
      <Trans>
        By reserving you accept the fare rules and the{' '}
        <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
      </Trans>
    ) : (
      <Trans>
        By paying you accept the fare rules and the{' '}
        <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
      </Trans>
    ),
});

interface SeatsProps extends Pick<ComponentProps<typeof ExtrasSection>, 'disabled'> {
  quote: RepricedOffer;
  extras: ExtrasState<Extras>;
  criteria: Criteria;
  state: FormFields;
  anchor: RefObject<HTMLDivElement | null>;
}

/** What may be added to the flight, and the rules of what is bought. */
function SeatsBagsAndRules({ quote, extras, criteria, state, anchor, disabled }: SeatsProps) {
  const codes = codesOf(criteria);
  return (
    <>
      <div ref={anchor}>
        <ExtrasSection
          offer={quote.offer}
          fareFamily={quote.fareFamily}
          travellers={fillCriteria(criteria).travellers}
          types={codes}
          firstNames={codes.map((_, index) => state.value(`travellers.${index}.firstName`))}
          state={extras}
          priced={quote.extras}
          disabled={disabled}
        />
      </div>
      <FareRulesCard key={quote.offer.id} offerId={quote.offer.id} />
    </>
  );
}
