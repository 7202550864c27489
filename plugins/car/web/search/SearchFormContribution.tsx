import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { FrontPlace } from '@/core/selling/search/FrontPlace';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { form } from '@/core/selling/search/SearchForm.css';
import { SearchFront } from '@/core/selling/search/SearchFront';
import { Button } from '@/core/ui/actions/Button';
import { addDays, todayLocal } from '@/core/ui/dates/date-range';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { ChevronDown, UserRound } from '@/core/ui/pictures/icons';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Select } from '@/core/ui/choices/Select';
import { PICK_UP_IN_DAYS, USUAL_DAYS, USUAL_TIME } from './default-days';
import * as css from './SearchForm.css';

const load = () => import('./SearchPanel');
const nothing = () => undefined;

/** The product's form on the agency's home page. */
export default function SearchFormContribution() {
  return (
    <SearchFront plugin="car" load={load}>
      <AtRest />
    </SearchFront>
  );
}

/** `SearchForm` with nothing chosen, made of what draws its fields and of nothing that finds, opens or checks. */
function AtRest() {
  const { t } = useLingui();
  const format = useFormat();
  const pickUp = addDays(todayLocal(), PICK_UP_IN_DAYS);
  const time = [{ value: USUAL_TIME, label: format.time(`2000-01-01T${USUAL_TIME}`) }];
  return (
    <div className={form}>
      <div className={css.options}>
        <div className={css.drop}>
          <SegmentedControl
            label={t`Drop-off`}
            value="same"
            onChange={nothing}
            options={[
              { value: 'same', label: t`Same drop-off` },
              { value: 'elsewhere', label: t`Different drop-off` },
            ]}
          />
        </div>
        <Button variant="quiet" icon={UserRound} iconEnd={ChevronDown}>
          {t`Driver`}
        </Button>
      </div>
      <div className={css.fields}>
        <div className={css.places}>
          <FrontPlace label={t`Pick-up`} placeholder={t`City, airport or station`} />
        </div>
        <DateRangeField
          label={t`Dates`}
          startLabel={t`Pick-up`}
          endLabel={t`Drop-off`}
          unit="days"
          value={{ start: pickUp, end: addDays(pickUp, USUAL_DAYS) }}
          onChange={nothing}
        />
        <div className={css.times}>
          <Select label={t`Pick-up time`} value={USUAL_TIME} onChange={nothing} options={time} />
          <Select label={t`Drop-off time`} value={USUAL_TIME} onChange={nothing} options={time} />
        </div>
        <SearchButton label={t`Search cars`} />
      </div>
    </div>
  );
}
