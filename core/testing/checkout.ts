import { i18n, type MessageDescriptor } from '@lingui/core';
import { formErrors, withValue, type FieldError } from '../forms/rules';
import { createFormatter } from '../i18n/format';
import type { CheckoutGiven } from '../selling/checkout/CheckoutScreen';
import type { askedForm, Typed } from '../selling/checkout/form/asked';
import type { Quote } from '../selling/checkout/pay/use-booking';
import type { Asked } from '../selling/checkout/ProductCheckout';
import type { KnownUser } from '../selling/client/use-client-details';

const nothing = () => undefined;

/** One checkout as its page gets it, which remembers and leads nowhere. */
export const aCheckout = <Q extends Quote, Extras, Criteria extends object>(
  given: Pick<CheckoutGiven<Q, Extras, Criteria>, 'checkoutKey' | 'criteria' | 'first' | 'extras'>,
): CheckoutGiven<Q, Extras, Criteria> & { address: object; search: undefined } => ({
  address: {},
  search: undefined,
  words: { gone: 'It is gone', others: null },
  onNewKey: nothing,
  onAgreed: nothing,
  onExtras: nothing,
  ...given,
});

interface Tried<Q, Criteria> {
  formOf: (
    first: Q,
    asked: Omit<Asked<Criteria>, 'typed' | 'form'>,
    person: KnownUser | null,
  ) => ReturnType<typeof askedForm>;
}

/** The form of a checkout without its page: what it asks, what it finds wrong, and what it sends. */
export function tryForm<Q, Criteria extends object>(
  checkout: Tried<Q, Criteria>,
  first: Q,
  {
    criteria = {} as Criteria,
    person = null,
    locale = 'en-US',
  }: { criteria?: Criteria; person?: KnownUser | null; locale?: string } = {},
) {
  const say = { locale, _: (words: MessageDescriptor) => i18n._(words) };
  const form = checkout.formOf(first, { say, format: createFormatter(locale), criteria }, person);
  return {
    ...form,
    /** The form with these typed into it, by their paths. */
    with: (typed: Readonly<Record<string, string>>, start: Typed = form.initial): Typed =>
      Object.entries(typed).reduce((values, [path, value]) => withValue(values, path, value), start),
    errors: (values: Typed): Readonly<Record<string, FieldError>> => formErrors(values, form.rules),
    /** What is told of one field, in the words of the source. */
    errorAt: (values: Typed, path: string): string | null => form.rules.error(values, path)?.message ?? null,
  };
}
