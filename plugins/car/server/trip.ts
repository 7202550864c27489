import type { Language, TripSummary } from '@/core/contract';
import type { CarDetails, CarTripDetails, RentalPoint } from '../contract';
import { inPlaceNames } from '@/server/reference';
import type { BookedRequest } from './request';
import type { rentals } from './stored';

type Route = Pick<CarDetails, 'pickUp' | 'dropOff'>;
type Rental = ReturnType<typeof rentals.tryRead>;

/** Where the car is driven: one city, or from one to the other. */
export const titleOf = ({ pickUp, dropOff }: Route): string =>
  pickUp.city === dropOff.city ? pickUp.city : `${pickUp.city} – ${dropOff.city}`;

/** As agents read of the driver. */
export const nameOf = ({ driver }: Pick<BookedRequest, 'driver'>): string =>
  `${driver.firstName} ${driver.lastName}`;

const summaryOf = ({ address: _, phone: __, openingHours: ___, ...point }: RentalPoint) => point;

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
  };
  return {
    title: car ? titleOf(car) : '',
    startsAt: car?.pickUpDateTime ?? '',
    endsAt: car?.returnDateTime ?? '',
    travelers: request ? [nameOf(request)] : [],
    details: trip,
  };
}
