import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod/mini';
import { addressId, lenient } from '@/core/address/use-address';
import { agreed } from '@/core/fields/agreed';
import { dayEntry } from '@/core/fields/day-entry';
import { list } from '@/core/fields/list';
import { text } from '@/core/fields/text';
import { time } from '@/core/fields/time';
import { callOf, readWith } from '@/core/query/call';
import type { Asking, Section } from '@/core/selling/checkout/form/asked';
import { billing, onePerson } from '@/core/selling/checkout/form/people';
import { checkoutOf, type Asked } from '@/core/selling/checkout/ProductCheckout';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Disclosure } from '@/core/ui/content/Disclosure';
import {
  CAR_TITLES,
  driverProblems,
  hoursOn,
  isPaidAtCounter,
  isPickupTime,
  quoteCar,
  reserveCar,
  type CarDetails,
  type CarExtras,
  type CarQuote,
} from '../../contract';
import { carFieldRefusals } from '../../contract/refusals';
import { TITLES } from '../../say/labels';
import { isEmpty, NO_EXTRAS } from '../extras';
import { extrasAddress, extrasOfAddress } from '../extras-address';
import { hoursWords } from '../parts/use-hours-words';
import { TextList } from '../parts/VendorTexts';
import { criteriaShape, RESULTS } from '../search/criteria';
import { SHOWN } from '../shown';
import { CarExtrasSection } from './CarExtrasSection';
import { CheckoutSummary } from './CheckoutSummary';
import { progressOf, readBookingError } from './read-error';
import { RentalBrief } from './RentalBrief';

/** Who drives, as in the driver's license (R300, R301). */
function driver(offer: CarDetails, { say, typed }: Pick<Asked<object>, 'say' | 'typed'>): Section {
  const { exactly } = offer.requirements;
  const problem = (field: 'birthDate' | 'phone') =>
    driverProblems({ birthDate: typed('driver.birthDate'), phone: typed('driver.phone') }, offer).find(
      (each) => each.field === field,
    )?.said ?? null;
  const title: Asking = {
    kind: list(
      CAR_TITLES.map((value) => ({ value, label: say._(TITLES[value]) })),
      t`Choose`,
    ),
    label: msg`Title`,
    autoComplete: 'honorific-prefix',
  };
  const birthDate: Asking = {
    kind: dayEntry,
    label: msg`Date of birth`,
    autoComplete: 'bday',
    hint: msg`The price is for a driver who is ${exactly?.age ?? 0} at pick-up.`,
    wrong: (value, found) => (value && found) || problem('birthDate'),
  };
  return {
    title: t`Main driver`,
    note: t`The name exactly as in the driver’s license and on the credit card for the deposit.`,
    at: 'driver',
    person: {},
    rows: [
      [4, { title }],
      ...(exactly ? [[1, { birthDate }] as const] : []),
      onePerson({
        hint: msg`So that the rental company can reach you, with country code`,
        optional: exactly === undefined,
        wrong: (value, found) => (value && found) || problem('phone'),
      }),
    ],
  };
}

/** When the driver comes to the desk, and by which flight (R286, R300). */
function pickup(offer: CarDetails, { format }: Pick<Asked<object>, 'format'>): Section {
  const { pickUp, pickUpDateTime } = offer;
  const from = format.time(pickUpDateTime);
  const open = hoursOn(pickUp.openingHours, pickUpDateTime);
  const isOpenLater = pickUp.isAlwaysOpen || pickUp.servesOutOfHours || open.length === 0;
  const hours = hoursWords(format).day(open);
  const day = format.date(pickUpDateTime, 'weekday');
  const pickupTime: Asking = {
    kind: time(5),
    label: msg`Pick-up time`,
    first: pickUpDateTime.slice(11, 16),
    hint: offer.requirements.exactly
      ? msg`${from}, local time: the rental company expects you then`
      : isOpenLater
        ? msg`${from} or later, local time`
        : msg`${from} or later, local time. The counter is open ${hours}.`,
    wrong: (value, found) => found ?? (isPickupTime(value, offer) ? null : carFieldRefusals.pickUpTime),
  };
  const flightNumber: Asking = {
    kind: text(),
    label: msg`Flight number`,
    autoComplete: 'off',
    hint: msg`Such as TP 1356, so that someone waits if it is late`,
    optional: true,
  };
  return {
    title: t`Pick-up`,
    note: t`${pickUp.name}, ${day}`,
    rows: [[2, { 'driver.pickupTime': pickupTime, flightNumber }]],
  };
}

/** What the vendor does with the driver's data, and that it was accepted: without it nothing is booked. */
function privacy({ texts }: CarDetails): Section | null {
  const policies = texts?.privacyPolicies ?? [];
  if (policies.length === 0) return null;
  const privacyAccepted: Asking = {
    kind: agreed(<Trans>I have read and accept the privacy policy of the rental company.</Trans>),
    label: msg`Privacy policy`,
    sent: () => true,
    wrong: (_, found) => found && carFieldRefusals.privacy,
  };
  return {
    above: (
      <Disclosure summary={<Trans>Privacy policy of the rental company</Trans>}>
        <TextList texts={policies} />
      </Disclosure>
    ),
    rows: [[1, { privacyAccepted }]],
  };
}

/** The driver, the pick-up, extras and payment on one page, with the price in view (R300). */
export default checkoutOf<CarQuote, CarExtras>()({
  product: 'car',
  path: '/booknow/Cars/checkout',
  pages: { ...SHOWN.pages, results: RESULTS },
  criteria: criteriaShape,
  pick: { offer: addressId, coverages: lenient(z.string()), accessories: lenient(z.string()) },
  words: {
    nothing: msg`Choose a car first`,
    gone: msg`This car is no longer available`,
    others: msg`See other cars`,
    back: msg`Back to the car`,
  },
  back: () => ({ to: '/booknow/cars/result-details' }),
  quote: ({ offer }, entry, extras) =>
    offer === undefined
      ? null
      : callOf(quoteCar, {
          body: { offerId: offer, ...entry, ...(isEmpty(extras) ? {} : { extras }) },
        }),
  extras: { none: NO_EXTRAS, isEmpty, read: extrasOfAddress, write: extrasAddress },
  body: reserveCar.body,
  hasOwnWords: true,
  parts: ({ offer }, asked) => [
    <RentalBrief key="brief" offer={offer} />,
    driver(offer, asked),
    pickup(offer, asked),
    billing({ at: 'driver', title: t`Driver’s address` }, { optional: true, first: asked.criteria.country }),
    privacy(offer),
  ],
  book: (body) => readWith(callOf(reserveCar, { body }), progressOf),
  readError: readBookingError,
  later: ({ offer }) => (isPaidAtCounter(offer) ? 'always' : 'never'),
  reserveLabel: msg`Book, pay at the counter`,
  Summary: CheckoutSummary,
  Extras: CarExtrasSection,
  cart: ({ offer }) => ({
    startsAt: offer.pickUpDateTime,
    place: offer.pickUp,
    freeUntil: offer.cancellation.freeUntil,
    travelers: 1,
  }),
  accepts: (isPaidThere) =>
    isPaidThere ? (
      <Trans>
        By booking you accept the rental conditions and the{' '}
        <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
      </Trans>
    ) : (
      <Trans>
        By paying you accept the rental conditions and the{' '}
        <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
      </Trans>
    ),
});
