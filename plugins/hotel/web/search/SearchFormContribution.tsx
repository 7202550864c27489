import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FrontPlace } from '@/core/selling/search/FrontPlace';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { form } from '@/core/selling/search/SearchForm.css';
import { SearchFront } from '@/core/selling/search/SearchFront';
import { Button } from '@/core/ui/actions/Button';
import { addDays, todayLocal } from '@/core/ui/dates/date-range';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { CalendarDays, ChevronDown, UsersRound } from '@/core/ui/pictures/icons';
import { ARRIVE_IN_DAYS, USUAL_NIGHTS } from './default-days';
import * as css from './SearchForm.css';

const load = () => import('./SearchPanel');
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
  const checkIn = addDays(todayLocal(), ARRIVE_IN_DAYS);
  const guests = `${plural(2, { one: '# adult', other: '# adults' })} · ${plural(1, { one: '# room', other: '# rooms' })}`;
  return (
    <div className={form}>
      <div className={css.options}>
        <Button variant="quiet" icon={UsersRound} iconEnd={ChevronDown}>
          {guests}
        </Button>
        <Button variant="quiet" icon={CalendarDays} iconEnd={ChevronDown}>
          {t`Exact dates`}
        </Button>
      </div>
      <div className={css.fields}>
        <FrontPlace label={t`Destination`} placeholder={t`City, area, landmark or hotel`} />
        <DateRangeField
          label={t`Dates`}
          startLabel={t`Check-in`}
          endLabel={t`Check-out`}
          unit="nights"
          value={{ start: checkIn, end: addDays(checkIn, USUAL_NIGHTS) }}
          onChange={nothing}
        />
        <SearchButton label={t`Search hotels`} />
      </div>
    </div>
  );
}
