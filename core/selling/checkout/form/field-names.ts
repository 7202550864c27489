import { useLingui } from '@lingui/react/macro';

/** What a field is called where it stands alone, such as in the error summary; by the last part of its path. */
export function useFieldNames(own: Readonly<Record<string, string>> = {}): (path: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
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
