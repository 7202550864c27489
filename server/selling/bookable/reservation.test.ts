import { expect, it } from 'vitest';
import type { BookingRecord } from '../../ports/booking';
import { reservationFrame } from './reservation';

const money = { amount: 900, currency: 'EUR' };
const stages = [
  'processing',
  'reserved',
  'confirmed',
  'cancelling',
  'refunding',
  'cancelled',
  'failed',
] as const;

it.each(stages)(
  'a booking that is %s tells of its cancellation once it is cancelled, and can be cancelled only before',
  (stage) => {
    const record = {
      ...{ id: 'b1', supplierRef: 'S1', locator: 'ABC123', createdAt: '2027-05-01T10:00:00Z', revision: 1 },
      ...{ stage, cancelReason: 'Changed plans', penalty: money, refund: money, price: { total: money } },
      progress: { status: 'Confirmed' },
    } as unknown as BookingRecord;
    const { cancellation, canCancel } = reservationFrame(record, null);
    const isOver = stage === 'refunding' || stage === 'cancelled';
    expect(cancellation).toEqual(isOver ? { reason: 'Changed plans', penalty: money, refund: money } : null);
    expect(canCancel).toBe(stage === 'confirmed');
  },
);
