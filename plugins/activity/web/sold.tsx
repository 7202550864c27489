import { lazy } from 'react';
import type { Sold } from '@/core/selling/after-sale/told/sold';
import type { ActivityReservation } from '../contract';
import { mayBeCancelled } from '../contract/statuses';
import { tellActivity } from '../say/told';
import { Vouchers } from './confirmation/Vouchers';
import { ACTIVITIES } from './product';

/** Booked activities on their pages (R348). */
export const SOLD: Sold<ActivityReservation> = {
  ...ACTIVITIES,
  called: ({ offer }) => offer.activity.title,
  tell: tellActivity,
  drawn: { cards: { vouchers: Vouchers } },
  // G117: what is over is not cancelled any more; everything else the server decides.
  mayCancel: ({ bookingStatus }) => mayBeCancelled(bookingStatus),
  hasPaper: ({ organizerVoucher }) => !organizerVoucher,
  Cancel: lazy(() => import('./booking/CancelDialog')),
};
