import { nameOf, personProblem, phoneOf, phoneProblem } from '../../kit/people';
import type { PeopleProblem } from '@/server/ports/supplier';
import { type CarDriver, driverProblems } from '@/plugins/car/contract';
import type { BookedRequest } from '@/plugins/car/face/order';
import type { SupplierCar } from '@/plugins/car/face/port';

/** Such as `TP1356`. */
const flightOf = (flightNumber: string | null): string | null =>
  flightNumber && flightNumber.replaceAll(' ', '').toUpperCase();

/** What Duffel would refuse of who drives. Pure. */
export function peopleProblem(
  driver: Pick<CarDriver, 'firstName' | 'lastName' | 'phone'>,
): PeopleProblem | null {
  const refusal = phoneProblem(driver.phone ?? '');
  return refusal ? { path: 'driver.phone', refusal } : personProblem(driver, 'driver');
}

/** Who drives, as Duffel takes it. Null for whom it would refuse, without a date of birth, or of another age than was priced. */
export function driverOf(
  { driver, flightNumber }: BookedRequest,
  offer: Pick<SupplierCar, 'requirements' | 'pickUpDateTime'>,
) {
  const phone = driver.phone ? phoneOf(driver.phone) : null;
  if (!phone || !driver.birthDate || peopleProblem(driver)) return null;
  if (driverProblems(driver, offer).length > 0) return null;
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
