import { lazy } from 'react';
import type { Sold } from '@/core/selling/after-sale/told/sold';
import type { HotelReservation } from '../contract';
import { placeOf } from '../say/terms';
import { tellStay } from '../say/told';
import { BreakdownCard } from './booking/BreakdownCard';
import { HOTELS } from './product';

/** Booked stays on their pages (R278, R280). */
export const SOLD: Sold<HotelReservation> = {
  ...HOTELS,
  called: ({ stay }) => stay.hotel.name,
  tell: tellStay,
  drawn: { cards: { breakdown: BreakdownCard } },
  Cancel: lazy(() => import('./booking/CancelDialog')),
  cancelled: ({ stay }) => ({
    place: placeOf(stay.hotel),
    ...(stay.payment === 'property' && { paid: null }),
  }),
};
