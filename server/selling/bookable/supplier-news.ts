import { openPoints } from '../../attention';
import type { Tx } from '../../db/types';
import type { Services } from '../../ports/services';

/** A booking that a supplier has news of. */
export interface Found {
  readonly agencyId: string;
  readonly bookingId: string;
}

/** A point that waits for somebody of the agency; the same one however often it is opened. `said`: the supplier's own word. */
export const supplierPoint =
  (
    services: Services,
    { agencyId, bookingId }: Found,
    kind: 'supplier-cancelled' | 'supplier-changed',
    said: string | null,
  ) =>
  (tx: Tx): Promise<void> => {
    const facts = said === null ? {} : { said };
    const point = { agencyId, kind, subject: bookingId, bookingId, facts } as const;
    return openPoints(tx, 'suppliers', [point], services.clock.now());
  };

/**
 * A supplier says that it has cancelled a booking: what was paid goes back, its traveller is written to, and its agency sees it
 * (`BookingEngine.cancelledBySupplier`). Throws where somebody else is writing it: it is to be told again.
 */
export async function noteCancelled(services: Services, found: Found, code: string | null): Promise<void> {
  const also = supplierPoint(services, found, 'supplier-cancelled', code);
  const became = await services.bookings.cancelledBySupplier(found, { code, also });
  if (became === 'busy') throw new Error(`Booking ${found.bookingId} is being changed by somebody else`);
}
