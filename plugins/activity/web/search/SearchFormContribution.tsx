import { useLingui } from '@lingui/react/macro';
import { searchAtRest } from '@/core/selling/search/at-rest';
import { OptionButton } from '@/core/selling/search/OptionButton';
import { TextField } from '@/core/ui/fields/TextField';
import { CalendarDays, Search } from '@/core/ui/pictures/icons';
import { ActivityFields } from './ActivityFields';
import type { Criteria } from './criteria';

/** The product's form on the agency's home page. */
export default searchAtRest<Criteria>({
  load: () => import('./SearchPanel'),
  first: () => ({}),
  Fields: function AtRest(fields) {
    const { t } = useLingui();
    return (
      <ActivityFields
        {...fields}
        when={<OptionButton icon={CalendarDays}>{t`Any day`}</OptionButton>}
        title={
          <TextField
            label={t`What are you looking for? (optional)`}
            placeholder={t`Castle, boat, food…`}
            icon={Search}
            autoComplete="off"
          />
        }
      />
    );
  },
});
