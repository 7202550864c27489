import type { Logger } from 'pino';
import type { SupplierChange } from '../../supplier/port';
import { legsOf } from '../offers/flights';
import type { Ask } from '@/server/selling/duffel/http';
import type { DuffelJournal } from '@/server/selling/duffel/sent-orders';
import { readOrder, referenceIn } from './order';
import { Change, Changes, Slice } from '../api/schemas';
import { readable } from '@/server/selling/duffel/readable';
import { DuffelTrouble, factsOf } from '@/server/selling/duffel/trouble';

const READ_MS = 25_000;
const ACCEPT_MS = 60_000;
/** The feed is asked for more often than Duffel's rate limit is worth. */
export const EVERY_MS = 2 * 60_000;
/** What Duffel noticed a while ago may show late, and rounds are skipped: the same change read twice is noted once. */
export const OVERLAP_MS = 15 * 60_000;

const FAILED = 'Update flight status failed';

export interface Changing {
  readonly ask: Ask;
  readonly journal: DuffelJournal;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

async function list(ask: Ask, query: Record<string, string>, signal: AbortSignal): Promise<Change[]> {
  const { data } = await ask(Changes, {
    method: 'GET',
    path: '/air/airline_initiated_changes',
    query,
    call: 'changes',
    timeoutMs: READ_MS,
    signal,
  });
  return readable(Change, data ?? []);
}

const ends = ({ segments }: Slice) =>
  `${segments[0]!.origin.iata_code}-${segments.at(-1)!.destination.iata_code}`;

/**
 * The whole trip after a change: what was removed makes room for what was added. Null when it cannot be told which is
 * which. Pure.
 */
export function slicesAfter(
  sold: readonly Slice[],
  { added, removed }: Pick<Change, 'added' | 'removed'>,
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

/** Reads what airlines changed; one order that cannot be read is left for a person. Throws DuffelTrouble. */
export async function readChangesOf(
  { ask, journal, log }: Changing,
  after: Date,
  until: Date,
  signal: AbortSignal,
): Promise<SupplierChange[]> {
  const from = after.getTime() - OVERLAP_MS;
  const open = (await list(ask, {}, signal)).filter(({ created_at, action_taken }) => {
    const at = Date.parse(created_at);
    return !action_taken && at > from && at <= until.getTime();
  });
  const found: SupplierChange[] = [];
  for (const change of open.sort((a, b) => a.created_at.localeCompare(b.created_at))) {
    const order = await readOrder(ask, change.order_id ?? '', signal);
    const reference = (await journal.referenceOf(order.id)) ?? referenceIn(order);
    // Somebody else's order on the same account.
    if (!reference) continue;
    const sold = readable(Slice, order.slices ?? []);
    const slices = sold.length === order.slices?.length ? slicesAfter(sold, change) : null;
    const flights = slices && legsOf(slices);
    if (!flights) {
      log.warn({ duffel: { change: change.id, order: order.id } }, 'A changed schedule could not be read');
      continue;
    }
    found.push({ changeId: change.id, supplierRef: order.id, reference, flights });
  }
  return found;
}

/** Accepts a change of this order. One that is accepted already stays so. */
export async function acceptOne(
  { ask, log }: Changing,
  supplierRef: string,
  changeId: string,
  signal: AbortSignal,
): Promise<{ kind: 'accepted' | 'refused' | 'unknown'; message: string }> {
  try {
    const change = (await list(ask, { order_id: supplierRef }, signal)).find(({ id }) => id === changeId);
    if (!change || (change.order_id && change.order_id !== supplierRef))
      return { kind: 'refused', message: FAILED };
    if (change.action_taken === 'accepted') return { kind: 'accepted', message: '' };
    if (change.action_taken) return { kind: 'refused', message: FAILED };
    await ask(Change, {
      method: 'POST',
      path: `/air/airline_initiated_changes/${changeId}/actions/accept`,
      call: 'accept change',
      timeoutMs: ACCEPT_MS,
      signal,
    });
    return { kind: 'accepted', message: '' };
  } catch (error) {
    if (!(error instanceof DuffelTrouble)) throw error;
    log.warn({ duffel: factsOf(error), supplierRef }, 'Duffel did not accept a changed schedule');
    return { kind: error.kind === 'refused' ? 'refused' : 'unknown', message: FAILED };
  }
}
