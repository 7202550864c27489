import { useLingui } from '@lingui/react/macro';
import { REQUIRED } from './form';

type Words = Readonly<Record<string, string>>;

/** Errors of fields in the reader's language, the product's own first; an unknown text is shown as it is (G108). */
export function useErrorWords(own: Words = {}): (message: string) => string {
  const { t } = useLingui();
  const words: Words = {
    [REQUIRED]: t`Field is required`,
    'Please enter valid phone number': t`Please enter valid phone number`,
    'The entered email is not valid': t`The entered email is not valid`,
    'Please enter valid zip code': t`Please enter valid zip code`,
    'Only letters, spaces, hyphens and apostrophes': t`Only letters, spaces, hyphens and apostrophes`,
    'This date does not exist': t`This date does not exist`,
    ...own,
  };
  return (message) => words[message] ?? message;
}

/** What a field is called where it stands alone, such as in the error summary; by the last part of its path. */
export function useFieldNames(own: Words = {}): (path: string) => string {
  const { t } = useLingui();
  const names: Words = {
    title: t`Title`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    phone: t`Phone`,
    address: t`Address`,
    city: t`City`,
    state: t`State or region`,
    zipCode: t`Zip code`,
    country: t`Country`,
    ...own,
  };
  return (path) => names[path.slice(path.lastIndexOf('.') + 1)] ?? path;
}
