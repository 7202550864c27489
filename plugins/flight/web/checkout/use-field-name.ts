import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from '@/core/selling/checkout/form/field-names';

/** What each field is called in a list of errors. */
export function useFieldName(): (path: string) => string {
  const { t } = useLingui();
  const names = useFieldNames({
    gender: t`Gender`,
    middleName: t`Middle name`,
    birthDate: t`Date of birth`,
    passportNumber: t`Passport number`,
    passportCountry: t`Issuing country`,
    passportExpiryDate: t`Passport valid until`,
    loyaltyAirline: t`Frequent-flyer program`,
    loyaltyNumber: t`Frequent-flyer number`,
  });
  return (path) => {
    const name = names(path);
    const [part, index] = path.split('.');
    const number = Number(index) + 1;
    return part === 'travellers' ? t`Traveler ${number}, ${name}` : name;
  };
}
