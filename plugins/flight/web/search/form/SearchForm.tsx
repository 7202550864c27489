import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormProps } from '@/core/selling/search/product-search';
import { SearchForm as Form } from '@/core/selling/search/SearchForm';
import { Button } from '@/core/ui/actions/Button';
import { Search } from '@/core/ui/pictures/icons';
import { toCriteria, type Criteria, type FilledCriteria } from '../criteria/criteria';
import type { Place } from '../places/places';
import { startForm, todayThere, toFilled, withNames, type FormLeg, type FormState } from './form-state';
import { MultiCityTrip } from './MultiCityTrip';
import { SimpleTrip } from './SimpleTrip';
import { TripOptions } from './TripOptions';
import { type FieldName, useToldErrors } from './use-told-errors';

const fieldOfLeg = ({ id }: FormLeg, field: FieldName) => `${id}-${field}`;

/** What a flight search needs: trip, places, dates, travellers, cabin, further options (R184, R185, R187). */
export function SearchForm({ initial, placeOf, onSearch }: FormProps<Criteria, FilledCriteria, Place>) {
  const { t } = useLingui();
  const [state, setState] = useState<FormState>(() => startForm(initial));
  const form = withNames(state, placeOf);
  const filled = toFilled(form);
  const isMultiCity = form.trip === 'multi-city';
  const leaving = (code: string | null) => form.legs.find(({ from }) => from?.code === code);
  const errors = useToldErrors(filled, (code) => todayThere(leaving(code) ?? { from: null })).map(
    ({ leg, field, ...error }) => ({ ...error, field: fieldOfLeg(form.legs[leg]!, field) }),
  );
  const button = (
    <Button type="submit" size="field" icon={Search} fullWidth>
      {t`Search flights`}
    </Button>
  );
  return (
    <Form label={t`Flight search`} errors={errors} onSearch={() => onSearch(toCriteria(filled))}>
      {(fieldOf) => {
        const trip = {
          form,
          fieldOf: (leg: FormLeg, field: FieldName) => fieldOf(fieldOfLeg(leg, field)),
          onChange: setState,
          submit: button,
        };
        return (
          <>
            <TripOptions form={form} onChange={setState} />
            {isMultiCity ? <MultiCityTrip {...trip} /> : <SimpleTrip {...trip} />}
          </>
        );
      }}
    </Form>
  );
}
