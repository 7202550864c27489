import { useApi } from '@/core/api/context';
import { useFormat } from '@/core/i18n/use-format';
import { callOf } from '@/core/query/call';
import type { CheckoutGiven, Entry } from '@/core/selling/checkout/CheckoutScreen';
import { useProductCheckout } from '@/core/selling/checkout/use-product-checkout';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import { bookActivity, checkoutActivity, type ActivityQuote, TRANSPORT_FIELDS } from '../../contract';
import type { Criteria } from '../search/criteria';
import { formShape, prefilledForm } from './form/form';
import { lineupOf } from './form/lineup';
import { toRequest, travelersToSave } from './form/request';
import { formRules } from './form/rules';
import { readBookingError } from './read-error';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from '@/core/fields/names';
import { TRANSPORT_FIELD_NAMES } from '../../say/labels';
import { BIRTH, MEASURES, PASSPORT } from './fields/traveler-fields';

/** Nothing is added to an activity beside its protection. */
export const NO_EXTRAS = {};
export type CheckoutProps = CheckoutGiven<ActivityQuote, typeof NO_EXTRAS, Criteria>;

/** The price of now of a chosen option (R330). */
export const quoteOf = (optionId: string, entry: Entry & { protection?: string | undefined }) =>
  callOf(checkoutActivity, { body: { optionId, ...entry } });

/** The checkout of activities: who takes part, what the product asks of them, and booking it once (R331, R332). */
export function useActivityCheckout(given: CheckoutProps) {
  const api = useApi();
  const { locale } = useFormat();
  const person = useCheckoutPerson();
  const { offer } = given.first;
  return useProductCheckout({
    given,
    form: {
      shape: formShape(lineupOf(offer.travelers).length),
      rules: formRules(offer),
      initial: prefilledForm(offer, person, locale),
      nameOf: useFieldName(),
    },
    quote: (entry) => quoteOf(offer.id, entry),
    details: (form) => toRequest(form, offer),
    book: async ({ details, payment, ...order }, idempotencyKey) => {
      if (!payment) throw new Error('Activities are paid when they are booked');
      const body = { ...order, ...details, payment };
      return (await api.call(bookActivity, { body }, { idempotencyKey })).data.progress;
    },
    readError: readBookingError,
    travelers: travelersToSave,
  });
}

/** What each field is called, at the field and in a list of errors. */
function useFieldName(): (path: string) => string {
  const { t } = useLingui();
  const names = useFieldNames({
    ...{ ...BIRTH, ...MEASURES, ...PASSPORT },
    pickup: { label: msg`Pickup location` },
    tourLanguage: { label: msg`Tour language` },
    specialRequests: { label: msg`Special requests` },
    ...Object.fromEntries(TRANSPORT_FIELDS.map((field) => [field, { label: TRANSPORT_FIELD_NAMES[field] }])),
  });
  return (path) => {
    const [part, index] = path.split('.');
    if (path === 'arrival.mode') return t`Arrival mode`;
    if (path === 'departure.mode') return t`Departure mode`;
    const name = names(path);
    const number = Number(index) + 1;
    if (part === 'travelers') return t`Traveler ${number}, ${name}`;
    if (part === 'arrival') return t`Arrival, ${name}`;
    return part === 'departure' ? t`Departure, ${name}` : name;
  };
}
