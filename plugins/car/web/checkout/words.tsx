import { useLingui } from '@lingui/react/macro';
import type { OfferWords } from '@/core/checkout/CheckoutAlert';
import { ButtonLink } from '@/core/ui/ButtonLink';
import type { Criteria } from '../search/criteria';
import { translateMessage } from '../server-messages';

/** What a checkout says of cars, and where it leads when one is gone. */
export function useOfferWords(criteria: Criteria): OfferWords {
  const { t } = useLingui();
  return {
    gone: t`This car is not available any more`,
    others: (
      <ButtonLink to="/booknow/cars/search" search={criteria} variant="secondary" size="small">
        {t`See other cars`}
      </ButtonLink>
    ),
    translate: translateMessage,
  };
}
