import { useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { ArrowRight } from '@/core/ui/pictures/icons';
import type { Criteria } from '../search/criteria';
import { ratesAddress, sumsOf, type Chosen } from './rooms/chosen';

/** Goes on to the checkout with what is chosen and its price, which is asked for again there. */
export function Reserve({
  criteria,
  hotelId,
  chosen,
}: {
  criteria: Criteria;
  hotelId: string;
  chosen: Chosen;
}) {
  const { t } = useLingui();
  const { total } = sumsOf(chosen);
  return (
    <ButtonLink
      {...linkTo('/booknow/hotels/checkout', {
        ...criteria,
        hotel: hotelId,
        rates: ratesAddress(chosen),
        total: total.amount,
        currency: total.currency,
      })}
      preload={false}
      size="large"
      iconEnd={ArrowRight}
      fullWidth
    >
      {t`Reserve`}
    </ButtonLink>
  );
}
