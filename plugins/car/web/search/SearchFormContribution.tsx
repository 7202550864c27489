import { useLingui } from '@lingui/react/macro';
import { searchAtRest } from '@/core/selling/search/at-rest';
import { OptionButton } from '@/core/selling/search/OptionButton';
import { UserRound } from '@/core/ui/pictures/icons';
import { CarFields, type Rental } from './CarFields';
import { usualDropOff, usualPickUp } from './moments';

/** The product's form on the agency's home page. */
export default searchAtRest<Rental>({
  load: () => import('./SearchPanel'),
  first: (today) => {
    const pickUp = usualPickUp(today);
    return { from: null, to: null, isReturnedElsewhere: false, pickUp, dropOff: usualDropOff(pickUp) };
  },
  Fields: function AtRest(fields) {
    const { t } = useLingui();
    return <CarFields {...fields} driver={<OptionButton icon={UserRound}>{t`Driver`}</OptionButton>} />;
  },
});
