import type { BookingRecord } from '@/server/ports/booking';
import { price } from '@/server/pricing';
import { testClock } from '@/server/testing/clock';
import { sampleRental } from '@/plugins/sandbox/car/sample';

/** A confirmed rental in Lisbon, with a child seat and full protection, of Ana Silva. */
export async function rentalBooking(
  language: string,
  changes: Partial<BookingRecord> = {},
): Promise<BookingRecord> {
  const { base, taxes, extras, ...sale } = sampleRental({
    ...{ from: '2027-07-12', until: '2027-07-19', currency: 'EUR' },
    now: testClock().now(),
  });
  const total = price(
    { base, taxes, extras: extras ?? null, published: null, retail: null },
    { markupBasisPoints: 1_250, feeMinor: 300 },
  );
  return {
    id: 'b1',
    createdAt: '2026-11-20T12:00:00.000Z',
    ...{ revision: 7, changedAt: '2026-11-20T12:00:05.000Z' },
    progress: {
      bookingId: 'b1',
      state: 'confirmed',
      status: 'Confirmed',
      message: null,
      money: 'taken',
      actionUrl: null,
    },
    language,
    locator: 'K7QM2X',
    price: total,
    penalty: null,
    refund: null,
    ...sale,
    ...changes,
  } as BookingRecord;
}
