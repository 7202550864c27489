import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from '@/core/selling/checkout/form/field-names';
import { TRANSPORT_FIELDS } from '../../contract';
import { TRANSPORT_FIELD_NAMES } from '../../say/labels';

/** What each field is called, at the field and in a list of errors. */
export function useFieldName(): (path: string) => string {
  const { t, i18n } = useLingui();
  const names = useFieldNames({
    dateOfBirth: t`Date of birth`,
    weight: t`Weight`,
    height: t`Height`,
    passportNumber: t`Passport number`,
    passportExpiryDate: t`Passport expiry date`,
    passportNationality: t`Passport nationality`,
    pickup: t`Pickup location`,
    tourLanguage: t`Tour language`,
    specialRequests: t`Special requests`,
    ...Object.fromEntries(TRANSPORT_FIELDS.map((field) => [field, i18n._(TRANSPORT_FIELD_NAMES[field])])),
  });
  return (path) => {
    const [part, index] = path.split('.');
    if (path === 'arrival.mode') return t`Arrival mode`;
    if (path === 'departure.mode') return t`Departure mode`;
    const name = names(path);
    const number = Number(index) + 1;
    if (part === 'travelers') return t`Traveler ${number}, ${name}`;
    if (part === 'arrival') return t`Arrival, ${name}`;
    return part === 'departure' ? t`Departure, ${name}` : name;
  };
}
