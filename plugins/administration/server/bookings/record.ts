import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { Language } from '@/core/contract';
import { agencyBookings } from '@/server/booking/lists/agency-list';
import type { Caller } from '@/server/ports/booking';
import { notFound } from '@/server/error';
import type { Services } from '@/server/ports/services';
import type { AgencyBooking } from '../../contract/bookings';
import { listingOf } from './find';
import { historyOf } from './history';
import { tripOf } from './trip';

const absent = () => notFound(bookingRefusals.unknown);

/** One booking in full. Foreign and nonexistent ones answer the same (SEC-31). */
export async function bookingInFull(
  services: Services,
  caller: Caller,
  id: string,
  language: Language,
): Promise<AgencyBooking> {
  const record = await services.bookings.find(caller, id);
  const product = record && services.lookedAfterBy(caller.agency).find((each) => each.id === record.product);
  if (!product) throw absent();
  const { rows, payments, history } = await services.db.withTenant(caller.agency.id, async (tx) => ({
    ...(await agencyBookings(tx, caller, listingOf(product), { bookingId: id }, services.clock.now())),
    payments: await tx
      .selectFrom('payment')
      .select(['updated_at', 'kind', 'status', 'amount_minor', 'currency', 'card'])
      .where('agency_id', '=', caller.agency.id)
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute(),
    history: await historyOf(
      tx,
      { agencyId: caller.agency.id, bookingId: id, bookedBy: record.userId },
      record.events,
    ),
  }));
  const [listed] = rows;
  if (!listed) throw absent();
  const isOver = record.stage === 'cancelled' || record.stage === 'refunding';
  return {
    trip: tripOf(product, listed, language),
    price: record.price,
    contactEmail: record.contactEmail,
    bookedBy: listed.bookedBy,
    bookedFor: listed.bookedFor,
    penalty: isOver ? record.penalty : null,
    refund: isOver ? record.refund : null,
    cancelReason: listed.cancelReason,
    history,
    payments: payments.map(({ updated_at, kind, status, amount_minor, currency, card }) => ({
      at: updated_at.toISOString(),
      kind,
      status,
      amount: { amount: Number(amount_minor), currency },
      card: (card as AgencyBooking['payments'][number]['card'] | null) ?? null,
    })),
  };
}
