import { type Facts, openPoints } from '../../attention';
import type { Tx } from '../../db/types';
import type { Services } from '../../ports/services';
import type { GivenBack } from '../../ports/supplier';

/** A booking that a supplier has news of. */
export interface Found {
  readonly agencyId: string;
  readonly bookingId: string;
}

/**
 * A point that waits for somebody of the agency; the same one however often it is opened. `said`: the supplier's own word;
 * `more`: what else is known.
 */
export const supplierPoint =
  (
    services: Services,
    { agencyId, bookingId }: Found,
    kind: 'supplier-cancelled' | 'supplier-changed',
    said: string | null,
    more: Facts = {},
  ) =>
  (tx: Tx): Promise<void> => {
    const facts = said === null ? more : { ...more, said };
    const point = { agencyId, kind, subject: bookingId, bookingId, facts } as const;
    return openPoints(tx, 'suppliers', [point], services.clock.now());
  };

/** What is known of a cancellation beside that it is one. */
export interface CancelledThere {
  /** The supplier's word for why. */
  readonly code?: string | null;
  /** What came back for it; null and absent where nobody says, and everything that was paid goes back. */
  readonly back?: GivenBack | null;
  /** Rows of the product's own. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/**
 * A supplier says that a booking is cancelled: what was paid goes back, whole or by what came back for it, its traveller is
 * written to, and its agency sees both sums (`BookingEngine.cancelledBySupplier`). Throws where somebody else is writing it: it
 * is to be told again.
 */
export async function noteCancelled(
  services: Services,
  found: Found,
  { code = null, back = null, also }: CancelledThere = {},
): Promise<void> {
  const became = await services.bookings.cancelledBySupplier(found, {
    code,
    // Other money than was taken says nothing about it.
    kept: ({ price }) => (back?.returned.currency === price.total.currency ? back : null),
    async also(tx, { amount, currency }) {
      const returned = back?.returned.currency === currency ? { returned: back.returned.amount } : {};
      const sums = { amount, currency, ...returned };
      await supplierPoint(services, found, 'supplier-cancelled', code, sums)(tx);
      await also?.(tx);
    },
  });
  if (became === 'busy') throw new Error(`Booking ${found.bookingId} is being changed by somebody else`);
}
