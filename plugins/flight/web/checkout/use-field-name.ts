import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from '@/core/selling/checkout/form/field-names';

/** What each field is called in a list of errors. */
export function useFieldName(): (path: string) => string {
  const { t } = useLingui();
  const names = useFieldNames({
    gender: t`Gender`,
    middleName: t`Middle name`,
    birthDate: t`Date of birth`,
  });
  return (path) => {
    const name = names(path);
    const [part, index] = path.split('.');
    const number = Number(index) + 1;
    return part === 'travellers' ? t`Traveler ${number}, ${name}` : name;
  };
}
