import { useLingui } from '@lingui/react/macro';
import { useErrorWords, useFieldNames } from '@/core/selling/checkout/form/error-words';
import { WRONG_TITLE } from '../../contract';
import { NOT_IN_FUTURE, WRONG_AGE } from './form';

/** Errors of the form's fields in the reader's language, and what each field is called in a list of errors. */
export function useFormWords() {
  const { t } = useLingui();
  const words = useErrorWords({
    [NOT_IN_FUTURE]: t`Choose a date in the past`,
    [WRONG_AGE.ADT]: t`Adults are 12 or older on the day of the last flight`,
    [WRONG_AGE.CHD]: t`Children are 2 to 11 years old on the day of the last flight`,
    [WRONG_AGE.INF]: t`Infants are under 2 on the day of the last flight`,
    [WRONG_TITLE]: t`Choose a title that fits the age of the traveler`,
    'The birth date is after the flight': t`Choose a date in the past`,
    'The age does not fit the type of traveler': t`The age does not fit the type of traveler`,
  });
  const names = useFieldNames({
    gender: t`Gender`,
    middleName: t`Middle name`,
    birthDate: t`Date of birth`,
  });
  const nameOf = (path: string) => {
    const name = names(path);
    const [part, index] = path.split('.');
    const number = Number(index) + 1;
    return part === 'travellers' ? t`Traveler ${number}, ${name}` : name;
  };
  return { words, nameOf };
}
