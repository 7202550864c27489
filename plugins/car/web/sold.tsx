import { lazy } from 'react';
import type { Sold } from '@/core/selling/after-sale/told/sold';
import { type CarReservation, isPaidAtCounter } from '../contract';
import { rentalTitle } from '../say/rental-title';
import { tellRental } from '../say/told';
import { PlacesCard } from './booking/PlacesCard';
import { VendorTexts } from './parts/VendorTexts';
import { CARS } from './product';
import { Pictured } from './vehicle/Pictured';

/** Booked cars on their pages (R306, R311). */
export const SOLD: Sold<CarReservation> = {
  ...CARS,
  called: ({ offer }) => rentalTitle(offer),
  tell: tellRental,
  drawn: {
    cards: { places: PlacesCard, conditions: ({ booking: { offer } }) => <VendorTexts offer={offer} /> },
    pictures: { car: Pictured },
  },
  Cancel: lazy(() => import('./booking/CancelDialog')),
  cancelled: ({ offer }) => ({ place: offer.pickUp, ...(isPaidAtCounter(offer) && { paid: null }) }),
};
