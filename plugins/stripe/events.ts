import type Stripe from 'stripe';
import type { GatewayEffects, GatewayNotice } from '@/server/payment';
import type { Accounts, ChangedAccount } from './accounts';
import { on } from './client';
import { fromStripe } from './minor-units';
import { stageOf } from './returns';
import type { StripeMemory } from './tables';

interface EventParts extends GatewayEffects {
  readonly stripe: Stripe;
  readonly memory: Pick<StripeMemory, 'byIntent'>;
  readonly accounts: Pick<Accounts, 'changed' | 'agencyOf'>;
}

/** Stripe's names have 255 letters at most. */
const ID = /^(?=.{4,255}$)[a-z]{2,10}_[A-Za-z0-9_]+$/;
/** The name of an object, or of one that is told whole; null for what is none. */
export const idOf = (value: unknown): string | null => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof id === 'string' && ID.test(id) ? id : null;
};

/** Whether a dispute still waits for somebody. */
const isOpenDispute = ({ status }: Stripe.Dispute): boolean =>
  !['won', 'lost', 'warning_closed', 'prevented'].includes(status);

/** How an object names the payment that it is about: its intent, its charge, or neither. */
interface OfPayment {
  readonly payment_intent?: string | Stripe.PaymentIntent | null;
  readonly charge?: string | Stripe.Charge | null;
}

/** What its owner has to know of an agency's own account; what is fine closes what was not. */
function accountNotices({ agencyId, account, state }: ChangedAccount): GatewayNotice[] {
  const about = { reference: account, key: null, agencyId } as const;
  if (!state) return [{ ...about, kind: 'account-disconnected', isOpen: true }];
  const {
    charges_enabled: charges,
    payouts_enabled: payouts,
    details_submitted: isTold,
    requirements,
  } = state;
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  const deadline = requirements?.current_deadline ?? null;
  const said = requirements?.disabled_reason ?? due.slice(0, 5).join(', ');
  const more = {
    ...(said ? { said } : {}),
    until: deadline === null ? null : new Date(deadline * 1000),
  };
  // While it is opened, Stripe asks on its own pages.
  const isOff = isTold && !charges;
  return [
    { ...about, ...more, kind: 'account-charges-off', isOpen: isOff },
    { ...about, ...more, kind: 'account-payouts-off', isOpen: isTold && charges && !payouts },
    { ...about, ...more, kind: 'account-asked', isOpen: isTold && charges && payouts && due.length > 0 },
  ];
}

/**
 * What follows from an event: of what it says only names are used, and what they name is read at Stripe. Events may come late,
 * twice, in any order, or never.
 */
export function followEvents({
  stripe,
  memory,
  accounts,
  nudge,
  noticed,
  refundCameBack,
}: EventParts): (event: Stripe.Event) => Promise<void> {
  type At = { readonly id: string; readonly account: string | null };

  /** The payment here that an intent is of; null for one of nobody here, or of another account. */
  async function paymentOf(intent: unknown, account: string | null) {
    const kept = await memory.byIntent(idOf(intent) ?? '');
    return kept && kept.account === account ? kept : null;
  }
  const look = async (intent: unknown, account: string | null) => {
    const kept = await paymentOf(intent, account);
    if (kept) await nudge({ key: kept.key, paymentRef: kept.intent });
  };

  const chargeNamed = async (charge: OfPayment['charge'], account: string | null) =>
    typeof charge === 'string' ? stripe.charges.retrieve(charge, {}, on(account)) : (charge ?? null);

  /**
   * Whose something is: a payment's here, found by its charge where it names no intent; where it names neither, nobody knows and
   * it is the account's to look into. Null for what is of nobody here.
   */
  async function whose({ payment_intent, charge }: OfPayment, account: string | null) {
    if (!payment_intent && !charge) {
      const agencyId = account === null ? null : await accounts.agencyOf(account);
      return account === null || agencyId !== null ? { kept: null, key: null, agencyId } : null;
    }
    const intent = payment_intent ?? (await chargeNamed(charge, account))?.payment_intent;
    const kept = await paymentOf(intent, account);
    return kept && { kept, key: kept.key, agencyId: null };
  }

  async function dispute({ id, account }: At): Promise<void> {
    const found = await stripe.disputes.retrieve(id, {}, on(account));
    const of = await whose(found, account);
    if (!of) return;
    // No day, or 0: Stripe names none, or nothing can be answered.
    const { due_by: due } = found.evidence_details;
    await noticed({
      ...{ kind: 'dispute', reference: id, key: of.key, agencyId: of.agencyId },
      ...{ isOpen: isOpenDispute(found), money: fromStripe(found.amount, found.currency) },
      until: due ? new Date(due * 1000) : null,
    });
  }

  /** It is done when Stripe says that it succeeded; what failed is owed again, also after it was said to be done. */
  async function refund({ id, account }: At): Promise<void> {
    const found = await stripe.refunds.retrieve(id, {}, on(account));
    const of = await whose(found, account);
    if (!of) return;
    const stage = stageOf(found);
    const isBack = stage.kind === 'failed';
    const key = of.kept && found.metadata?.['key'];
    if (isBack && key) await refundCameBack({ key, why: stage.message });
    // Without a key somebody has asked for it at Stripe itself, and no booking waits for it.
    if (isBack && !key)
      await noticed({
        ...{ kind: 'refund-came-back', reference: id, key: of.key, agencyId: of.agencyId, isOpen: true },
        ...{ money: fromStripe(found.amount, found.currency), said: stage.message },
      });
    if (of.kept) await nudge({ key: of.kept.key, paymentRef: of.kept.intent });
  }

  async function review({ id, account }: At): Promise<void> {
    const found = await stripe.reviews.retrieve(id, {}, on(account));
    const of = await whose(found, account);
    if (!of) return;
    const { opened_reason: said, open: isOpen } = found;
    await noticed({
      ...{ kind: 'payment-in-review', reference: id, key: of.key, agencyId: of.agencyId, said, isOpen },
    });
  }

  async function fraudWarning({ id, account }: At): Promise<void> {
    const found = await stripe.radar.earlyFraudWarnings.retrieve(id, {}, on(account));
    const charge = await chargeNamed(found.charge, account);
    const of = await whose({ payment_intent: found.payment_intent ?? null, charge }, account);
    if (!of) return;
    await noticed({
      ...{ kind: 'fraud-warning', reference: id, key: of.key, agencyId: of.agencyId, said: found.fraud_type },
      ...(charge ? { money: fromStripe(charge.amount, charge.currency) } : {}),
      isOpen: found.actionable,
    });
  }

  /** An agency's own; those of the platform's account are found by the comparison of the books, and told at once, too. */
  async function payout({ id, account }: At): Promise<void> {
    const agencyId = account === null ? null : await accounts.agencyOf(account);
    if (account !== null && agencyId === null) return;
    const found = await stripe.payouts.retrieve(id, {}, on(account));
    const said = found.failure_message ?? found.failure_code;
    await noticed({
      ...{ kind: 'payout-failed', reference: id, key: null, agencyId, isOpen: found.status === 'failed' },
      ...{ money: fromStripe(found.amount, found.currency), ...(said ? { said } : {}) },
    });
  }

  async function changed(account: string): Promise<void> {
    const is = await accounts.changed(account);
    for (const notice of is ? accountNotices(is) : []) await noticed(notice);
  }

  const BY_KIND: readonly (readonly [kind: RegExp, follow: (at: At, object: object) => Promise<void>])[] = [
    [/^payment_intent\./, ({ id, account }) => look(id, account)],
    [/^charge\.refunded$/, ({ account }, object) => look((object as Stripe.Charge).payment_intent, account)],
    [/^(refund|charge\.refund)\./, refund],
    [/^charge\.dispute\./, dispute],
    [/^review\./, review],
    [/^radar\.early_fraud_warning\./, fraudWarning],
    [/^payout\.(paid|failed|canceled|updated)$/, payout],
    [/^account\.updated$/, ({ id }) => changed(id)],
    [
      /^account\.application\.deauthorized$/,
      ({ account }) => (account ? changed(account) : Promise.resolve()),
    ],
  ];

  return async ({ type, account = null, data }) => {
    const id = idOf(data.object);
    const follow = id && BY_KIND.find(([kind]) => kind.test(type))?.[1];
    if (id && follow) await follow({ id, account }, data.object);
  };
}
