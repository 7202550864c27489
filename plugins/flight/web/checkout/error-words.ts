import { useLingui } from '@lingui/react/macro';
import { NOT_IN_FUTURE, REQUIRED, WRONG_AGE } from './form';

/** The contract's error texts in the reader's language; a text that is not known is shown as it is (G108). */
export function useErrorWords(): (message: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    [REQUIRED]: t`Field is required`,
    'Please enter valid phone number': t`Please enter valid phone number`,
    'The entered email is not valid': t`The entered email is not valid`,
    'Please enter valid zip code': t`Please enter valid zip code`,
    'Only letters, spaces, hyphens and apostrophes': t`Only letters, spaces, hyphens and apostrophes`,
    'This date does not exist': t`This date does not exist`,
    [NOT_IN_FUTURE]: t`Choose a date in the past`,
    [WRONG_AGE.ADT]: t`Adults are 12 or older on the day of departure`,
    [WRONG_AGE.CHD]: t`Children are 2 to 11 years old on the day of departure`,
    [WRONG_AGE.INF]: t`Infants are under 2 until the last day of the trip`,
    'The birth date is after the flight': t`Choose a date in the past`,
    'The age does not fit the type of traveler': t`The age does not fit the type of traveler`,
  };
  return (message) => words[message] ?? message;
}

/** What a field is called where it stands alone, such as in the error summary. */
export function useFieldNames(): (path: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    title: t`Title`,
    gender: t`Gender`,
    firstName: t`First name`,
    middleName: t`Middle name`,
    lastName: t`Last name`,
    birthDate: t`Date of birth`,
    email: t`Email`,
    phone: t`Phone`,
    address: t`Address`,
    city: t`City`,
    state: t`State or region`,
    zipCode: t`Zip code`,
    country: t`Country`,
  };
  return (path) => {
    const [, first, second] = path.split('.');
    const name = names[second ?? first ?? ''] ?? path;
    const number = Number(first) + 1;
    return second === undefined ? name : t`Traveler ${number}, ${name}`;
  };
}
