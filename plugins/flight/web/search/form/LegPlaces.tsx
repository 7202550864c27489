import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldOf } from '@/core/selling/search/SearchForm';
import type { FieldName } from './error-words';
import { setPlace, type FormLeg, type FormState } from './form-state';
import { PlaceInput } from './PlaceInput';

/** What the fields of a trip are given. */
export interface TripFieldsProps {
  form: FormState;
  onChange: (form: FormState) => void;
  fieldOf: (leg: FormLeg, field: FieldName) => ReturnType<FieldOf<FieldName>>;
  /** The button that starts the search. */
  submit: ReactNode;
}

interface LegPlacesProps extends Pick<TripFieldsProps, 'form' | 'onChange' | 'fieldOf'> {
  leg: FormLeg;
}

/** Where a flight leaves and where it leads. */
export function LegPlaces({ form, leg, fieldOf, onChange }: LegPlacesProps) {
  const { t } = useLingui();
  const place = (end: 'from' | 'to', label: string) => (
    <PlaceInput
      {...fieldOf(leg, end)}
      label={label}
      placeholder={t`City or airport`}
      value={leg[end]}
      onChange={(chosen) => onChange(setPlace(form, leg.id, end, chosen))}
    />
  );
  return (
    <>
      {place('from', t`From`)}
      {place('to', t`To`)}
    </>
  );
}
