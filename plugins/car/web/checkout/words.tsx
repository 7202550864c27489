import { useLingui } from '@lingui/react/macro';
import type { OfferWords } from '@/core/selling/checkout/CheckoutAlert';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import type { Criteria } from '../search/criteria';

/** What a checkout says of cars, and where it leads when one is gone. */
export function useOfferWords(): (criteria: Criteria) => OfferWords {
  const { t } = useLingui();
  return (criteria) => ({
    gone: t`This car is not available any more`,
    others: (
      <ButtonLink to="/booknow/cars/search" search={criteria} variant="secondary" size="small">
        {t`See other cars`}
      </ButtonLink>
    ),
  });
}
