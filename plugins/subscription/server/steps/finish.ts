import type { Language } from '@/core/contract';
import type { Tx } from '@/server/db/types';
import { json } from '@/server/db/json';
import type { Services } from '@/server/ports/services';
import { mailVerification } from '@/server/accounts/mailed-links';
import { firstPayment, openStanding } from '@/server/mail/standing';
import { createAgency, createUser } from '@/server/tenancy/create';
import { tell } from '../letters/tell';
import { dayOf } from '../plan/days';
import { type Period, periodAt, scheduleOf } from '../plan/schedule';
import { unpaid } from '../plan/owed';
import { holdsName } from '../store/names';
import { issueInvoice } from '../store/invoices';
import type { AttemptRow, SubscriptionRow } from '../store/tables';
import { lockSubscription, note, setSelling, writeSubscription } from '../store/write';
import type { Change } from '../store/attempts';
import { afterPayment, lookAgain } from './standing';

type Parts = Pick<Services, 'audit' | 'clock' | 'jobs'>;

/** What was paid for cannot be had any more: the money goes back. `reason` is kept as the attempt's failure. */
export class CannotFinish extends Error {
  constructor(readonly reason: 'exists' | 'gone' | 'paid-already') {
    super(`The payment cannot be used: ${reason}`);
    this.name = 'CannotFinish';
  }
}

/** How long the link into a new site works. */
const ENTRY_MS = 30 * 60_000;
/** Currencies in which sites are opened in their country; everywhere else in USD. */
const CURRENCIES: Readonly<Record<string, string>> = {
  BR: 'BRL',
  GB: 'GBP',
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((code) => [code, 'EUR']),
  ),
};

/** The first period, or one that follows, is paid or free: the agency sells, and has its invoice. */
async function paid(
  tx: Tx,
  parts: Parts,
  { subscription, period, attempt }: { subscription: SubscriptionRow; period: Period; attempt: AttemptRow },
): Promise<void> {
  const now = parts.clock.now();
  const agencyId = subscription.agency_id;
  await setSelling(tx, agencyId, true);
  const invoice =
    attempt.amount_minor > 0 ? await issueInvoice(tx, { subscription, period, attempt, now }) : null;
  if (invoice) await firstPayment(tx, agencyId, now);
  await note(tx, parts, {
    ...{ agencyId, userId: attempt.user_id },
    action: period.index === 0 ? 'subscription.begin' : 'subscription.renew',
    data: {
      plan: subscription.plan,
      ...(subscription.coupon_code && period.index === 0 ? { coupon: subscription.coupon_code } : {}),
      from: period.from,
      until: period.until,
      amount: { amount: attempt.amount_minor, currency: attempt.currency },
      ...(invoice ? { invoice: invoice.number } : {}),
    },
  });
  await tell(tx, parts.jobs, {
    agencyId,
    kind: period.index === 0 ? 'welcome' : 'receipt',
    ...(invoice ? { invoiceId: invoice.id } : {}),
  });
}

/** Begins a subscription today, or begins it again. */
async function begin(tx: Tx, parts: Parts, agencyId: string, attempt: AttemptRow): Promise<void> {
  const now = parts.clock.now();
  const anchor = dayOf(now);
  const { plan, coupon_code, coupon_kind, payer, card, billing } = attempt;
  const period = periodAt(scheduleOf(plan, coupon_kind), anchor, 0);
  const fresh = {
    ...{ plan, coupon_code, coupon_kind, payer, anchor },
    ...{ cancel_at_end: false, warned_card: null },
    ...afterPayment(period),
  };
  const known = await lockSubscription(tx, agencyId);
  if (known && known.standing !== 'ended') throw new CannotFinish('paid-already');
  const subscription = known
    ? await writeSubscription(tx, known, { ...fresh, card: card!, billing: billing! }, now)
    : await tx
        .insertInto('subscription')
        .values({
          agency_id: agencyId,
          ...fresh,
          ...{ card: json(card), billing: json(billing) },
          look_at: lookAgain({ ...fresh, card: card! }),
          ...{ created_at: now, updated_at: now },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  if (coupon_code)
    await tx
      .insertInto('coupon_use')
      .values({ agency_id: agencyId, code: coupon_code, used_at: now })
      .execute();
  await paid(tx, parts, { subscription, period, attempt });
}

/** Makes the agency, its owner and its subscription, all or nothing. */
async function signUp(tx: Tx, parts: Parts, attempt: AttemptRow): Promise<Change> {
  const now = parts.clock.now();
  const { facts, subdomain, billing, password_hash } = attempt;
  const { firstName, lastName, email, agencyName, language, ...contact } = facts!;
  if (await holdsName(tx, { subdomain: subdomain!, agencyName })) throw new CannotFinish('exists');
  const agencyId = await createAgency(tx, {
    ...{ name: agencyName, subdomain: subdomain!, language, isSubscribed: true },
    currency: CURRENCIES[billing!.country] ?? 'USD',
    settings: {
      contactEmailId: contact.customerServiceEmail,
      contactPhoneNumber: contact.customerServicePhone,
      country: billing!.country,
    },
  });
  const userId = await createUser(tx, agencyId, {
    ...{ email, firstName, lastName, language },
    ...{ userType: 'AgencyOwner', passwordHash: password_hash! },
  });
  await tx
    .insertInto('first_steps')
    .values({ agency_id: agencyId, ticked: json([]), created_at: now })
    .execute();
  // Before anything is paid: the first payment is noted there.
  await openStanding(tx, agencyId, now);
  await mailVerification(tx, parts, { agencyId, email, language: language as Language });
  await begin(tx, parts, agencyId, { ...attempt, user_id: userId });
  return {
    ...{ made_agency_id: agencyId, made_user_id: userId },
    entry_until: new Date(now.getTime() + ENTRY_MS),
  };
}

/** The period that follows is paid. */
async function renew(tx: Tx, parts: Parts, attempt: AttemptRow, card = {}): Promise<void> {
  const subscription = await lockSubscription(tx, attempt.agency_id);
  if (!subscription || subscription.cancel_at_end) throw new CannotFinish('gone');
  if (subscription.period_index + 1 !== attempt.period_index) throw new CannotFinish('paid-already');
  const { plan, coupon_kind, anchor } = subscription;
  const period = periodAt(scheduleOf(plan, coupon_kind), anchor, attempt.period_index);
  const renewed = await writeSubscription(
    tx,
    subscription,
    { ...afterPayment(period), extras: unpaid(subscription.extras, attempt.extras), ...card },
    parts.clock.now(),
  );
  await paid(tx, parts, { subscription: renewed, period, attempt });
}

async function changeCard(tx: Tx, parts: Parts, attempt: AttemptRow): Promise<void> {
  const { agency_id: agencyId, user_id: userId } = attempt;
  const card = attempt.card!;
  if (attempt.period_index !== null) await renew(tx, parts, attempt, { card, warned_card: null });
  else {
    const subscription = await lockSubscription(tx, agencyId);
    if (!subscription || subscription.standing === 'ended') throw new CannotFinish('gone');
    await writeSubscription(tx, subscription, { card, warned_card: null }, parts.clock.now());
  }
  const { brand, last4 } = card;
  await note(tx, parts, { agencyId, userId, action: 'subscription.card', data: { brand, last4 } });
}

/**
 * Brings about what an attempt was for, in a transaction across agencies that also ends it. Returns what is known of it then.
 * Throws CannotFinish.
 */
export async function finish(tx: Tx, parts: Parts, attempt: AttemptRow): Promise<Change> {
  switch (attempt.kind) {
    case 'sign-up':
      return signUp(tx, parts, attempt);
    case 'begin':
      await begin(tx, parts, attempt.agency_id, attempt);
      return {};
    case 'card':
      await changeCard(tx, parts, attempt);
      return {};
    case 'pay-now':
    case 'renew':
      await renew(tx, parts, attempt);
      return {};
  }
}
