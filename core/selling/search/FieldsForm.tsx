import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { PlaceKind } from '../../contract/reference';
import { dayAt } from '../../say/clock';
import type { PlaceInputProps } from './PlaceInput';
import type { SearchKind } from './recent';
import type { FormProps, Lookup, Search } from './product-search';
import { type FieldOf, type SearchError, SearchForm, UNKNOWN_PLACE } from './SearchForm';
import { useChosenPlaces } from './places/use-chosen-places';

type FieldProps<Place> = Pick<PlaceInputProps<Place>, 'id' | 'label' | 'placeholder' | 'error'>;

/** What the fields of a search are drawn with, in the form as at rest. */
export interface FieldsProps<Form, Place> {
  form: Form;
  change: (part: Partial<Form>) => void;
  fieldOf: FieldOf<string>;
  /** The day that it is where the search begins; that of the visitor until the place is known. */
  today: string;
  /** Draws a place, which a form holds by its id. */
  place: (
    field: FieldProps<Place> & {
      /** What is suggested, where a product has a choice. */
      kinds?: readonly PlaceKind[] | undefined;
      value: string | null;
      onChange: (id: string | null, place: Place | null) => void;
    },
  ) => ReactNode;
}

/** A field for the places of a product. `kind`: of its searches, whose earlier places are offered. */
export type PlaceFieldProps<Criteria extends object, Place extends object> = FieldProps<Place> &
  Pick<PlaceInputProps<Place>, 'value' | 'onChange'> & { kind: SearchKind<Criteria, Place> };

/** A search whose form is its fields. */
export interface FieldsSearch<
  Criteria extends object,
  Form extends object,
  Place extends object,
> extends Omit<Search<Criteria, Form, Place>, 'Form'> {
  /** What the form is called. */
  label: MessageDescriptor;
  /** What the form says, as criteria. */
  write: (form: Form) => Criteria;
  /** What keeps it from starting, in the order of the form. */
  wrong: (form: Form, placeOf: Lookup<Place>) => SearchError[];
  Fields: ComponentType<FieldsProps<Form, Place>>;
  Place: ComponentType<PlaceFieldProps<Criteria, Place>>;
}

/** A search that is said by its fields; the form is made of them. */
export const searchByFields = <Criteria extends object, Form extends object, Place extends { zone?: string }>(
  of: FieldsSearch<Criteria, Form, Place>,
): Search<Criteria, Form, Place> => ({ ...of, Form: (props) => <FieldsForm {...props} of={of} /> });

function FieldsForm<Criteria extends object, Form extends object, Place extends { zone?: string }>({
  of,
  initial,
  likely = {},
  onSearch,
  ...known
}: FormProps<Criteria, Form, Place> & { of: FieldsSearch<Criteria, Form, Place> }) {
  const { i18n } = useLingui();
  const { placeOf, choose } = useChosenPlaces(known.placeOf, of.placeId);
  const [typed, setTyped] = useState(initial);
  const unsaid = Object.entries(likely).filter(([name]) => !typed[name as keyof Form]);
  const form: Form = { ...typed, ...Object.fromEntries(unsaid) };
  const [first] = of.placesOf(form);
  const { Fields, Place: PlaceField } = of;
  return (
    <SearchForm
      label={i18n._(of.label)}
      errors={of.wrong(form, placeOf)}
      onSearch={() => onSearch(of.write(form))}
    >
      {(fieldOf) => (
        <Fields
          {...{ form, fieldOf }}
          change={(part) => setTyped((before) => ({ ...before, ...part }))}
          today={dayAt(new Date(), (first && placeOf(first)?.zone) || undefined)}
          place={({ value, onChange, ...field }) => (
            <PlaceField
              {...field}
              kind={of}
              value={(value && placeOf(value)) || null}
              onChange={(place) => onChange(choose(place), place)}
            />
          )}
        />
      )}
    </SearchForm>
  );
}

/** What is wrong with a place of a form: nothing is chosen, or there is no such place. */
export function placeErrors(
  field: string,
  id: string | null | undefined,
  placeOf: Lookup<object>,
  missing: MessageDescriptor,
): SearchError[] {
  if (!id) return [{ field, message: missing, isMissing: true }];
  return placeOf(id) === null ? [{ field, message: UNKNOWN_PLACE }] : [];
}
