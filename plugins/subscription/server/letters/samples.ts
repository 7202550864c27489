import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SAMPLE_PERSON } from '@/server/mail/sample-person';
import type { LetterSample, PluginLetters, SampleAt } from '@/server/ports/letters';
import { addDays, type Day, dayOf } from '../plan/days';
import { periodAt, scheduleOf } from '../plan/schedule';
import { GRACE_DAYS } from '../steps/standing';
import type { InvoiceRow, SubscriptionRow } from '../store/tables';
import { wordsOf } from './letter-words';
import { letterTo } from './send';
import type { LetterKind } from './tell';

const ID = '00000000-0000-4000-8000-000000000000';
const PLAN = 'regular';

/** What each letter is called, and when it goes out. */
const OCCASIONS: Readonly<Record<LetterKind, { name: MessageDescriptor; when: MessageDescriptor }>> = {
  welcome: { name: msg`Welcome`, when: msg`When the subscription has started.` },
  receipt: {
    name: msg`Receipt`,
    when: msg`After each payment, with its invoice.`,
  },
  unpaid: { name: msg`Payment failed`, when: msg`When a renewal could not be charged.` },
  'warn-card': {
    name: msg`The card is about to expire`,
    when: msg`A few weeks before a renewal for which the saved card will have expired.`,
  },
  'warn-last': {
    name: msg`Last reminder`,
    when: msg`Two days before the site stops selling because a payment is missing.`,
  },
  ended: { name: msg`The subscription has ended`, when: msg`When the site has stopped selling.` },
  cancelled: {
    name: msg`The subscription is canceled`,
    when: msg`When you cancel the subscription; the site sells until its period is over.`,
  },
  refunded: { name: msg`Payment refunded`, when: msg`When the platform has refunded a payment.` },
};

/** Those about one payment. */
const OF_INVOICE: readonly LetterKind[] = ['receipt', 'refunded'];

const card = { ref: '', brand: 'visa', last4: '4242', expires: { month: 12, year: 2030 } };
const billing = (agencyName: string) => ({
  legalName: agencyName,
  email: SAMPLE_PERSON.email,
  addressLine: 'Rua das Flores 1',
  ...{ city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT', vatNumber: null },
});

/** A year that began today, or, for `isDue`, one whose renewal has failed today. */
function subscriptionOf({ agency, services }: SampleAt, today: Day, isDue: boolean): SubscriptionRow {
  const now = services.clock.now();
  const { index, from, until } = periodAt(scheduleOf(PLAN, null), today, 0);
  return {
    ...{ agency_id: agency.id, id: ID, plan: PLAN, coupon_code: null, coupon_kind: null },
    standing: isDue ? 'past_due' : 'active',
    ...{ anchor: from, period_index: index, period_from: from, period_until: until },
    ...{ cancel_at_end: false, payer: '', card, billing: billing(agency.public.agencyName) },
    ...{ extras: [], tries: 0, due_since: null, failure: isDue ? 'declined' : null },
    grace_until: isDue ? addDays(today, GRACE_DAYS) : null,
    ...{ next_try_at: null, warned_of: null, warned_card: null, look_at: null },
    ...{ created_at: now, updated_at: now },
  };
}

function invoiceOf({ agency, platform, services }: SampleAt, today: Day): InvoiceRow {
  const { from, until, months, amount } = periodAt(scheduleOf(PLAN, null), today, 0);
  const { agencyName, contactEmailId, contactPhoneNumber } = platform.public;
  return {
    ...{ agency_id: agency.id, id: ID, plan: PLAN, months, extras: [], payment_ref: '', refunded_at: null },
    number: `${today.slice(0, 4)}-000001`,
    ...{ issued_on: today, period_from: from, period_until: until },
    ...{ amount_minor: amount.amount, currency: amount.currency },
    seller: { name: agencyName, email: contactEmailId, phone: contactPhoneNumber },
    addressee: { ...billing(agency.public.agencyName), agencyName: agency.public.agencyName },
    card: { brand: card.brand, last4: card.last4 },
    created_at: services.clock.now(),
  };
}

const sampleOf = ([kind, occasion]: [LetterKind, (typeof OCCASIONS)[LetterKind]]): LetterSample => ({
  ...occasion,
  id: kind,
  to: 'owner',
  from: 'platform',
  draw(at) {
    const today = dayOf(at.services.clock.now());
    const { agency, platform, language } = at;
    return letterTo(
      {
        ...{ agency, platform },
        subscription: subscriptionOf(at, today, kind === 'unpaid' || kind === 'warn-last'),
        invoice: OF_INVOICE.includes(kind) ? invoiceOf(at, today) : undefined,
        why: '',
      },
      kind,
      language,
    );
  },
});

/** The letters about an agency's own subscription. */
export const letterSamples: PluginLetters = {
  title: msg`Subscription`,
  say: wordsOf,
  samples: (Object.entries(OCCASIONS) as [LetterKind, (typeof OCCASIONS)[LetterKind]][]).map(sampleOf),
};
