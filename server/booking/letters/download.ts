import { recordDownload } from '../../audit/download';
import type { Tx } from '../../db/types';
import type { Services } from '../../ports/services';
import type { BookingRecord, Caller } from '../../ports/booking';

interface Reader extends Pick<Caller, 'agency' | 'user'> {
  tenant: (work: (tx: Tx) => Promise<void>) => Promise<void>;
  services: Pick<Services, 'audit'>;
}

/** Writes into the activity log that staff took the paper of somebody's booking; of a trip of one's own nothing (SEC-44). */
export async function recordPaper(
  { agency, user, tenant, services }: Reader,
  record: Pick<BookingRecord, 'id' | 'userId' | 'clientId'>,
): Promise<void> {
  if (!user.isStaff || (record.clientId ?? record.userId) === user.id) return;
  await tenant((tx) =>
    recordDownload(tx, services.audit, {
      agencyId: agency.id,
      user,
      action: 'booking.download-pdf',
      subject: record.id,
    }),
  );
}
