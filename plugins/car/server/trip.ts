import type { Language, TripSummary } from '@/core/contract';
import { type CarTripDetails, isPaidAtCounter, type RentalPoint } from '../contract';
import { inPlaceNames } from '@/server/reference';
import { rentalTitle } from '../say/rental-title';
import type { BookedRequest } from '../face/order';
import type { rentals } from './stored';

type Rental = ReturnType<typeof rentals.tryRead>;

/** As agents read of the driver. */
export const nameOf = ({ driver }: Pick<BookedRequest, 'driver'>): string =>
  `${driver.firstName} ${driver.lastName}`;

const summaryOf = ({ address: _, phone: __, openingHours: ___, notes: ____, ...point }: RentalPoint) => point;

/** What My Trips shows of a rental. */
export function summarise(
  { offer, request, details }: Rental,
  language: Language,
): Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'> {
  const car = inPlaceNames(offer?.offer ?? null, language);
  const trip: CarTripDetails = {
    vendor: car?.availableCore.vendor.name ?? '',
    vehicle: car?.availableCore.vehicle ?? null,
    pickUp: car && summaryOf(car.pickUp),
    dropOff: car && summaryOf(car.dropOff),
    days: car?.days ?? 0,
    confirmationNumber: details?.confirmationNumber ?? null,
    ...(car && isPaidAtCounter(car) ? { payment: 'counter' } : {}),
  };
  return {
    title: car ? rentalTitle(car) : '',
    startsAt: car?.pickUpDateTime ?? '',
    endsAt: car?.returnDateTime ?? '',
    travelers: request ? [nameOf(request)] : [],
    details: trip,
  };
}
