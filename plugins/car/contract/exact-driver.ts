import { ageOn } from '@/core/contract';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import type { Refusal } from '@/core/contract/refusal';
import type { CarDetails } from './details';
import type { CarDriver } from './driver';
import { carFieldRefusals } from './refusals';

/** A phone number that says which country it is in. */
const WITH_COUNTRY = /^\s*(\+|00)/;

interface DriverProblem {
  readonly field: 'birthDate' | 'phone';
  readonly said: Refusal;
}

/**
 * What is wrong with a driver whom the vendor is told exactly: without the date of birth, not of the age that the price is
 * for, or with a phone number that nobody abroad can call. Nothing where the vendor wants to know neither.
 */
export function driverProblems(
  { birthDate, phone }: Pick<CarDriver, 'birthDate' | 'phone'>,
  {
    requirements: { exactly },
    pickUpDateTime,
  }: { requirements: Pick<CarDetails['requirements'], 'exactly'>; pickUpDateTime: string },
): DriverProblem[] {
  if (!exactly) return [];
  const problems: DriverProblem[] = [];
  if (!birthDate) problems.push({ field: 'birthDate', said: fieldRefusals.birthDate });
  else if (ageOn(birthDate, pickUpDateTime.slice(0, 10)) !== exactly.age)
    problems.push({ field: 'birthDate', said: carFieldRefusals.driverAge });
  if (!phone || !WITH_COUNTRY.test(phone))
    problems.push({ field: 'phone', said: supplierRefusals.phoneCountry });
  return problems;
}
