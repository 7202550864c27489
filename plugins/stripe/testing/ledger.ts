import type { GatewayFact } from '@/server/booking/testing/facts';
import { nameOf } from './object-name';
import {
  type Charge,
  type ConnectedAccount,
  type Dispute,
  type Domain,
  type Failure,
  type FraudWarning,
  isSlip,
  type Intent,
  type Method,
  type Named,
  Refusal,
  type Refund,
  type RefundStatus,
  type Review,
  type Setup,
  type Token,
} from './objects';
import { Payouts } from './payouts';
import type { Asked } from './schemas';

const FAILURES: Partial<Record<Method['behaviour'], Failure>> = {
  declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
};
const ASKED: Failure = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
const UNCONFIRMED: Failure = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
};
const LAPSED: Failure = {
  type: 'invalid_request_error',
  code: 'payment_intent_payment_attempt_expired',
  message: 'The payment attempt expired.',
};

const LATE_MS = 8_000;
/** What Stripe keeps: three of a hundred and thirty cents. */
const feeOf = (amount: number) => Math.round(amount * 0.03) + 30;

export const card402 = (failure: Failure, more: object = {}) =>
  new Refusal(failure.type === 'card_error' ? 402 : 400, failure.code, failure.message, {
    type: failure.type,
    ...(failure.decline_code ? { decline_code: failure.decline_code } : {}),
    ...more,
  });
const badState = (intent: { status: string }) =>
  new Refusal(
    400,
    'payment_intent_unexpected_state',
    `This PaymentIntent's state is ${intent.status}, in which this cannot be done.`,
  );
const missing = (what: string) => new Refusal(404, 'resource_missing', `No such ${what}`);

/** Stripe's own where nothing was said: three days, Multibanco's seven. */
function slipDays({
  payment_method_options: options,
  allowed_payment_method_types: types,
}: Asked<'payment_intents.create'>) {
  const { boleto, konbini, oxxo } = options ?? {};
  const asked = boleto ?? konbini ?? oxxo;
  return asked?.expires_after_days ?? (types?.includes('multibanco') ? 7 : 3);
}

/** What a slip is told as: `expires_at`, but `expires_after` of an OXXO (type `PaymentIntent.NextAction.OxxoDisplayDetails`). */
const slipAction = (type: string, url: string, until: number) => ({
  type: `${type}_display_details`,
  [`${type}_display_details`]: {
    hosted_voucher_url: url,
    [type === 'oxxo' ? 'expires_after' : 'expires_at']: Math.floor(until / 1000),
  },
});

/** `confirmation_token.use_stripe_sdk` of the published fixtures is true: without a word of the caller its script is asked. */
const nextAction = (
  url: string,
  asked: Pick<Asked<'payment_intents.confirm'>, 'confirmation_token' | 'return_url' | 'use_stripe_sdk'>,
) =>
  (asked.use_stripe_sdk ?? asked.confirmation_token !== undefined)
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    : { type: 'redirect_to_url', redirect_to_url: { url, return_url: asked.return_url } };

/** One account's books at Stripe, and how money moves in them. */
export class Ledger {
  readonly intents = new Map<string, Intent>();
  readonly setups = new Map<string, Setup>();
  readonly refunds: Refund[] = [];
  readonly reviews = new Map<string, Review>();
  readonly warnings = new Map<string, FraudWarning>();
  readonly domains: Domain[] = [];
  readonly tokens = new Map<string, Token>();
  readonly methods = new Map<string, Method>();
  readonly customers = new Set<string>();
  readonly disputes = new Map<string, Dispute>();
  readonly accounts = new Map<string, ConnectedAccount>();
  readonly payouts: Payouts;

  constructor(
    private readonly now: () => number,
    private readonly origin: () => string,
    private readonly tell: (type: string, object: Named) => void,
    private readonly write: (fact: GatewayFact) => void,
    private readonly pixCurrency: string,
    private readonly nextRefund: () => RefundStatus,
  ) {
    this.payouts = new Payouts(this, now);
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw missing(`payment_intent: '${id}'`);
    if (intent.until !== null && this.now() >= intent.until) {
      intent.until = null;
      if (intent.status === 'processing') this.#hold(intent);
      else if (intent.status === 'requires_action') this.#fail(intent, LAPSED);
    }
    return intent;
  }

  setup(id: string): Setup {
    const setup = this.setups.get(id);
    if (!setup) throw missing(`setup_intent: '${id}'`);
    return setup;
  }

  token(id: string): Token {
    const token = this.tokens.get(id);
    if (!token) throw missing(`confirmationtoken: '${id}'`);
    return token;
  }

  create(asked: Asked<'payment_intents.create'>): Intent {
    const isPix = asked.allowed_payment_method_types?.includes('pix') ?? false;
    if (asked.amount < 50) throw new Refusal(400, 'amount_too_small', 'Amount must be at least $0.50 usd');
    if (isPix && asked.currency !== this.pixCurrency)
      throw new Refusal(400, 'payment_intent_invalid_parameter', `pix takes ${this.pixCurrency} alone`);
    if (isPix && asked.capture_method === 'manual')
      throw new Refusal(400, 'payment_intent_invalid_parameter', 'pix cannot be captured later');
    if (asked.allowed_payment_method_types && asked.automatic_payment_methods)
      throw new Refusal(400, 'parameter_invalid_empty', 'Name types, or let Stripe choose them');
    const intent: Intent = {
      id: nameOf('pi'),
      object: 'payment_intent',
      amount: asked.amount,
      currency: asked.currency,
      created: Math.floor(this.now() / 1000),
      capture_method: asked.capture_method ?? 'automatic_async',
      automatic: asked.automatic_payment_methods?.enabled ?? !asked.allowed_payment_method_types,
      types: asked.allowed_payment_method_types ?? ['card'],
      description: asked.description ?? null,
      metadata: { ...asked.metadata },
      customer: asked.customer ?? null,
      payment_method: asked.payment_method ?? null,
      application_fee_amount: asked.application_fee_amount ?? null,
      status: asked.payment_method ? 'requires_confirmation' : 'requires_payment_method',
      amount_received: 0,
      last_payment_error: null,
      next_action: null,
      charge: null,
      method: null,
      returnUrl: null,
      until: null,
      pixSeconds: asked.payment_method_options?.pix?.expires_after_seconds ?? 14_400,
      slipDays: slipDays(asked),
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #entry(intent: Intent, result: string): void {
    this.write({
      type: 'authorise',
      key: intent.metadata['key'] ?? intent.id,
      agencyId: intent.metadata['agency'] ?? '',
      paymentRef: intent.id,
      amount: { amount: intent.amount, currency: intent.currency.toUpperCase() },
      result,
    });
  }

  #move(intent: Intent, type: 'capture' | 'void' | 'refund', amount = intent.amount): void {
    const currency = intent.currency.toUpperCase();
    this.write({ type, paymentRef: intent.id, amount: { amount, currency }, result: 'done' });
  }

  #charge(intent: Intent, captured: boolean): Charge {
    const { method } = intent;
    return {
      id: nameOf('ch'),
      object: 'charge',
      created: Math.floor(this.now() / 1000),
      payment_intent: intent.id,
      currency: intent.currency,
      amount: intent.amount,
      amount_captured: captured ? intent.amount : 0,
      amount_refunded: 0,
      captured,
      status: 'succeeded',
      payment_method_details: method?.card
        ? {
            type: 'card',
            card: {
              ...{ brand: method.card.brand, last4: method.card.last4 },
              // The network's seven days of a payment that its payer has begun.
              ...(captured ? {} : { capture_before: Math.floor(this.now() / 1000) + 7 * 86_400 }),
            },
          }
        : { type: method?.type, [method?.type ?? '']: {} },
      balance_transaction: captured ? this.#balance(intent) : null,
    };
  }

  #balance = (intent: Intent) => ({
    id: nameOf('txn'),
    object: 'balance_transaction',
    fee: feeOf(intent.amount),
    currency: intent.currency,
  });

  #hold(intent: Intent): void {
    intent.next_action = null;
    intent.until = null;
    if (intent.capture_method === 'manual') {
      intent.status = 'requires_capture';
      intent.charge = this.#charge(intent, false);
      this.tell('payment_intent.amount_capturable_updated', intent);
      return;
    }
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.charge = this.#charge(intent, true);
    this.tell('payment_intent.succeeded', intent);
  }

  #fail(intent: Intent, failure: Failure): void {
    intent.next_action = null;
    intent.status = 'requires_payment_method';
    intent.last_payment_error = failure;
    this.write({ type: 'challenge', paymentRef: intent.id, result: 'refused' });
    this.tell('payment_intent.payment_failed', intent);
  }

  confirm(id: string, asked: Asked<'payment_intents.confirm'>): Intent {
    const intent = this.intent(id);
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) throw badState(intent);
    const method = this.#methodFor(intent, asked.confirmation_token);
    const allowed = intent.automatic ? ['card'] : intent.types;
    if (!allowed.includes(method.type))
      throw new Refusal(400, 'payment_intent_incompatible_payment_method', `It takes no ${method.type}`);
    intent.method = method;
    intent.returnUrl = asked.return_url ?? null;
    const { behaviour } = method;
    const isKept = method.customer !== null;
    const failure =
      FAILURES[behaviour] ?? (behaviour === 'declined-later' && isKept ? FAILURES.declined : undefined);
    if (failure) {
      intent.last_payment_error = failure;
      intent.status = 'requires_payment_method';
      this.#entry(intent, 'declined');
      this.tell('payment_intent.payment_failed', intent);
      throw card402(failure, { payment_intent: intent });
    }
    if (behaviour === 'authenticate-later' && isKept && asked.off_session) {
      intent.last_payment_error = ASKED;
      intent.status = 'requires_payment_method';
      throw card402(ASKED, { payment_intent: intent });
    }
    const asks =
      behaviour === 'authenticate' ? !isKept : behaviour === 'authenticate-later' && !asked.off_session;
    if (isSlip(behaviour)) {
      intent.status = 'requires_action';
      intent.until = this.now() + intent.slipDays * 86_400_000;
      intent.next_action = slipAction(behaviour, `${this.origin()}/slip/${intent.id}`, intent.until);
      this.#entry(intent, 'action-required');
      return intent;
    }
    if (asks || behaviour === 'pix') {
      if (!asked.return_url) throw new Refusal(400, 'parameter_missing', 'return_url is missing');
      intent.status = 'requires_action';
      const url = `${this.origin()}/${asks ? '3ds' : 'pix'}/${intent.id}`;
      intent.until = asks ? null : this.now() + intent.pixSeconds * 1000;
      intent.next_action = asks
        ? nextAction(url, asked)
        : {
            type: 'pix_display_qr_code',
            pix_display_qr_code: { hosted_instructions_url: url, data: '0002012' },
          };
      this.#entry(intent, 'action-required');
      return intent;
    }
    this.#entry(intent, 'authorised');
    if (behaviour === 'late') {
      intent.status = 'processing';
      intent.until = this.now() + LATE_MS;
    } else this.#hold(intent);
    return intent;
  }

  #methodFor(intent: Intent, tokenId: string | undefined): Method {
    if (!tokenId) {
      const kept = this.methods.get(intent.payment_method ?? '');
      if (!kept || kept.customer !== intent.customer) throw missing('PaymentMethod');
      return kept;
    }
    const token = this.token(tokenId);
    if (token.usedBy !== null && token.usedBy !== intent.id)
      throw new Refusal(400, 'confirmation_token_already_used', 'The ConfirmationToken was used before');
    // A wallet has shown that sum to the payer.
    if (token.amount !== null && token.amount !== intent.amount)
      throw new Refusal(
        400,
        'parameter_invalid',
        'The fields showed another amount than the PaymentIntent has',
      );
    token.usedBy = intent.id;
    return token.method;
  }

  /** The payer answers the bank, or pays a Pix. False when there is nothing to answer any more. */
  answer(id: string, yes: boolean): Intent | null {
    const intent = this.intent(id);
    if (intent.status !== 'requires_action') return null;
    if (!yes) {
      this.#fail(intent, intent.method?.type === 'card' ? UNCONFIRMED : LAPSED);
      return intent;
    }
    this.write({ type: 'challenge', paymentRef: intent.id, result: 'confirmed' });
    this.#hold(intent);
    return intent;
  }

  update(id: string, { metadata = {} }: Asked<'payment_intents.update'>): Intent {
    const intent = this.intent(id);
    const before = intent.metadata['capture'];
    intent.metadata = { ...intent.metadata, ...metadata };
    // What was paid at once is taken by whoever writes so on it.
    if (!before && intent.metadata['capture'] && intent.method?.type !== 'card')
      this.#move(intent, 'capture');
    return intent;
  }

  capture(id: string, asked: Asked<'payment_intents.capture'>): Intent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_capture') throw badState(intent);
    const amount = asked.amount_to_capture ?? intent.amount;
    if (amount > intent.amount) throw new Refusal(400, 'amount_too_large', 'More than was authorised');
    intent.metadata = { ...intent.metadata, ...asked.metadata };
    intent.status = 'succeeded';
    intent.amount_received = amount;
    Object.assign(intent.charge!, {
      captured: true,
      amount_captured: amount,
      balance_transaction: this.#balance(intent),
    });
    this.#move(intent, 'capture', amount);
    this.tell('payment_intent.succeeded', intent);
    return intent;
  }

  cancel(id: string): Intent {
    const intent = this.intent(id);
    if (!/^requires_/.test(intent.status)) throw badState(intent);
    if (intent.charge || intent.next_action) this.#move(intent, 'void');
    intent.status = 'canceled';
    intent.next_action = null;
    this.tell('payment_intent.canceled', intent);
    return intent;
  }

  refund(asked: Asked<'refunds.create'>): Refund {
    const intent = this.intent(asked.payment_intent);
    const { charge } = intent;
    if (intent.status !== 'succeeded' || !charge) throw badState(intent);
    const left = intent.amount_received - charge.amount_refunded;
    if (left === 0) throw new Refusal(400, 'charge_already_refunded', 'Charge has already been refunded.');
    const amount = asked.amount ?? left;
    if (amount > left)
      throw new Refusal(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount');
    const status = this.nextRefund();
    const refund: Refund = {
      ...{ id: nameOf('re'), object: 'refund', created: Math.floor(this.now() / 1000) },
      ...{ charge: charge.id, payment_intent: intent.id, amount, currency: intent.currency, status },
      metadata: { ...asked.metadata },
      ...(status === 'pending' ? { pending_reason: 'processing' as const } : {}),
      ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
      until: status === 'pending' ? this.now() + LATE_MS : null,
    };
    this.refunds.push(refund);
    this.tell('refund.created', refund);
    if (status === 'failed') return refund;
    charge.amount_refunded += amount;
    this.#move(intent, this.#isHeld(intent) ? 'void' : 'refund', amount);
    this.tell('charge.refunded', { id: charge.id, object: 'charge', payment_intent: intent.id });
    return refund;
  }

  /** A Pix that nobody took is let go of. */
  #isHeld = (intent: Intent) =>
    intent.capture_method !== 'manual' && !intent.metadata['capture'] && !intent.customer;

  /** As it stands now; a slow one arrives after a while. */
  refundNow(refund: Refund): Refund {
    if (refund.until !== null && this.now() >= refund.until) this.endRefund(refund.id, 'succeeded');
    return refund;
  }

  /**
   * A bank says what became of a refund, at once or long after it called it done. One that failed or was given up is not
   * refunded any more: the balance has the money again.
   */
  endRefund(id: string, status: RefundStatus, failure_reason?: string): void {
    const refund = this.refunds.find((one) => one.id === id)!;
    const isBack = status === 'failed' || status === 'canceled';
    const intent = this.intents.get(refund.payment_intent)!;
    Object.assign(refund, { status, until: null }, failure_reason ? { failure_reason } : {});
    delete refund.pending_reason;
    if (isBack) {
      intent.charge!.amount_refunded -= refund.amount;
      this.#move(intent, this.#isHeld(intent) ? 'void' : 'refund', -refund.amount);
    }
    this.tell('refund.updated', refund);
    this.tell('charge.refund.updated', refund);
    if (status === 'failed') this.tell('refund.failed', refund);
  }

  /** Radar sets a payment aside until somebody has looked at it. */
  review(intentId: string): Review {
    const intent = this.intent(intentId);
    const review: Review = {
      ...{ id: nameOf('prv'), object: 'review', charge: intent.charge?.id ?? '', payment_intent: intentId },
      ...{ created: Math.floor(this.now() / 1000), open: true, opened_reason: 'rule' },
      ...{ closed_reason: null, reason: 'rule' },
    };
    this.reviews.set(review.id, review);
    this.tell('review.opened', review);
    return review;
  }

  closeReview(id: string, reason: string): void {
    const review = this.reviews.get(id)!;
    Object.assign(review, { open: false, closed_reason: reason, reason });
    this.tell('review.closed', review);
  }

  /** An issuer says that a charge looks fraudulent. */
  warn(intentId: string): FraudWarning {
    const { charge } = this.intent(intentId);
    const warning: FraudWarning = {
      ...{ id: nameOf('issfr'), object: 'radar.early_fraud_warning', actionable: true },
      ...{ charge: charge!.id, created: Math.floor(this.now() / 1000), fraud_type: 'misc' },
    };
    this.warnings.set(warning.id, warning);
    this.tell('radar.early_fraud_warning.created', warning);
    return warning;
  }

  settleWarning(id: string): void {
    const warning = this.warnings.get(id)!;
    warning.actionable = false;
    this.tell('radar.early_fraud_warning.updated', warning);
  }

  /** A payout came back from the bank, or arrived. */
  endPayout(id: string, status: 'paid' | 'failed', failure_code: string | null = null): void {
    const payout = this.payouts.list.find((one) => one.id === id)!;
    Object.assign(payout, { status, failure_code });
    this.tell(`payout.${status}`, payout);
  }

  domain(id: string): Domain {
    const domain = this.domains.find((one) => one.id === id);
    if (!domain) throw missing(`payment_method_domain: '${id}'`);
    return domain;
  }

  /** Apple Pay is active where nothing more is asked of the domain. */
  registerDomain({ domain_name, enabled = true }: Asked<'payment_method_domains.create'>): Domain {
    const active = { status: 'active' } as const;
    const domain: Domain = {
      ...{ id: nameOf('pmd'), object: 'payment_method_domain', created: Math.floor(this.now() / 1000) },
      ...{ domain_name, enabled, apple_pay: active, google_pay: active, link: active, livemode: false },
    };
    this.domains.push(domain);
    return domain;
  }

  chargeOf(id: string): Charge {
    const charge = [...this.intents.values()].find((intent) => intent.charge?.id === id)?.charge;
    if (!charge) throw missing(`charge: '${id}'`);
    return charge;
  }

  confirmSetup(id: string, asked: Asked<'setup_intents.confirm'>): Setup {
    const setup = this.setup(id);
    if (!['requires_payment_method', 'requires_confirmation'].includes(setup.status))
      throw new Refusal(400, 'setup_intent_unexpected_state', `It is ${setup.status}`);
    const token = this.token(asked.confirmation_token);
    token.usedBy = setup.id;
    const { method } = token;
    setup.method = method;
    setup.returnUrl = asked.return_url ?? null;
    const failure = FAILURES[method.behaviour];
    if (failure) {
      setup.last_setup_error = failure;
      throw card402(failure, { setup_intent: setup });
    }
    if (method.behaviour === 'authenticate') {
      if (!asked.return_url) throw new Refusal(400, 'parameter_missing', 'return_url is missing');
      setup.status = 'requires_action';
      const url = `${this.origin()}/3ds/${setup.id}`;
      setup.next_action = nextAction(url, asked);
      return setup;
    }
    return this.#keep(setup);
  }

  #keep(setup: Setup): Setup {
    const { method } = setup;
    setup.status = 'succeeded';
    setup.next_action = null;
    setup.payment_method = method!.id;
    method!.customer = setup.customer;
    this.methods.set(method!.id, method!);
    this.tell('setup_intent.succeeded', setup);
    return setup;
  }

  answerSetup(id: string, yes: boolean): Setup | null {
    const setup = this.setup(id);
    if (setup.status !== 'requires_action') return null;
    if (yes) return this.#keep(setup);
    setup.status = 'requires_payment_method';
    setup.next_action = null;
    setup.last_setup_error = { ...UNCONFIRMED, code: 'setup_intent_authentication_failure' };
    return setup;
  }

  dispute(id: string, amount?: number): Dispute {
    const intent = this.intent(id);
    const dispute: Dispute = {
      id: nameOf('dp'),
      object: 'dispute',
      charge: intent.charge?.id ?? '',
      payment_intent: id,
      amount: amount ?? intent.amount,
      currency: intent.currency,
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_details: { due_by: Math.floor(this.now() / 1000) + 7 * 86_400 },
    };
    this.disputes.set(dispute.id, dispute);
    this.tell('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(id: string, status: 'won' | 'lost' | 'prevented'): void {
    const dispute = this.disputes.get(id)!;
    dispute.status = status;
    this.tell('charge.dispute.closed', dispute);
  }
}
