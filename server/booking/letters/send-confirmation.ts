import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { Tx } from '../../db/types';
import { conflict } from '../../error';
import type { Services } from '../../ports/services';
import { travellerView } from '../../pricing';
import type { BookingProduct, BookingRecord, Caller } from '../../ports/booking';

interface Sender extends Pick<Caller, 'agency' | 'user'> {
  tenant: (work: (tx: Tx) => Promise<void>) => Promise<void>;
  services: Pick<Services, 'mail' | 'audit'>;
}

/**
 * Sends a booking's confirmation once more, to its contact unless another address is given, and writes it into the
 * activity log (R241, R311, R400). Returns the address; throws HttpError 409 for what is not confirmed.
 */
export async function sendConfirmation(
  { agency, user, tenant, services }: Sender,
  product: Pick<BookingProduct, 'confirmationMail'>,
  record: BookingRecord,
  email?: string,
): Promise<string> {
  if (record.progress.state !== 'confirmed' || !product.confirmationMail)
    throw conflict(bookingRefusals.notConfirmed);
  // Whoever sends it, its reader is the traveller (SEC-35).
  const sold = { ...record, price: travellerView(record.price) };
  const mail = await product.confirmationMail(sold, agency);
  const to = email ?? record.contactEmail;
  await tenant(async (tx) => {
    await services.mail.send(tx, { agencyId: agency.id, to, bookingId: record.id, ...mail }, 'asked');
    await services.audit.record(tx, {
      agencyId: agency.id,
      userId: user.id,
      action: 'booking.email-itinerary',
      subject: record.id,
      after: { to },
    });
  });
  return to;
}
