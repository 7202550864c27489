import { isTripOver } from '@/core/say/trip-over';
import { CLOCK_SKEW_MS, isDone } from '../states';
import { leaseToken } from '../lease-token';
import { LeaseLost, type BookingStore, type LeaseMark, type NewBooking } from '../store/store';
import { withStray } from '../store/stray';
import type { BookingRow, QuoteRow } from '../tables';
import type { Facts } from './facts';

const isOver = ({ ends_at, over_at }: BookingRow, now: Date) =>
  isTripOver({ endsAt: ends_at, overAt: over_at }, now);

const EMPTY = {
  details: null,
  changed_price: null,
  payment_ref: null,
  paid_by: null,
  action_url: null,
  held: false,
  hold_until: null,
  answers_by: null,
  held_until: null,
  action_until: null,
  return_stage: null,
  cancel_reason: null,
  cancel_code: null,
  cancelled_by_supplier: false,
  pay_attempts: 0,
  pay_key: null,
  pay_hash: null,
  pay_asked_at: null,
  locator: null,
  supplier_ref: null,
  product_status: null,
  failure: null,
  message: null,
  penalty_minor: null,
  refund_minor: null,
  supplier_keeps_minor: null,
  refusals: 0,
  message_reason: null,
  by_hand: null,
  ordered_at: null,
  absences: 0,
  absent_at: null,
  stray: null,
  lease_beat: 0,
  unresolved_since: null,
  raised_at: null,
  next_try_at: null,
} satisfies Omit<BookingRow, keyof NewBooking>;

const accountOf = (row: BookingRow): string => row.client_id ?? row.user_id;
const isOf = (row: BookingRow, userId: string): boolean => [accountOf(row), row.user_id].includes(userId);
const copy = <T>(value: T): T => structuredClone(value);
const isDue = ({ next_try_at, updated_at }: BookingRow, at: Date) =>
  next_try_at === null || next_try_at <= at || updated_at.getTime() - at.getTime() > CLOCK_SKEW_MS;
const hasMoved = (row: BookingRow, seen: LeaseMark) =>
  row.version !== seen.version || row.lease_token !== seen.lease_token || row.lease_beat !== seen.lease_beat;

/**
 * Keeps the promises of the store without a database, so that thousands of histories fit into seconds. One
 * transaction at a time; what a transaction does appears at once or, when it throws, not at all.
 */
export class MemoryStore implements BookingStore {
  readonly #quotes = new Map<string, QuoteRow>();
  readonly #bookings = new Map<string, BookingRow>();
  readonly #open = new Set<string>();
  readonly #events: (Facts['events'][number] & { data: unknown })[] = [];
  readonly #ledger: Facts['ledger'][number][] = [];
  /** Keys of what the gateway has done. */
  readonly #paid = new Set<string>();
  #tail: Promise<unknown> = Promise.resolve();

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  #put(row: BookingRow): void {
    this.#bookings.set(row.id, copy(row));
    if (isDone(row)) this.#open.delete(row.id);
    else this.#open.add(row.id);
  }

  saveQuote: BookingStore['saveQuote'] = (quote) =>
    this.#alone(async () => {
      this.#quotes.set(quote.id, copy(quote));
    });

  intend: BookingStore['intend'] = (key, make, beforeCommit) =>
    this.#alone(async () => {
      const all = [...this.#bookings.values()].filter((row) => row.agency_id === key.agencyId);
      const known = all.find(
        (row) => row.user_id === key.userId && row.idempotency_key === key.idempotencyKey,
      );
      if (known) return { row: copy(known), isNew: false };
      const quote = this.#quotes.get(key.quoteId);
      const isTheirs = quote?.agency_id === key.agencyId && quote.user_id === key.userId;
      const made: BookingRow = { ...EMPTY, ...copy(make(isTheirs ? quote : null, null)) };
      if (all.some((row) => row.quote_id === made.quote_id && row.state !== 'failed')) return null;
      await beforeCommit();
      this.#put(made);
      this.#events.push({
        agency_id: made.agency_id,
        booking_id: made.id,
        seq: 1,
        at: made.created_at,
        type: 'state.intent',
        data: {},
      });
      return { row: copy(made), isNew: true };
    });

  claim: BookingStore['claim'] = (seen, at) =>
    this.#alone(async () => {
      const row = this.#bookings.get(seen.id);
      if (!row || row.agency_id !== seen.agency_id || hasMoved(row, seen) || isDone(row)) return null;
      if (!isDue(row, at) && row.state !== 'action-required') return null;
      const taken = { ...row, lease_token: leaseToken() };
      this.#put(taken);
      return copy(taken);
    });

  beat: BookingStore['beat'] = (tokens) =>
    this.#alone(async () => {
      const theirs = [...this.#bookings.values()].filter((row) => tokens.includes(row.lease_token ?? ''));
      for (const row of theirs) this.#put({ ...row, lease_beat: row.lease_beat + 1 });
      return theirs.map((row) => row.lease_token!);
    });

  noteStray: BookingStore['noteStray'] = ({ id }, found) =>
    this.#alone(async () => {
      const row = this.#bookings.get(id)!;
      const { order, payment } = found;
      const isPaid = payment && this.#paid.has(payment.key);
      if (isPaid || (order?.ref && order.ref === row.supplier_ref)) return 'known';
      const stray = withStray(row.stray, found);
      if (!stray) return 'full';
      this.#put({ ...row, stray });
      return 'noted';
    });

  write: BookingStore['write'] = (read, plan, beforeCommit) =>
    this.#alone(async () => {
      const row = this.#bookings.get(read.id);
      if (!row || row.version !== read.version || row.lease_token !== read.lease_token)
        throw new LeaseLost(read.id);
      const written: BookingRow = { ...row, ...copy(plan.set) };
      if (written.total_minor > written.accepted_minor) throw new Error('More than was accepted');
      await beforeCommit();
      const { agency_id, id: booking_id, currency } = row;
      this.#put(written);
      plan.events.forEach(({ type, data }, index) =>
        this.#events.push({
          agency_id,
          booking_id,
          seq: row.version + 1 + index,
          at: plan.at,
          type,
          data: data ?? {},
        }),
      );
      for (const { key, status } of plan.change.payments ?? []) if (status === 'done') this.#paid.add(key);
      for (const { posting, entries } of plan.change.postings ?? [])
        for (const { account, amount } of entries)
          this.#ledger.push({ agency_id, booking_id, posting, account, amount_minor: amount, currency });
      return copy(written);
    });

  hurry: BookingStore['hurry'] = ({ id }, askedBy) =>
    this.#alone(async () => {
      const row = this.#bookings.get(id);
      if (!row || row.lease_token !== null || isDone(row)) return;
      const isSent = askedBy?.amount && row.return_stage === 'came-back';
      this.#put({ ...row, next_try_at: null, ...(isSent ? { return_stage: 'sent-again' } : {}) });
    });

  find: BookingStore['find'] = async (agencyId, id, userId) => {
    const row = this.#bookings.get(id);
    return row?.agency_id === agencyId && (userId === null || isOf(row, userId)) ? copy(row) : null;
  };

  events: BookingStore['events'] = async (_, id) =>
    this.#events.filter((event) => event.booking_id === id).map(copy);

  #listed({
    agencyId,
    userId,
    trips,
    products,
    states,
    when,
    now,
    locator,
  }: Parameters<BookingStore['tally']>[0]) {
    return [...this.#bookings.values()].filter(
      (row) =>
        row.agency_id === agencyId &&
        (userId === null || (trips ? accountOf(row) === userId : isOf(row, userId))) &&
        products.includes(row.product) &&
        (row.state !== 'failed' || row.held) &&
        (states === null || states.includes(row.state)) &&
        (when === 'all' || isOver(row, now) === (when === 'past')) &&
        (locator === null || (row.locator ?? '').toUpperCase().startsWith(locator)),
    );
  }

  tally: BookingStore['tally'] = async (query) =>
    this.#listed(query).map((row) => ({
      product: row.product,
      state: row.state,
      isUpcoming: !isOver(row, query.now),
      count: 1,
    }));

  /** It knows nobody of the staff. */
  agentsToTell: BookingStore['agentsToTell'] = () => Promise.resolve([]);

  list: BookingStore['list'] = async ({ from, size, ...query }) => {
    const rows = this.#listed(query).reverse();
    const isUpcoming = (row: BookingRow) => !isOver(row, query.now);
    if (query.order === 'trip')
      rows.sort(
        (a, b) =>
          Number(isUpcoming(b)) - Number(isUpcoming(a)) ||
          a.starts_at.localeCompare(b.starts_at) * (isUpcoming(a) ? 1 : -1),
      );
    return {
      rows: rows.slice(from, from + size).map(copy),
      totalCount: rows.length,
    };
  };

  due: BookingStore['due'] = async (at, limit, but) =>
    [...this.#open]
      .map((id) => this.#bookings.get(id)!)
      .filter((row) => isDue(row, at) && !but.includes(row.id))
      .slice(0, limit)
      .map(copy);

  endLeases: BookingStore['endLeases'] = () =>
    this.#alone(async () => {
      for (const id of this.#open) this.#put({ ...this.#bookings.get(id)!, lease_token: null });
    });

  /** What the checker reads instead of SQL. */
  facts(outside: Pick<Facts, 'now' | 'gateway' | 'supplier' | 'told' | 'payments'>): Facts {
    const bookings = [...this.#bookings.values()].map((row) => ({
      ...row,
      wholesale: row.price.staff.wholesale.amount,
    }));
    return { ...outside, bookings, events: this.#events, ledger: this.#ledger };
  }
}
