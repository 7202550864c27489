import '@/server/db/tables';
import type { Tx } from '@/server/db/types';
import type { TroubleFacts } from '@/server/ports/trouble';
import { isUuid } from '@/server/http/uuid';
import type { BookingEvent } from '../../contract/bookings';
import { namesOf } from '../names';

interface EngineEvent {
  readonly at: string;
  readonly type: string;
  readonly data: unknown;
}

/** An entry of the log and what it tells of were written together. */
const TOGETHER_MS = 1_000;
const MOST = 500;
/** Tells of itself alone, whatever happened at the same moment. */
const OF_ITS_OWN = 'booking.download-pdf';

const near = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= TOGETHER_MS;

/** The platform's own steps: nobody took them. */
const isStep = ({ type }: Pick<EngineEvent, 'type'>): boolean => type.startsWith('state.');

const byOf = (data: unknown): string | null => {
  const by = (data as { by?: unknown } | null)?.by;
  return typeof by === 'string' && isUuid(by) ? by : null;
};

/** What a supplier said of his no, with what his support asks for; written down for staff alone. */
function saidIn(data: unknown): string | null {
  const trouble = (data as { trouble?: Partial<TroubleFacts> } | null)?.trouble;
  if (!trouble) return null;
  return [trouble.said, trouble.code, trouble.pointer, trouble.requestId].filter(Boolean).join(' · ') || null;
}

/**
 * Everything that is known to have happened to a booking, oldest first: the engine's events, what people did according to
 * the agency's log, and the letters that were sent about it. What the log and another source both have stands once, with
 * who did it.
 */
export async function historyOf(
  tx: Tx,
  { agencyId, bookingId, bookedBy }: { agencyId: string; bookingId: string; bookedBy: string },
  events: readonly EngineEvent[],
): Promise<BookingEvent[]> {
  const entries = await tx
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'after', 'at'])
    .where('agency_id', '=', agencyId)
    .where('subject', '=', bookingId)
    .orderBy('id')
    .limit(MOST)
    .execute();
  const mails = await tx
    .selectFrom('mail')
    .select(['subject', 'recipient', 'created_at'])
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  const told: { at: string; type: string; by: string | null; detail: string | null; isSet: boolean }[] = [
    ...events.map((event) => ({
      at: event.at,
      type: event.type,
      by: event.type === 'state.intent' ? bookedBy : byOf(event.data),
      detail: saidIn(event.data),
      isSet: isStep(event),
    })),
    ...mails.map(({ subject, recipient, created_at }) => ({
      at: created_at.toISOString(),
      type: 'letter',
      by: null,
      detail: `${subject} → ${recipient}`,
      isSet: false,
    })),
  ];
  const alone: typeof told = [];
  for (const { action, user_id, after, at } of entries) {
    const moment = at.toISOString();
    const same = action === OF_ITS_OWN ? undefined : told.find((one) => !one.isSet && near(one.at, moment));
    if (same) {
      same.by ??= user_id;
      same.isSet = true;
      continue;
    }
    const to = (after as { to?: unknown } | null)?.to;
    alone.push({
      at: moment,
      type: action,
      by: user_id,
      detail: typeof to === 'string' ? to : null,
      isSet: true,
    });
  }
  const all = [...told, ...alone].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const names = await namesOf(
    tx,
    agencyId,
    all.flatMap(({ by }) => (by ? [by] : [])),
  );
  return all.map(({ at, type, by, detail }) => ({
    at,
    type,
    by: (by && names.get(by)) ?? null,
    detail,
  }));
}
