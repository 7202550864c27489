import type { BookingProduct } from '@/server/ports/booking';
import type { CarDetails, CarTripDetails, RentalPoint } from '../contract';
import { inPlaceNames } from './places/in-language';
import { tryRequest } from './request';
import { readDetails, tryStored } from './stored';

type Route = Pick<CarDetails, 'pickUp' | 'dropOff'>;

/** Where the car is driven: one city, or from one to the other. */
export const titleOf = ({ pickUp, dropOff }: Route): string =>
  pickUp.city === dropOff.city ? pickUp.city : `${pickUp.city} – ${dropOff.city}`;

const summaryOf = ({ address: _, phone: __, openingHours: ___, ...point }: RentalPoint) => point;

/** My Trips draws whatever is in the table: a booking that cannot be read has no places, and never breaks the list. */
export const summarise: BookingProduct['summarise'] = ({ offer, request, details, language = 'en' }) => {
  const car = inPlaceNames(tryStored(offer)?.offer ?? null, language);
  const known = readDetails(details);
  const driver = tryRequest(request)?.driver;
  const trip: CarTripDetails = {
    vendor: car?.availableCore.vendor.name ?? '',
    vehicle: car?.availableCore.vehicle ?? null,
    pickUp: car && summaryOf(car.pickUp),
    dropOff: car && summaryOf(car.dropOff),
    days: car?.days ?? 0,
    confirmationNumber: known?.confirmationNumber ?? null,
  };
  return {
    title: car ? titleOf(car) : '',
    startsAt: car?.pickUpDateTime ?? '',
    endsAt: car?.returnDateTime ?? '',
    travelers: driver ? [`${driver.firstName} ${driver.lastName}`] : [],
    details: trip,
  };
};
