import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SessionUser } from '../../ports/user';
import type { Db } from '../../db/types';
import { createEmbeddedGateway, type EmbeddedGateway, type GatewayEntry } from '../../payment';
import { tokenOf, type Outcome } from '../../payment/embedded/cards';
import { memoryJournal } from '../../payment/embedded/journal';
import { toRecord } from '../../tenancy/record';
import type { AgencyRecord } from '../../ports/agency';
import { createBookingEngine, type EngineParts, type Raised } from '..';
import { createEngineOn } from '../engine';
import type { DriverParts } from '../parts';
import type { Caller, StartBooking } from '../../ports/booking';
import { check, type Violation } from './checker';
import { VirtualClock } from './clock';
import { readFacts, type Facts, type Query, type SupplierFact } from './facts';
import { MemoryStore } from './memory-store';
import type { ChargingMethod } from '../../ports/payment-method';
import type { PaymentGateway } from '../../ports/payment';
import { memorySplits } from '../../payment/parts/store';
import { withMethods } from '../../payment/parts/with-methods';
import { unreliable, type GatewayMisbehaviour } from './gateway';
import { config, fakeSupplier, offerAt, type Misbehaviour, type SupplierEntry } from './supplier';

const silent = { error: () => {}, warn: () => {}, info: () => {} } as unknown as EngineParts['log'];

export const query =
  (db: Db): Query =>
  (text) =>
    db.asSystem(async (tx) => (await sql.raw(text).execute(tx)).rows as never[]);

/** An agency made anew, 12.50 % markup and a fee of 3.00 EUR; written to the database where there is one. */
export async function makeAgency(db: Db | null, subdomain: string): Promise<AgencyRecord> {
  const own = {
    id: randomUUID(),
    name: `Agency ${subdomain}`,
    subdomain,
    currency: 'EUR',
    markup_bps: 1_250,
    fee_minor: 300,
    protection_bps: 400,
  };
  const usual = {
    custom_domain: null,
    domain_missing_since: null,
    is_platform: false,
    status: 'Active',
    language: 'en',
    is_subscribed: true,
    product_markups: {},
    product_fees: {},
    settings: {},
    version: 1,
  };
  if (db) await db.asSystem((tx) => tx.insertInto('agency').values(own).execute());
  return toRecord({ ...own, ...usual, created_at: new Date() }, 'http://localhost:4000', 'localhost');
}

export const person = (agency: AgencyRecord, changes: Partial<SessionUser> = {}): SessionUser => ({
  id: randomUUID(),
  agencyId: agency.id,
  sessionId: randomUUID(),
  email: 'ana@example.com',
  name: 'Ana Silva',
  userType: 'Client',
  isStaff: false,
  isOwner: false,
  isRestrictedAgent: false,
  markupBasisPoints: null,
  productMarkups: {},
  ...changes,
});

export const callerOf = (agency: AgencyRecord, user: SessionUser = person(agency)): Caller => ({
  agency,
  user,
  signal: new AbortController().signal,
});

export const cardToken = (outcome: Outcome): string =>
  tokenOf(outcome, 'visa', '4242', randomUUID().replaceAll('-', '').slice(0, 24));

/** A gateway, and how cards and payers of its tests behave. */
export interface TestBank {
  readonly gateway: PaymentGateway;
  token(outcome: Outcome): string;
  /** The payer answers at the address that an authorisation named; one of another bank's is none of its own. */
  answer(url: string, yes: boolean): Promise<void>;
}

/** Cards of the embedded gateway, and its payers. */
const embeddedBank = (gateway: EmbeddedGateway): TestBank => ({
  gateway,
  token: cardToken,
  async answer(url, yes) {
    const id = new URL(url, 'http://x').searchParams.get('id') ?? '';
    await gateway.answerChallenge(id, yes ? 'confirmed' : 'refused');
  },
});

export interface WorldOptions {
  /** Instead of the embedded gateway. */
  readonly gateway?: (outside: { now(): Date }) => TestBank;
  /** Instead of another embedded one: the method beside the gateway, which the line leads to as well. */
  readonly credit?: Omit<ChargingMethod, 'id' | 'name'>;
  readonly misbehaviour?: Misbehaviour;
  readonly bank?: GatewayMisbehaviour;
  /** How late a supplier's late answer is, milliseconds. */
  readonly lateMs?: number;
  readonly failpoint?: DriverParts['failpoint'];
  readonly timeouts?: DriverParts['timeouts'];
  /** Between currencies; none without it. */
  readonly convert?: DriverParts['convert'];
}

/** Agencies, a supplier, a bank and time itself around one engine, over a database or a store in memory. */
export async function makeWorld(home: Db | MemoryStore, options: WorldOptions = {}) {
  const db = home instanceof MemoryStore ? null : home;
  const clock = new VirtualClock();
  const gatewayEntries: GatewayEntry[] = [];
  const splits = memorySplits();
  const supplierEntries: SupplierEntry[] = [];
  const mails: { to: string; subject: string }[] = [];
  const raised: Raised[] = [];
  const told: { bookingId: string; state: string }[] = [];
  /** Whoever is outside goes by the true time. */
  const outside = { now: clock.trueNow, advance: clock.advance };
  const { gateway } = createEmbeddedGateway({ journal: { entries: gatewayEntries }, clock: outside });
  /** Another way to pay, with books of its own. */
  const credit = createEmbeddedGateway({ journal: { entries: [] }, clock: outside }).gateway;
  const bank = options.gateway?.(outside) ?? embeddedBank(gateway);
  const line = (to: PaymentGateway) => (options.bank ? unreliable(to, options.bank, clock) : to);
  const method: PaymentGateway = { ...credit, ...options.credit };
  const withCredit = (to: (gateway: PaymentGateway) => PaymentGateway) =>
    withMethods({
      gateway: to(bank.gateway),
      methods: new Map([
        ['credit', { ...to(method), id: 'credit', name: () => 'Credit', payments: method.payments! }],
      ]),
      splits,
      clock,
    });
  const product = fakeSupplier({
    openJournal: (apply) => memoryJournal(apply, supplierEntries),
    clock: outside,
    ...(options.misbehaviour ? { misbehaviour: options.misbehaviour } : {}),
    ...(options.lateMs ? { lateMs: options.lateMs } : {}),
  });
  const agencies = new Map<string, AgencyRecord>();
  const parts: DriverParts = {
    clock,
    stopwatch: clock,
    config,
    log: silent,
    payments: withCredit(line),
    takesMethod: (_, method) => method === 'credit',
    products: new Map([[product.id, product]]),
    protections: new Map([['cover', ({ pricing }: AgencyRecord) => pricing.protectionBasisPoints ?? null]]),
    agencyById: async (id) => agencies.get(id) ?? null,
    onRaise: (entry) => raised.push(entry),
    ...(options.failpoint ? { failpoint: options.failpoint } : {}),
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    ...(options.convert ? { convert: options.convert } : {}),
  };
  const written = {
    mail: {
      send: async (_: unknown, mail: { to: string; subject: string }) => void mails.push(mail),
      mayAsk: async () => true,
    },
    audit: { record: async () => {} },
  };
  /** An engine as a process of its own has it, beside others on the same bookings. */
  const process = () =>
    home instanceof MemoryStore
      ? createEngineOn(home, parts)
      : createBookingEngine({ ...parts, ...written, db: home });
  const engine = process();
  const agency = await makeAgency(db, `a${randomUUID().slice(0, 8)}`);
  agencies.set(agency.id, agency);

  const facts = async (): Promise<Facts> => {
    const supplier = supplierEntries.filter(
      (entry): entry is SupplierEntry & SupplierFact => entry.type !== 'rejected',
    );
    const payments = await withCredit((to) => to).payments!(new Date(0));
    const theirs = { now: clock.now(), gateway: gatewayEntries, payments, supplier, told };
    if (home instanceof MemoryStore) return home.facts(theirs);
    return readFacts(query(home), [...agencies.keys()], theirs);
  };

  return {
    clock,
    gateway,
    gatewayEntries,
    credit,
    cardToken: bank.token,
    /** A payer answers, whosever question it is. */
    async answerPayer(url: string, yes: boolean): Promise<void> {
      for (const asks of [bank, embeddedBank(credit)]) await asks.answer(url, yes);
    },
    supplierEntries,
    mails,
    raised,
    told,
    product,
    engine,
    process,
    agency,
    agencies,
    /** What a press of the button sends, for a quote that is made first. */
    async order(
      caller: Caller,
      card: Outcome = 'success',
      changes: Partial<StartBooking> = {},
    ): Promise<StartBooking> {
      const request = changes.request ?? { guests: 1 };
      const quote = await engine.quote(caller, product.id, offerAt(caller.agency), request);
      return {
        quoteId: quote.quoteId,
        acceptedTotal: quote.price.total,
        payment: { method: 'card', token: bank.token(card) },
        request,
        contactEmail: 'ana@example.com',
        idempotencyKey: randomUUID(),
        language: 'en',
        ...changes,
      };
    },
    facts,
    violations: async (settled = true): Promise<Violation[]> => check(await facts(), { settled }),
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
