import { useLingui } from '@lingui/react/macro';
import { FrontPlace } from '@/core/selling/search/FrontPlace';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { form } from '@/core/selling/search/SearchForm.css';
import { SearchFront } from '@/core/selling/search/SearchFront';
import { Button } from '@/core/ui/actions/Button';
import { TextField } from '@/core/ui/fields/TextField';
import { CalendarDays, ChevronDown, Search } from '@/core/ui/pictures/icons';
import * as css from './SearchForm.css';

const load = () => import('./SearchPanel');

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
  return (
    <div className={form}>
      <div className={css.options}>
        <Button variant="quiet" icon={CalendarDays} iconEnd={ChevronDown}>
          {t`Any day`}
        </Button>
      </div>
      <div className={css.fields}>
        <FrontPlace label={t`Where to?`} placeholder={t`City, landmark or airport`} />
        <TextField
          label={t`What are you looking for? (optional)`}
          placeholder={t`Castle, boat, food…`}
          icon={Search}
          autoComplete="off"
        />
        <div className={css.submit}>
          <SearchButton label={t`Search activities`} />
        </div>
      </div>
    </div>
  );
}
