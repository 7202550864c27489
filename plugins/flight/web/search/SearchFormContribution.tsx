import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FrontPlace } from '@/core/selling/search/FrontPlace';
import { form } from '@/core/selling/search/SearchForm.css';
import { SearchFront } from '@/core/selling/search/SearchFront';
import { Button, IconButton } from '@/core/ui/actions/Button';
import { addDays, todayLocal } from '@/core/ui/dates/date-range';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { ArrowLeftRight, ChevronDown, Search, SlidersHorizontal, UsersRound } from '@/core/ui/pictures/icons';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Select } from '@/core/ui/choices/Select';
import { DEPART_IN_DAYS, RETURN_IN_DAYS } from './criteria/default-days';
import * as css from './form/SearchForm.css';

const load = () => import('./form/SearchPanel');
const nothing = () => undefined;

/** The product's form on the agency's home page. */
export default function SearchFormContribution() {
  return (
    <SearchFront load={load}>
      <AtRest />
    </SearchFront>
  );
}

/** `SearchForm` with nothing chosen, made of what draws its fields and of nothing that finds, opens or checks. */
function AtRest() {
  const { t } = useLingui();
  const day = todayLocal();
  const count = 1;
  const total = plural(count, { one: '# Traveler', other: '# Travelers' });
  return (
    <div className={form}>
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
        <Button variant="quiet" icon={UsersRound} iconEnd={ChevronDown} aria-label={t`Travelers: ${total}`}>
          {total}
        </Button>
        <Button variant="quiet" icon={SlidersHorizontal}>
          {t`Options`}
        </Button>
      </div>
      <div className={css.fields}>
        <div className={css.places}>
          <FrontPlace label={t`From`} placeholder={t`City or airport`} />
          <FrontPlace label={t`To`} placeholder={t`City or airport`} />
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
          value={{ start: addDays(day, DEPART_IN_DAYS), end: addDays(day, RETURN_IN_DAYS) }}
          onChange={nothing}
        />
        <div className={css.submit}>
          <Button size="field" icon={Search} fullWidth>
            {t`Search flights`}
          </Button>
        </div>
      </div>
    </div>
  );
}
