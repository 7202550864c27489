import { createHash, createHmac } from 'node:crypto';
import type { GatewayFact } from '@/server/booking/testing/facts';
import type { StripeAccount } from '../account';
import { readForm } from './form';
import { Ledger } from './ledger';
import { nameOf } from './object-name';
import {
  type Behaviour,
  type ConnectedAccount,
  type Intent,
  isSlip,
  type Method,
  type Named,
  Refusal,
  type Refund,
  type RefundStatus,
  type Setup,
  type Token,
} from './objects';
import { drawPage } from './pages';
import { type Asked, type Operation, ROUTES, SCHEMAS } from './schemas';
import { scriptOf } from './script';

/** Keys of nobody. */
export const FAKE_KEYS = {
  secretKey: 'sk_test_nobodymayreadthis',
  publishableKey: 'pk_test_anybodymayreadthis',
  webhookSecret: 'whsec_nobodymayreadthis',
} as const;

/** The account that a stand-in knows. */
export const fakeAccount = ({ origin }: Pick<FakeStripe, 'origin'>, feeBasisPoints = 0): StripeAccount => ({
  secretKey: FAKE_KEYS.secretKey,
  publishableKey: FAKE_KEYS.publishableKey,
  webhookSecrets: [FAKE_KEYS.webhookSecret],
  url: origin,
  scriptUrl: `${origin}/stripe.js`,
  fieldsOrigin: null,
  isTest: true,
  feeBasisPoints,
});

/** What others answer in Stripe's name, each with its status. */
const STRANGERS = {
  'gateway-404': [404, { error: 'no such route' }],
  'gateway-400': [400, { error: { code: 400, message: 'Bad Request' } }],
  'gateway-429': [429, { code: 'TOO_MANY_REQUESTS', message: 'Slow down' }],
  'gateway-200': [200, { status: 'ok' }],
} as const;
const strangerIn = (fault: Fault | null) =>
  fault && fault in STRANGERS ? STRANGERS[fault as keyof typeof STRANGERS] : null;

/** After what nobody knows whether Stripe has done what it was asked for. */
export const FAULTS = [
  ...(['lost-request', 'lost-answer', 'broken', 'limited', 'locked'] as const),
  ...(Object.keys(STRANGERS) as (keyof typeof STRANGERS)[]),
];
/** What goes wrong with a call on its way. `another-word`: it is done, and its state has a word that is not published yet. */
export type Fault = (typeof FAULTS)[number] | 'another-word';

/** An event as it is told, and whose it is. */
export interface FakeEvent {
  readonly id: string;
  readonly type: string;
  readonly account?: string;
  readonly data: { readonly object: Named };
}

export interface Call {
  readonly operation: Operation;
  readonly id: string;
  readonly account: string | null;
  readonly key: string | null;
  readonly body: object;
}

export interface FakeParts {
  readonly now: () => number;
  /** Asked for each call that is let in; nothing goes wrong without it. */
  readonly fault?: (operation: Operation) => Fault | null;
  /** The only currency that Pix takes; Brazil's, but where others have to do. */
  readonly pixCurrency?: string;
  /** How a refund begins; done at once without it, as in the published fixture. */
  readonly nextRefund?: () => RefundStatus;
  /** Hears each event when it happens. */
  readonly onEvent?: (event: FakeEvent) => void;
}

const json = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'request-id': nameOf('req') } });
const said = ({ status, code, message, more }: Refusal) =>
  json(status, { error: { type: 'invalid_request_error', code, message, ...more } });

const listed = (data: readonly unknown[], hasMore: boolean, url: string) => ({
  object: 'list',
  url,
  data,
  has_more: hasMore,
});

/** Cuts a page of a list, newest first. */
function pageOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  { limit = 10, starting_after: after }: { limit?: number | undefined; starting_after?: string | undefined },
) {
  const newest = [...items].reverse();
  const from = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
  return { page: newest.slice(from, from + limit), hasMore: newest.length > from + limit };
}

/** An intent as its JSON: a charge is named, or told where that was asked for. */
function shown({ charge, method, ...intent }: Intent, expand: readonly string[] = []): object {
  const {
    returnUrl: _,
    until: __,
    pixSeconds: ___,
    automatic: ____,
    slipDays: _____,
    types,
    ...told
  } = intent;
  const isWhole = expand.some((name) => /(^|\.)latest_charge/.test(name));
  return {
    ...told,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    payment_method_types: types,
    payment_method: method?.id ?? intent.payment_method,
    latest_charge: charge ? (isWhole ? charge : charge.id) : null,
    livemode: false,
  };
}

function shownSetup({ method, ...setup }: Setup, expand: readonly string[] = []): object {
  const { returnUrl: _, ...told } = setup;
  const isWhole = expand.includes('payment_method') && setup.payment_method && method;
  return { ...told, payment_method: isWhole ? shownMethod(method) : setup.payment_method };
}

const shownRefund = ({ until: _, ...refund }: Refund) => refund;

/** What a call names, or Stripe's word that there is none. */
function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Refusal(404, 'resource_missing', 'No such object');
  return item;
}

const shownMethod = ({ id, type, card }: Method) => ({
  id,
  object: 'payment_method',
  type,
  ...(card ? { card } : {}),
});

/**
 * A stand-in for Stripe in this process: it checks every call as Stripe's published API describes it, keeps books of its
 * own, and tells nothing but what Stripe would. `fetch` answers for its origin.
 */
export function createFakeStripe({
  now,
  fault = () => null,
  onEvent = () => {},
  pixCurrency = 'brl',
  nextRefund = () => 'succeeded',
}: FakeParts) {
  let origin = 'http://stripe.test';
  const facts: GatewayFact[] = [];
  const events: FakeEvent[] = [];
  const calls: Call[] = [];
  const ledgers = new Map<string, Ledger>();
  const replays = new Map<string, { hash: string; status: number; body: unknown }>();

  const ledgerOf = (account: string | null): Ledger => {
    const name = account ?? '';
    let ledger = ledgers.get(name);
    if (!ledger) {
      const tell = (type: string, { id, object, payment_intent }: Named) => {
        const event = {
          id: nameOf('evt'),
          object: 'event',
          type,
          ...(account ? { account } : {}),
          created: Math.floor(now() / 1000),
          data: { object: { id, object, ...(payment_intent ? { payment_intent } : {}) } },
        };
        events.push(event);
        onEvent(event);
      };
      ledger = new Ledger(
        now,
        () => origin,
        tell,
        (fact) => facts.push(fact),
        pixCurrency,
        nextRefund,
      );
      ledgers.set(name, ledger);
    }
    return ledger;
  };
  const platform = ledgerOf(null);

  function tellOf(account: string, type: string, object: Named): void {
    const event = { id: nameOf('evt'), object: 'event', type, account, data: { object } };
    events.push(event);
    onEvent(event);
  }

  /** A token as the fields make it in the browser. */
  function makeToken(
    behaviour: Behaviour,
    {
      account = null,
      last4 = '4242',
      amount = null,
    }: { account?: string | null; last4?: string; amount?: number | null } = {},
  ): string {
    const isCard = behaviour !== 'pix' && !isSlip(behaviour);
    const token: Token = {
      id: nameOf('ctoken'),
      usedBy: null,
      amount,
      method: {
        id: nameOf('pm'),
        behaviour,
        type: isCard ? 'card' : behaviour,
        card: !isCard ? null : { brand: 'visa', last4, exp_month: 12, exp_year: 2034 },
        customer: null,
      },
    };
    ledgerOf(account).tokens.set(token.id, token);
    return token.id;
  }

  const work: {
    [Of in Operation]: (ledger: Ledger, asked: Asked<Of>, id: string) => object;
  } = {
    'confirmation_tokens.retrieve': (ledger, _, id) => {
      const { method } = ledger.token(id);
      const { type, card } = method;
      return {
        id,
        object: 'confirmation_token',
        use_stripe_sdk: true,
        payment_method_preview: { type, ...(card ? { card } : { [type]: {} }) },
      };
    },
    'payment_intents.create': (ledger, asked) => shown(ledger.create(asked), asked.expand),
    'payment_intents.retrieve': (ledger, { expand }, id) => shown(ledger.intent(id), expand),
    'payment_intents.update': (ledger, asked, id) => shown(ledger.update(id, asked), asked.expand),
    'payment_intents.confirm': (ledger, asked, id) => shown(ledger.confirm(id, asked), asked.expand),
    'payment_intents.capture': (ledger, asked, id) => shown(ledger.capture(id, asked), asked.expand),
    'payment_intents.cancel': (ledger, { expand }, id) => shown(ledger.cancel(id), expand),
    'payment_intents.list': (ledger, { created, expand, ...asked }) => {
      const found = [...ledger.intents.values()].filter((intent) => intent.created >= (created?.gte ?? 0));
      const { page, hasMore } = pageOf(found, asked);
      return listed(
        page.map(({ id }) => shown(ledger.intent(id), expand)),
        hasMore,
        '/v1/payment_intents',
      );
    },
    'refunds.create': (ledger, asked) => shownRefund(ledger.refund(asked)),
    'refunds.list': (ledger, { payment_intent: of, ...asked }) => {
      const { page, hasMore } = pageOf(
        ledger.refunds.filter(({ payment_intent }) => !of || payment_intent === of),
        asked,
      );
      return listed(
        page.map((refund) => shownRefund(ledger.refundNow(refund))),
        hasMore,
        '/v1/refunds',
      );
    },
    'refunds.retrieve': (ledger, _, id) =>
      shownRefund(ledger.refundNow(found(ledger.refunds.find((refund) => refund.id === id)))),
    'charges.retrieve': (ledger, _, id) => ledger.chargeOf(id),
    'reviews.retrieve': (ledger, _, id) => found(ledger.reviews.get(id)),
    'early_fraud_warnings.retrieve': (ledger, _, id) => found(ledger.warnings.get(id)),
    'payouts.retrieve': (ledger, _, id) => found(ledger.payouts.list.find((payout) => payout.id === id)),
    'payment_method_domains.create': (ledger, asked) => ledger.registerDomain(asked),
    'payment_method_domains.list': (ledger, { domain_name: name, enabled, ...asked }) => {
      const { page, hasMore } = pageOf(
        ledger.domains.filter(
          (domain) =>
            (!name || domain.domain_name === name) && (enabled === undefined || domain.enabled === enabled),
        ),
        asked,
      );
      return listed(page, hasMore, '/v1/payment_method_domains');
    },
    'payment_method_domains.update': (ledger, { enabled = true }, id) =>
      Object.assign(ledger.domain(id), { enabled }),
    'payment_method_domains.validate': (ledger, _, id) => ledger.domain(id),
    'customers.create': (ledger) => {
      const id = nameOf('cus');
      ledger.customers.add(id);
      return { id, object: 'customer' };
    },
    'setup_intents.create': (ledger, { customer, expand }) => {
      if (!ledger.customers.has(customer))
        throw new Refusal(400, 'resource_missing', `No such customer: '${customer}'`);
      const setup: Setup = {
        ...{ id: nameOf('seti'), object: 'setup_intent', customer, status: 'requires_payment_method' },
        ...{ last_setup_error: null, next_action: null, payment_method: null, method: null, returnUrl: null },
      };
      ledger.setups.set(setup.id, setup);
      return shownSetup(setup, expand);
    },
    'setup_intents.retrieve': (ledger, { expand }, id) => shownSetup(ledger.setup(id), expand),
    'setup_intents.confirm': (ledger, asked, id) => shownSetup(ledger.confirmSetup(id, asked), asked.expand),
    'payment_methods.detach': (ledger, _, id) => {
      const method = ledger.methods.get(id);
      if (!method?.customer)
        throw new Refusal(400, 'resource_missing', 'The payment method is not attached to a customer');
      method.customer = null;
      return shownMethod(method);
    },
    'accounts.create': (ledger, { metadata }) => {
      const account = {
        id: nameOf('acct'),
        object: 'account' as const,
        metadata: { ...metadata },
        ...{ charges_enabled: false, details_submitted: false, payouts_enabled: false },
        requirements: {
          ...{ disabled_reason: 'requirements.past_due', currently_due: ['external_account'] },
          ...{ past_due: [], current_deadline: null },
        },
      };
      ledger.accounts.set(account.id, account);
      return account;
    },
    'accounts.retrieve': (ledger, _, id) => {
      const account = ledger.accounts.get(id);
      if (!account) throw new Refusal(403, 'account_invalid', `No access to account '${id}'`);
      return account;
    },
    'account_links.create': (ledger, { account, return_url }) => {
      if (!ledger.accounts.has(account)) throw new Refusal(400, 'resource_missing', 'No such account');
      const to = new URLSearchParams({ account, to: return_url });
      return {
        object: 'account_link',
        url: `${origin}/onboarding?${to}`,
        expires_at: Math.floor(now() / 1000) + 300,
      };
    },
    'payouts.list': (ledger, { created, ...asked }) => {
      const found = ledger.payouts.list.filter((payout) => payout.created >= (created?.gte ?? 0));
      const { page, hasMore } = pageOf(found, asked);
      return listed(page, hasMore, '/v1/payouts');
    },
    'balance_transactions.list': (ledger, { payout, ...asked }) => {
      const { page, hasMore } = pageOf(ledger.payouts.of(payout), asked);
      return listed(page, hasMore, '/v1/balance_transactions');
    },
    'disputes.retrieve': (ledger, _, id) => {
      const dispute = ledger.disputes.get(id);
      if (!dispute) throw new Refusal(404, 'resource_missing', 'No such dispute');
      return dispute;
    },
  };

  function admit(operation: Operation, body: unknown) {
    const read = SCHEMAS[operation].safeParse(body);
    if (read.success) return read.data;
    const issue = read.error.issues[0]!;
    throw new Refusal(
      400,
      issue.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid',
      `Invalid: ${issue.path.join('.')} ${issue.message}`,
    );
  }

  /** Does the work of a call, or repeats the answer of its key. */
  function perform(call: Call): { status: number; body: unknown } {
    const { operation, id, account, key } = call;
    const hash = createHash('sha256')
      .update(JSON.stringify([operation, id, call.body]))
      .digest('hex');
    const name = key === null ? null : `${account} ${key}`;
    const known = name === null ? undefined : replays.get(name);
    if (known && known.hash !== hash)
      throw new Refusal(
        400,
        'idempotency_key_in_use',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        { type: 'idempotency_error' },
      );
    if (known) return known;
    const asked = admit(operation, call.body);
    let answer: { status: number; body: unknown };
    try {
      // The answer of a key stays as it was.
      const body = structuredClone(work[operation](ledgerOf(account), asked as never, id));
      answer = { status: 200, body };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 402) throw error;
      const { code, message, more } = error;
      const body = { error: { code, message, ...structuredClone(more) } };
      if ('payment_intent' in body.error)
        body.error.payment_intent = shown(body.error.payment_intent as Intent);
      answer = { status: 402, body };
    }
    if (name !== null) replays.set(name, { hash, ...answer });
    return answer;
  }

  async function answer(request: Request): Promise<Response> {
    const address = new URL(request.url);
    const page = await drawPage(request, address, { ledgerOf, ledgers, makeToken });
    if (page) return page;
    if (address.pathname === '/stripe.js')
      return new Response(scriptOf(), { headers: { 'content-type': 'text/javascript' } });
    const route = ROUTES.find(([method, path]) => method === request.method && path.test(address.pathname));
    try {
      if (request.headers.get('authorization') !== `Bearer ${FAKE_KEYS.secretKey}`)
        throw new Refusal(401, 'invalid_api_key', 'Invalid API Key provided');
      if (!route) throw new Refusal(404, 'url_invalid', `Unrecognized request URL (${address.pathname})`);
      const [method, path, operation] = route;
      const text = method === 'GET' ? address.search.slice(1) : await request.text();
      const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded';
      if (text && method !== 'GET' && !isForm) throw new Refusal(400, 'parameter_invalid', 'Send a form');
      const call: Call = {
        operation,
        id: path.exec(address.pathname)?.[1] ?? '',
        account: request.headers.get('stripe-account'),
        key: method === 'GET' ? null : request.headers.get('idempotency-key'),
        body: readForm(text),
      };
      if (call.account && !platform.accounts.has(call.account))
        throw new Refusal(403, 'account_invalid', 'The provided key does not have access to this account');
      calls.push(call);
      const wrong = fault(operation);
      if (wrong === 'lost-request') throw new TypeError('fetch failed');
      if (wrong === 'broken') throw new Refusal(500, 'api_error', 'Sorry', { type: 'api_error' });
      if (wrong === 'limited') throw new Refusal(429, 'rate_limit', 'Too many requests');
      if (wrong === 'locked') throw new Refusal(409, 'lock_timeout', 'The object is being used');
      const stranger = strangerIn(wrong);
      if (stranger) return json(stranger[0], stranger[1]);
      const { status, body } = perform(call);
      if (wrong === 'another-word') return json(status, { ...(body as object), status: 'added_tomorrow' });
      if (wrong === 'lost-answer') throw new TypeError('fetch failed');
      return json(status, body);
    } catch (error) {
      if (error instanceof Refusal) return said(error);
      throw error;
    }
  }

  return {
    get origin() {
      return origin;
    },
    /** Where it is reached, for the addresses that it hands out. */
    setOrigin: (at: string) => void (origin = at),
    facts,
    events,
    calls,
    platform,
    ledgerOf,
    makeToken,
    fetch: ((input: string | URL | Request, init?: RequestInit) =>
      answer(new Request(input, init))) as typeof fetch,
    /** Stripe keeps the answers of keys for a day or so. */
    forgetKeys: () => replays.clear(),
    /** An event as it is sent: body and signature. */
    signed(event: FakeEvent, at = now()): { body: string; signature: string } {
      const body = JSON.stringify(event);
      const seconds = Math.floor(at / 1000);
      const mac = createHmac('sha256', FAKE_KEYS.webhookSecret).update(`${seconds}.${body}`).digest('hex');
      return { body, signature: `t=${seconds},v1=${mac}` };
    },
    /** The account's holder has told Stripe everything, or Stripe asks for more. */
    setAccount(id: string, isComplete: boolean) {
      this.changeAccount(id, {
        ...{ charges_enabled: isComplete, payouts_enabled: isComplete, details_submitted: true },
        requirements: {
          ...{ disabled_reason: isComplete ? null : 'requirements.past_due', currently_due: [] },
          ...{ past_due: [], current_deadline: null },
        },
      });
    },
    changeAccount(id: string, to: Partial<ConnectedAccount>) {
      Object.assign(platform.accounts.get(id)!, to);
      tellOf(id, 'account.updated', { id, object: 'account' });
    },
    /** Its holder takes the account from the platform; the event is of the application (type `AccountApplicationDeauthorizedEvent`). */
    disconnect(id: string) {
      platform.accounts.delete(id);
      tellOf(id, 'account.application.deauthorized', { id: 'ca_platform', object: 'application' });
    },
  };
}

export type FakeStripe = ReturnType<typeof createFakeStripe>;
