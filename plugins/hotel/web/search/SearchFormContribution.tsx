import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { searchAtRest } from '@/core/selling/search/at-rest';
import { OptionButton } from '@/core/selling/search/OptionButton';
import { CalendarDays, UsersRound } from '@/core/ui/pictures/icons';
import { HotelFields, type Stay } from './HotelFields';
import { usualCheckIn, usualCheckOut } from './usual-days';

/** The product's form on the agency's home page. */
export default searchAtRest<Stay>({
  load: () => import('./SearchPanel'),
  first: (today) => {
    const checkIn = usualCheckIn(today);
    return { place: null, checkIn, checkOut: usualCheckOut(checkIn) };
  },
  Fields: function AtRest(fields) {
    const { t } = useLingui();
    const guests = `${plural(2, { one: '# adult', other: '# adults' })} · ${plural(1, { one: '# room', other: '# rooms' })}`;
    return (
      <HotelFields
        {...fields}
        further={
          <>
            <OptionButton icon={UsersRound}>{guests}</OptionButton>
            <OptionButton icon={CalendarDays}>{t`Exact dates`}</OptionButton>
          </>
        }
      />
    );
  },
});
