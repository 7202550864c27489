import { z } from 'zod/mini';
import { isDay } from '@/core/contract/date';
import { each } from '@/server/jobs/each';
import type { Ask } from '../api/http';
import { type Event, Events } from '../api/schemas';
import { type Books, findByRef, ORDER_PREFIX, referenceOf } from '../bookings/bookings';
import type { Remembering } from '../kept/kept';
import type { NoteNews, OrderNews } from '@/plugins/activity/face/port';
import { readNews } from './pages';

const DAY_MS = 24 * 3_600_000;
/** `BookingsModifiedSince`, parameter `count`: fifty at most. */
const FEED = {
  ...{ name: 'bookings', path: '/bookings/modified-since', schema: Events },
  ...{ count: 50, firstLookMs: DAY_MS },
} as const;

const KINDS: Readonly<Record<string, OrderNews['kind']>> = {
  CANCELLATION: 'cancelled',
  CONFIRMATION: 'answered',
  REJECTION: 'answered',
  AMENDMENT: 'changed',
  // At Viator itself, by whoever travels; what comes back is not told.
  CUSTOMER_CANCELLATION: 'given-back',
};

/** When it takes place now, as far as it can be read; seconds are cut off. */
function beginningIn({ bookedItem }: Event): OrderNews['startsAt'] {
  const { travelDate: day, travelTime } = bookedItem ?? {};
  const time = /^\d{2}:\d{2}/.exec(travelTime ?? '')?.[0];
  return day && isDay(day) ? { day, time } : undefined;
}

const newsOf = ({
  transactionRef,
  eventType,
  bookingRef,
  partnerBookingRef,
  cancellation,
  lastUpdated,
}: Event): OrderNews | null => {
  const kind = KINDS[eventType];
  if (!kind) return null;
  return {
    ...{ id: transactionRef, kind, at: lastUpdated ?? undefined },
    supplierRef: `${ORDER_PREFIX}${bookingRef}`,
    isFor: (reference) => referenceOf(reference) === partnerBookingRef,
    code: cancellation?.cancellationReasonCode ?? eventType,
  };
};

/** Says that what a supplier cancelled is known here: Viator then writes to nobody itself. */
const acknowledge = (ask: Ask, transactionRefs: readonly string[], signal: AbortSignal) =>
  ask(z.unknown(), {
    ...{ method: 'POST', path: '/bookings/modified-since/acknowledge', call: 'acknowledge', signal },
    body: { transactionRefs },
  });

/**
 * Reads on in what became of bookings without anybody here, and has each noted. A cancellation is acknowledged once it is
 * noted, and one of somebody else's on the same account never. Throws ViatorTrouble, and what a note throws.
 */
export function hearOfBookings(
  parts: Remembering & Books,
  note: NoteNews,
  signal: AbortSignal,
): Promise<void> {
  const { ask, log } = parts;
  return readNews(
    parts,
    FEED,
    async ({ bookings }) => {
      const noted: string[] = [];
      const failed: unknown[] = [];
      await each(bookings, async (event) => {
        const news = newsOf(event);
        if (!news)
          return log.warn({ viator: { event: event.eventType } }, 'Viator tells of something unknown');
        const now = news.kind === 'changed' ? await findByRef(parts, event.bookingRef, signal) : null;
        const details = now?.kind === 'booked' ? now.details : undefined;
        const startsAt = news.kind === 'changed' ? beginningIn(event) : undefined;
        const isNoted = await note({
          ...news,
          ...(details === undefined ? {} : { details }),
          ...(startsAt ? { startsAt } : {}),
        });
        if (isNoted && news.kind === 'cancelled') noted.push(event.transactionRef);
      }).catch((error: unknown) => void failed.push(error));
      // What is noted is acknowledged, whatever became of the others.
      if (noted.length > 0) await acknowledge(ask, noted, signal);
      if (failed.length > 0) throw failed[0];
    },
    signal,
  );
}
