import { isDate } from '@/core/ui/dates/date-range';
import { agedOtherwise, ageOn, type Asks, type PassengerType, type TravellerCounts } from '../../contract';
import { withAges } from '../search/criteria/travellers';

/** Of each whose date of birth gives an age that was not priced, the age that was; null for everybody else. */
export const pricedAges = (
  births: readonly string[],
  codes: readonly PassengerType[],
  ages: Asks['ages'],
): (number | null)[] =>
  agedOtherwise(
    births.map((birthDate, at) => ({
      birthDate: isDate(birthDate) ? birthDate : '',
      passengerType: codes[at] ?? 'ADT',
    })),
    ages,
  );

/** Who was searched for, at the ages that the dates of birth give where those were typed. */
export const atTypedAges = (
  travellers: TravellerCounts,
  births: readonly string[],
  ages: NonNullable<Asks['ages']>,
): TravellerCounts =>
  withAges(
    travellers,
    births.map((birthDate, index) => (isDate(birthDate) ? ageOn(birthDate, ages.on) : ages.said[index])),
  );
