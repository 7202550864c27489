import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { searchAtRest } from '@/core/selling/search/at-rest';
import type { FieldsProps } from '@/core/selling/search/FieldsForm';
import { OptionButton } from '@/core/selling/search/OptionButton';
import { Button, IconButton } from '@/core/ui/actions/Button';
import { addDays } from '@/core/ui/dates/date-range';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { ArrowLeftRight, Search, SlidersHorizontal, UsersRound } from '@/core/ui/pictures/icons';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Select } from '@/core/ui/choices/Select';
import { DEPART_IN_DAYS, RETURN_IN_DAYS } from './criteria/default-days';
import * as css from './form/SearchForm.css';

const nothing = () => undefined;

/** The product's form on the agency's home page. */
export default searchAtRest({
  load: () => import('./form/SearchPanel'),
  first: () => null,
  Fields: AtRest,
});

/** `SearchForm` with nothing chosen, made of what draws its fields and of nothing that finds, opens or checks. */
function AtRest({ today, fieldOf, place }: FieldsProps<null, never>) {
  const { t } = useLingui();
  const where = (end: string, label: string) =>
    place({ ...fieldOf(end), label, placeholder: t`City or airport`, value: null, onChange: nothing });
  const count = 1;
  const total = plural(count, { one: '# Traveler', other: '# Travelers' });
  return (
    <>
      <div className={css.options}>
        <div className={css.trip}>
          <SegmentedControl
            label={t`Trip`}
            value="round-trip"
            onChange={nothing}
            options={[
              { value: 'round-trip', label: t`Round-Trip` },
              { value: 'one-way', label: t`One Way` },
              { value: 'multi-city', label: t`Multi-City` },
            ]}
          />
        </div>
        <div className={css.cabin}>
          <Select
            label={t`Cabin`}
            hideLabel
            value="any"
            onChange={nothing}
            options={[{ value: 'any', label: t`All cabins` }]}
          />
        </div>
        <OptionButton icon={UsersRound} aria-label={t`Travelers: ${total}`}>
          {total}
        </OptionButton>
        <Button variant="quiet" icon={SlidersHorizontal}>
          {t`Options`}
        </Button>
      </div>
      <div className={css.fields}>
        <div className={css.places}>
          {where('from', t`From`)}
          {where('to', t`To`)}
          <div className={css.swap}>
            <IconButton
              icon={ArrowLeftRight}
              label={t`Swap origin and destination`}
              variant="secondary"
              size="small"
            />
          </div>
        </div>
        <DateRangeField
          label={t`Dates`}
          startLabel={t`Departure`}
          endLabel={t`Return`}
          value={{ start: addDays(today, DEPART_IN_DAYS), end: addDays(today, RETURN_IN_DAYS) }}
          onChange={nothing}
        />
        <div className={css.submit}>
          <Button size="field" icon={Search} fullWidth>
            {t`Search flights`}
          </Button>
        </div>
      </div>
    </>
  );
}
