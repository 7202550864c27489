import { msg, plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressId, lenient } from '@/core/address/use-address';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { callOf, readWith } from '@/core/query/call';
import { contact } from '@/core/selling/checkout/form/people';
import { checkoutOf } from '@/core/selling/checkout/ProductCheckout';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { Show } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { z } from 'zod/mini';
import {
  bookActivity,
  checkoutActivity,
  countOf,
  hasCountry,
  type ActivityDetails,
  type ActivityQuote,
} from '../../contract';
import { activityFieldRefusals } from '../../contract/refusals';
import { confirmedWithin } from '../../say/confirmed';
import { ActivityPageAddress, CHECKOUT } from '../activity/chosen';
import { criteriaShape, DETAILS, RESULTS } from '../search/criteria';
import { SHOWN } from '../shown';
import { lineupOf } from './form/lineup';
import { tour, transport } from './form/tour';
import { traveler } from './form/traveler';
import { readBookingError } from './read-error';
import { CheckoutSummary } from './summary/CheckoutSummary';
import { TourBrief } from './summary/TourBrief';

const { date, travelers } = ActivityPageAddress.shape;

/** The travellers, what the activity asks of them, and paying on one page, with the price in view (R331). */
export default checkoutOf<ActivityQuote>()({
  product: 'activity',
  path: CHECKOUT,
  pages: { results: RESULTS, confirmation: SHOWN.pages.confirmation },
  criteria: criteriaShape,
  pick: {
    ...{ date, travelers, activity: addressId },
    option: lenient(z.string().check(z.minLength(1), z.maxLength(4000))),
  },
  words: {
    nothing: msg`Choose an activity first`,
    gone: msg`This activity is no longer available`,
    others: msg`See other activities`,
    back: msg`Back to the activity`,
  },
  back: ({ option: _option, activity: productCode, ...search }) =>
    productCode === undefined ? { to: RESULTS, search } : { to: DETAILS, search: { ...search, productCode } },
  quote: ({ option: optionId }, entry) =>
    optionId ? callOf(checkoutActivity, { body: { optionId, ...entry } }) : null,
  extras: { none: {} },
  body: bookActivity.body,
  parts: ({ offer }, asked) => [
    <Show key="brief" until="desktop">
      <Card padding="large">
        <TourBrief offer={offer} guide={asked.typed('guests.tourLanguage')} />
      </Card>
    </Show>,
    ...lineupOf(offer.travelers).map((category, at) => traveler(offer, category, at, asked.say)),
    tour(offer, asked),
    transport(offer, asked),
    contact('guests', t`We will send your confirmation and voucher here.`, {
      email: { wrong: (_, found) => found && activityFieldRefusals.email },
      phone: {
        wrong: (value, found) =>
          found ??
          (offer.activity.questions.phoneWithCountry && !hasCountry(value)
            ? supplierRefusals.phoneCountry
            : null),
      },
    }),
    !offer.option.instant && { above: <ConfirmedLater activity={offer.activity} />, rows: [] },
  ],
  book: (body) => readWith(callOf(bookActivity, { body }), ({ data }) => data.progress),
  readError: readBookingError,
  payLabel: msg`Pay Securely`,
  Summary: CheckoutSummary,
  cart: ({ offer: { option, activity, travelers: counts } }) => {
    const { day, time } = option.startsAt;
    return {
      startsAt: time === null ? day : `${day}T${time}`,
      place: activity,
      freeUntil: option.freeUntil,
      travelers: countOf(counts),
    };
  },
  accepts: () => (
    <Trans>
      By paying you accept the cancellation policy of the activity and the{' '}
      <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
    </Trans>
  ),
});

/** R337: said before paying, where the organizer has to say yes first. */
function ConfirmedLater({ activity }: { activity: ActivityDetails }) {
  const { t } = useLingui();
  const hours = confirmedWithin(activity);
  return (
    <Alert title={t`The organizer confirms this booking`}>
      {t`${plural(hours, { one: 'You get an answer within # hour.', other: 'You get an answer within # hours.' })}`}{' '}
      {t`Until then your payment is only authorized: you are charged if the organizer confirms, and the hold is released if not.`}
    </Alert>
  );
}
