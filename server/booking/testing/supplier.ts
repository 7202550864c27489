import { isDeepStrictEqual } from 'node:util';
import { HttpError } from '../../error';
import { offered } from '../../selling/supplier/offered';
import type { Append, Journal } from '../../payment/embedded/journal';
import type { AgencyRecord } from '../../ports/agency';
import type {
  BookingProduct,
  IssueOutcome,
  LookupOutcome,
  SupplierOrder,
  SupplierOutcome,
} from '../../ports/booking';

/** What the supplier wrote down. `result` is what it decided about an order, once and for all. */
export type SupplierEntry =
  | { type: 'booked'; reference: string; supplierRef: string; net: number; until?: string }
  | { type: 'issued'; reference: string; supplierRef: string; net: number }
  | { type: 'rejected'; reference: string; reason: 'sold-out' | 'price-changed' }
  | { type: 'cancelled'; reference: string; supplierRef: string };

export type QuoteFault = 'none' | 'dearer' | 'cheaper' | 'gone' | 'broken' | 'other-currency';
export type BookFault =
  | 'none'
  | 'hang'
  | 'commit-then-drop'
  | 'late'
  | 'late-rejection'
  | 'pending'
  /** It answers after `lateMs`, and says until when at the latest. */
  | 'thinking'
  | 'thinking-rejection'
  | 'sold-out'
  | 'other-price'
  | 'broken'
  | 'twice';
export type LookupFault = 'none' | 'hang' | 'broken';
export type IssueFault = 'none' | 'hang' | 'commit-then-drop' | 'refused' | 'broken';
export type CancelFault = 'none' | 'hang' | 'commit-then-drop' | 'refused' | 'broken';

export interface Misbehaviour {
  /** What happens before an order reaches the supplier: whoever sends it may stand still for long. */
  onTheWay?: () => Promise<void>;
  quote?: () => QuoteFault;
  /** Until when what is bought now may be given back for nothing; never without it. */
  freeUntil?: () => string | null;
  book?: () => BookFault;
  lookup?: () => LookupFault;
  issue?: () => IssueFault;
  heldPrice?: () => 'none' | 'dearer' | 'other-currency';
  /** How long a reservation is kept; `HOLD_MS` without it. */
  holdMs?: number;
  /** What cancelling costs; `PENALTY` without it. */
  penalty?: () => { amount: number; refundable: boolean };
  cancel?: () => CancelFault;
}

export interface SupplierParts {
  readonly openJournal: (apply: (entry: SupplierEntry) => void) => Journal<SupplierEntry>;
  readonly clock: { now(): Date; advance?(ms: number): void };
  readonly misbehaviour?: Misbehaviour;
  readonly base?: number;
  /** How long a hanging call lasts before the caller gives up, and how late a late order is. */
  readonly hangMs?: number;
  readonly lateMs?: number;
}

const gone = () =>
  new HttpError(410, 'CONFLICT', { reason: 'thing.gone', message: 'This offer is not available any more' });
const things = offered('thing', gone);
/** What takes an hour or longer is told with its end. */
const LONG_MS = 3_600_000;
/** What a secret is needed for in this world. */
export const config = { signingSecret: 'secret' };
/** One of its offers, which are all alike, as an agency's site shows it. */
export const offerAt = (agency: AgencyRecord, id = 'offer-1'): string =>
  things.give({ id }, { agency, services: { config } }).id;

/** What is asked for to be paid at the place. */
export const PAID_THERE = { guests: 2, paysThere: true };

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const TAXES = 4_999;
export const HOLD_MS = 30 * 60_000;
export const PENALTY = 2_500;

/**
 * A supplier with books of its own, which does on command what real ones do: hangs, commits and drops the line,
 * is late, answers twice, sells out, changes its price. An order is decided once per reference.
 */
export function fakeSupplier({
  openJournal,
  clock,
  misbehaviour = {},
  base = 40_000,
  hangMs = 130_000,
  lateMs = 60_000,
}: SupplierParts): BookingProduct {
  const decided = new Map<string, SupplierEntry>();
  const cancelled = new Set<string>();
  const issued = new Set<string>();
  const onTheirWay = new Map<
    string,
    { order: SupplierOrder; at: number; rejects: boolean; answersPending: boolean }
  >();
  const journal = openJournal((entry) => {
    if (entry.type === 'cancelled') cancelled.add(entry.supplierRef);
    else if (entry.type === 'issued') issued.add(entry.supplierRef);
    else decided.set(entry.reference, entry);
  });

  const decide = (append: Append<SupplierEntry>, order: SupplierOrder, rejects = false): SupplierEntry => {
    const known = decided.get(order.reference);
    if (known) return known;
    const entry: SupplierEntry = rejects
      ? { type: 'rejected', reference: order.reference, reason: 'sold-out' }
      : {
          type: 'booked',
          reference: order.reference,
          supplierRef: `sup-${order.reference}`,
          net: order.net.amount,
          ...(order.hold
            ? { until: new Date(clock.now().getTime() + (misbehaviour.holdMs ?? HOLD_MS)).toISOString() }
            : {}),
        };
    append(entry);
    decided.set(order.reference, entry);
    return entry;
  };
  const arrive = (append: Append<SupplierEntry>) => {
    for (const [reference, waiting] of onTheirWay)
      if (clock.now().getTime() >= waiting.at) {
        onTheirWay.delete(reference);
        decide(append, waiting.order, waiting.rejects);
      }
  };
  const told = (entry: SupplierEntry): SupplierOutcome =>
    entry.type === 'booked'
      ? {
          kind: 'booked',
          supplierRef: entry.supplierRef,
          locator: entry.supplierRef.slice(4, 10).toUpperCase(),
          status: 'Booked',
          details: { seats: 1 },
          holdUntil: entry.until,
        }
      : {
          kind: 'rejected',
          reason: entry.type === 'rejected' ? entry.reason : 'refused',
          message: 'Booking failed, it may have sold out.',
        };
  const hang = (): never => {
    clock.advance?.(hangMs);
    throw new Error('timed out');
  };
  const broken = () => ({ kind: 'unknown' as const, message: '502 Bad Gateway' });
  const send = (order: SupplierOrder, rejects: boolean, answersPending: boolean) =>
    onTheirWay.set(order.reference, { order, at: clock.now().getTime() + lateMs, rejects, answersPending });

  /** What is said of an order before it is decided; what takes hours has a day on which it is answered at the latest. */
  const thinking = () =>
    lateMs < LONG_MS
      ? { kind: 'pending' as const, supplierRef: null }
      : {
          kind: 'pending' as const,
          supplierRef: null,
          status: 'pending',
          // Counted anew each time.
          answersBy: new Date(clock.now().getTime() + 48 * LONG_MS).toISOString(),
        };

  const withdraw = (append: Append<SupplierEntry>, supplierRef: string) => {
    if (cancelled.has(supplierRef)) return;
    append({ type: 'cancelled', reference: supplierRef.slice(4), supplierRef });
    cancelled.add(supplierRef);
  };

  return {
    id: 'thing',
    offered: things,
    freeUntil: () => misbehaviour.freeUntil?.() ?? null,
    isPaidThere: (offer) => (offer as { isPaidThere: boolean }).isPaidThere,
    async quote(_offerRef, request) {
      const fault = misbehaviour.quote?.() ?? 'none';
      if (fault === 'gone') throw gone();
      if (fault === 'broken') throw new Error('connection reset');
      const shift = fault === 'dearer' ? 1_000 : fault === 'cheaper' ? -1_000 : 0;
      const money = fault === 'other-currency' ? usd : eur;
      return {
        base: money(base + shift),
        taxes: money(TAXES),
        published: null,
        retail: null,
        expiresAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
        offer: { name: 'A thing', isPaidThere: isDeepStrictEqual(request, PAID_THERE) },
      };
    },
    async book(order) {
      await misbehaviour.onTheWay?.();
      const fault = misbehaviour.book?.() ?? 'none';
      if (fault === 'hang') hang();
      if (fault === 'broken') return broken();
      return journal
        .transact((append): SupplierOutcome => {
          arrive(append);
          if (decided.has(order.reference)) return told(decided.get(order.reference)!);
          switch (fault) {
            case 'late':
            case 'late-rejection':
              send(order, fault === 'late-rejection', false);
              return { kind: 'unknown', message: 'timed out' };
            case 'pending':
              send(order, false, true);
              return { kind: 'pending', supplierRef: null };
            case 'thinking':
            case 'thinking-rejection':
              send(order, fault === 'thinking-rejection', true);
              return thinking();
            case 'sold-out':
              return told(decide(append, order, true));
            case 'other-price':
              append({ type: 'rejected', reference: order.reference, reason: 'price-changed' });
              return {
                kind: 'rejected',
                reason: 'price-changed',
                message: 'The price has changed at the supplier.',
              };
            case 'twice':
              decide(append, order);
              return told(decide(append, order));
            default:
              return told(decide(append, order));
          }
        })
        .then((outcome) => (fault === 'commit-then-drop' ? hang() : outcome));
    },
    async lookup(order): Promise<LookupOutcome> {
      const fault = misbehaviour.lookup?.() ?? 'none';
      if (fault === 'hang') hang();
      if (fault === 'broken') return broken();
      return journal.transact((append) => {
        arrive(append);
        const known = decided.get(order.reference);
        if (known) return told(known);
        return onTheirWay.get(order.reference)?.answersPending ? thinking() : { kind: 'absent' };
      });
    },
    async heldPrice() {
      const fault = misbehaviour.heldPrice?.() ?? 'none';
      const money = fault === 'other-currency' ? usd : eur;
      const shift = fault === 'dearer' ? 1_000 : 0;
      return { base: money(base + shift), taxes: money(TAXES), published: null, retail: null };
    },
    async issue(supplierRef, { net }) {
      const fault = misbehaviour.issue?.() ?? 'none';
      if (fault === 'hang') hang();
      if (fault === 'broken') return broken();
      const reference = supplierRef.slice(4);
      const outcome = await journal.transact((append): IssueOutcome => {
        const order = decided.get(reference);
        const done = { kind: 'issued', status: 'Ticketed', details: { seats: 1, ticket: 'T1' } } as const;
        if (issued.has(supplierRef) && !cancelled.has(supplierRef)) return done;
        const isOver =
          order?.type !== 'booked' || cancelled.has(supplierRef) || clock.now().toISOString() >= order.until!;
        if (isOver || fault === 'refused') return { kind: 'refused', message: 'The ticket was not issued' };
        append({ type: 'issued', reference, supplierRef, net: net.amount });
        issued.add(supplierRef);
        return done;
      });
      if (fault === 'commit-then-drop') hang();
      return outcome;
    },
    async cancelPenalty() {
      const { amount, refundable } = misbehaviour.penalty?.() ?? { amount: PENALTY, refundable: true };
      return { penalty: eur(amount), refundable };
    },
    async cancel(supplierRef) {
      const fault = misbehaviour.cancel?.() ?? 'none';
      if (fault === 'hang') hang();
      if (fault === 'broken') return broken();
      if (fault === 'refused' && !cancelled.has(supplierRef))
        return { kind: 'refused', message: 'It is too late to cancel' };
      await journal.transact((append) => withdraw(append, supplierRef));
      if (fault === 'commit-then-drop') hang();
      return { kind: 'cancelled', message: '' };
    },
    summarise: () => ({
      title: 'A thing',
      startsAt: '2027-05-01',
      endsAt: '2027-05-08',
      travelers: ['Ana Silva'],
      details: null,
    }),
    async noticeMail(notice, booking) {
      return { subject: `${notice}: ${booking.locator}`, html: `<p>${notice}</p>`, text: notice };
    },
    async confirmationMail(booking, agency) {
      return {
        subject: `${agency.public.agencyName}: ${booking.locator}`,
        html: '<p>Confirmed</p>',
        text: 'Confirmed',
      };
    },
  };
}
