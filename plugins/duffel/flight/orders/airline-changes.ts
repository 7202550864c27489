import type { Logger } from 'pino';
import type { SupplierChange } from '@/plugins/flight/face/port';
import { legsOf } from '../offers/flights';
import type { Answered, Ask } from '../../kit/http';
import type { OrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import { referenceIn } from '../../kit/reference';
import { readOrder } from './order';
import type { FlightLeg, ScheduleAnswer } from '@/plugins/flight/contract';
import { Change, Changes, type Order, Slice } from '../api/schemas';
import { readable } from '@/server/selling/supplier/outside/readable';
import { SupplierError } from '@/server/selling/supplier/errors';
import { DuffelTrouble, factsOf } from '../../kit/trouble';
import { type Told, told } from '@/core/contract/refusal';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

const READ_MS = 25_000;
const ACCEPT_MS = 60_000;
/** The feed is asked for more often than Duffel's rate limit is worth. */
export const EVERY_MS = 2 * 60_000;
/** What Duffel noticed a while ago may show late, and rounds are skipped: the same change read twice is noted once. */
export const OVERLAP_MS = 15 * 60_000;

const FAILED = told(flightRefusals.statusNotUpdated);

/** What Duffel calls an answer, of those that it takes over its API. `update`: it is told what was agreed with the airline. */
const ACTIONS = { accept: 'accept', cancel: 'cancel', settle: 'update' } as const;

/** What can be answered to a change; what was agreed elsewhere is only told where Duffel cannot accept it itself. Pure. */
const answersTo = (offered: readonly string[], flights: readonly FlightLeg[] | null): ScheduleAnswer[] =>
  (['accept', 'cancel', 'settle'] as const).filter(
    (answer) =>
      offered.includes(ACTIONS[answer]) &&
      (answer === 'cancel' || flights) &&
      (answer !== 'settle' || !offered.includes('accept')),
  );

/** Orders of which Duffel has sent word since the last look; null: of one that it does not name. */
export type Heard = ReadonlySet<string>;

export interface Changing {
  readonly ask: Ask;
  readonly journal: OrderJournal;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

/** Every page of the list, and no more than that many. */
const MOST_PAGES = 20;

async function list(ask: Ask, query: Record<string, string>, signal: AbortSignal): Promise<Change[]> {
  const changes: Change[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer: Answered<unknown[]> = await ask(Changes, {
      ...{ method: 'GET', path: '/air/airline_initiated_changes', call: 'changes' },
      ...{ timeoutMs: READ_MS, signal },
      query: { ...query, ...(after === null ? {} : { after }) },
    });
    changes.push(...readable(Change, answer.data ?? []));
    if (answer.after === null || answer.after === after) break;
    after = answer.after;
  }
  return changes;
}

const ends = ({ segments }: Slice) =>
  `${segments[0]!.origin.iata_code}-${segments.at(-1)!.destination.iata_code}`;

/**
 * The whole trip after a change: what was removed makes room for what was added. Null when it cannot be told which is
 * which. Pure.
 */
export function slicesAfter(
  sold: readonly Slice[],
  { added, removed }: { added: readonly Slice[]; removed: readonly Slice[] },
): readonly Slice[] | null {
  const known = new Set(sold.map(({ id }) => id));
  if (added.length > 0 && added.every(({ id }) => known.has(id))) return sold;
  if (added.length !== removed.length) return null;
  const left = [...added];
  const after = sold.map((slice) => {
    const index = removed.findIndex(({ id }) => id === slice.id);
    const replaced = index >= 0 ? removed[index]! : removed.find((each) => ends(each) === ends(slice));
    const next = replaced && added[removed.indexOf(replaced)];
    if (!next || !left.includes(next)) return slice;
    left.splice(left.indexOf(next), 1);
    return next;
  });
  return left.length === 0 ? after : null;
}

const slicesIn = (given: readonly unknown[]): Slice[] | null => {
  const read = readable(Slice, given);
  return read.length === given.length ? read : null;
};

/** The flights after a change; null when nobody can tell: none are left, they are split, or they cannot be read. */
function flightsAfter(order: Order, change: Change): FlightLeg[] | null {
  const [sold, added, removed] = [order.slices ?? [], change.added, change.removed].map(slicesIn);
  if (!sold || !added || !removed || sold.length === 0) return null;
  const slices = slicesAfter(sold, { added, removed });
  return slices && slices.length > 0 ? legsOf(slices) : null;
}

/** For staff: what Duffel says, in our words. */
function whyOf(order: Order, change: Change, flights: readonly FlightLeg[] | null): string | undefined {
  const actions = change.available_actions?.join(', ') || 'none';
  if (change.added.length === 0)
    return `The airline has cancelled flights of the order ${order.id}; Duffel takes: ${actions}.`;
  if (!flights)
    return `The new flights of the order ${order.id} cannot be matched to the booked ones; Duffel takes: ${actions}.`;
  if (change.available_actions?.includes('accept')) return undefined;
  return change.available_actions?.includes('update')
    ? `Duffel cannot accept the change ${change.id}: agree it with the airline, and confirm it on the booking.`
    : `The change ${change.id} cannot be accepted over Duffel; it takes: ${actions}.`;
}

/** That the whole order is cancelled at Duffel, whoever has done it. */
const cancelledOf = ({ id: supplierRef }: Order, reference: string): SupplierChange => ({
  ...{ changeId: `cancelled-${supplierRef}`, supplierRef, reference },
  ...{ flights: null, answers: [], isCancelled: true },
});

/** A change as the port tells it. */
function toldOf(order: Order, change: Change, reference: string): SupplierChange {
  if (order.cancelled_at) return cancelledOf(order, reference);
  const flights = change.added.length === 0 ? null : flightsAfter(order, change);
  const offered = change.available_actions;
  const why = whyOf(order, change, flights);
  return {
    ...{ changeId: change.id, supplierRef: order.id, reference, flights },
    ...(offered ? { answers: answersTo(offered, flights) } : {}),
    ...(why ? { why } : {}),
  };
}

/** The order; null for what is none of Duffel's, which holds up nothing else. Throws DuffelTrouble. */
async function orderOf({ ask, log }: Changing, orderId: string, signal: AbortSignal): Promise<Order | null> {
  return readOrder(ask, orderId, signal).catch((error: unknown) => {
    if (!(error instanceof SupplierError)) throw error;
    log.warn({ duffel: { order: orderId } }, 'Duffel tells of a change of an order that it does not have');
    return null;
  });
}

/** The same of an order of which Duffel has sent word; null for one that is not cancelled. */
async function heardOf(
  changing: Changing,
  orderId: string,
  signal: AbortSignal,
): Promise<SupplierChange | null> {
  const reference = await changing.journal.referenceOf(orderId);
  // Somebody else's order on the same account.
  if (!reference) return null;
  const order = await orderOf(changing, orderId, signal);
  return order?.cancelled_at ? cancelledOf(order, reference) : null;
}

/**
 * Reads what airlines changed, and whether orders that Duffel has sent word of are cancelled. What cannot be told in flights is
 * told without them, for a person. Throws DuffelTrouble.
 */
export async function readChangesOf(
  changing: Changing,
  { after, until, heard }: { after: Date; until: Date; heard: Heard },
  signal: AbortSignal,
): Promise<SupplierChange[]> {
  const { ask, journal, log } = changing;
  const from = after.getTime() - OVERLAP_MS;
  const open = (await list(ask, {}, signal)).filter(({ created_at, action_taken }) => {
    const at = Date.parse(created_at);
    return !action_taken && at > from && at <= until.getTime();
  });
  const found: SupplierChange[] = [];
  for (const change of open.sort((a, b) => a.created_at.localeCompare(b.created_at))) {
    const order = await orderOf(changing, change.order_id ?? '', signal);
    if (!order) continue;
    const reference = (await journal.referenceOf(order.id)) ?? referenceIn(order);
    // Somebody else's order on the same account.
    if (!reference) continue;
    const told = toldOf(order, change, reference);
    if (!told.flights && !told.isCancelled)
      log.warn({ duffel: { change: change.id, order: order.id } }, 'A changed schedule is left for a person');
    found.push(told);
  }
  for (const orderId of heard) {
    const cancelled = await heardOf(changing, orderId, signal);
    if (cancelled && !found.some((each) => each.supplierRef === orderId)) found.push(cancelled);
  }
  return found;
}

/** Accepts a change of this order, or tells Duffel that the airline knows. One that is accepted already stays so. */
export async function acceptOne(
  { ask, log }: Changing,
  supplierRef: string,
  changeId: string,
  { signal, isSettled = false }: { readonly signal: AbortSignal; readonly isSettled?: boolean },
): Promise<{ kind: 'accepted' | 'refused' | 'unknown' } & Told> {
  try {
    const change = (await list(ask, { order_id: supplierRef }, signal)).find(({ id }) => id === changeId);
    if (!change || (change.order_id && change.order_id !== supplierRef))
      return { kind: 'refused', ...FAILED };
    if (change.action_taken === 'accepted') return { kind: 'accepted', message: '' };
    if (change.action_taken) return { kind: 'refused', ...FAILED };
    const path = `/air/airline_initiated_changes/${changeId}`;
    await ask(Change, {
      ...(isSettled
        ? { method: 'PATCH', path, body: { action_taken: 'accepted' } }
        : { method: 'POST', path: `${path}/actions/accept` }),
      ...{ call: 'accept change', timeoutMs: ACCEPT_MS, signal },
    });
    return { kind: 'accepted', message: '' };
  } catch (error) {
    if (!(error instanceof DuffelTrouble)) throw error;
    log.warn({ duffel: factsOf(error), supplierRef }, 'Duffel did not accept a changed schedule');
    return { kind: error.kind === 'refused' ? 'refused' : 'unknown', ...FAILED };
  }
}
