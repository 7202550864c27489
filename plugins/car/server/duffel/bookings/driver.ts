import { nameOf, phoneOf } from '@/server/selling/duffel/people';
import { driverProblems } from '../../../contract';
import type { BookedRequest } from '../../request';
import type { SupplierCar } from '../../supplier/port';

/** Such as `TP1356`. */
const flightOf = (flightNumber: string | null): string | null =>
  flightNumber && flightNumber.replaceAll(' ', '').toUpperCase();

/**
 * Who drives, as Duffel takes it. Null for a driver without a date of birth, of another age than was priced, or with a
 * phone number that does not say which country it is in.
 */
export function driverOf(
  { driver, flightNumber }: BookedRequest,
  offer: Pick<SupplierCar, 'requirements' | 'pickUpDateTime'>,
) {
  const phone = driver.phone ? phoneOf(driver.phone) : null;
  if (!phone || !driver.birthDate || driverProblems(driver, offer).length > 0) return null;
  const flight = flightOf(flightNumber);
  return {
    driver: {
      given_name: nameOf(driver.firstName),
      family_name: nameOf(driver.lastName),
      email: driver.email,
      phone_number: phone,
      date_of_birth: driver.birthDate,
    },
    ...(flight ? { inbound_flight_number: flight } : {}),
  };
}
