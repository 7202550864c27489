import { useLingui } from '@lingui/react/macro';
import type { FieldName } from './field-errors';
import type { FormLeg } from './form-state';
import { PlaceInput } from './PlaceInput';
import type { Place } from '../places/places';

export interface LegPlacesProps {
  leg: FormLeg;
  fieldId: (field: FieldName) => string;
  errorOf: (field: FieldName) => string | undefined;
  onPlace: (end: 'from' | 'to', place: Place | null) => void;
}

/** Where a flight leaves and where it leads. */
export function LegPlaces({ leg, fieldId, errorOf, onPlace }: LegPlacesProps) {
  const { t } = useLingui();
  return (
    <>
      <PlaceInput
        id={fieldId('from')}
        label={t`From`}
        placeholder={t`City or airport`}
        value={leg.from}
        onChange={(place) => onPlace('from', place)}
        error={errorOf('from')}
      />
      <PlaceInput
        id={fieldId('to')}
        label={t`To`}
        placeholder={t`City or airport`}
        value={leg.to}
        onChange={(place) => onPlace('to', place)}
        error={errorOf('to')}
      />
    </>
  );
}
