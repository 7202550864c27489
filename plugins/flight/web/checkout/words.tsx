import { useLingui } from '@lingui/react/macro';
import type { OfferWords } from '@/core/selling/checkout/CheckoutAlert';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import type { Criteria } from '../search/criteria/criteria';

/** What a checkout says of flights, and where it leads when one is gone. */
export function useOfferWords(): (criteria: Criteria) => OfferWords {
  const { t } = useLingui();
  return (criteria) => ({
    gone: t`This flight is not available, please select another`,
    others: (
      <ButtonLink to="/booknow/flights/search" search={criteria} variant="secondary" size="small">
        {t`See other flights`}
      </ButtonLink>
    ),
  });
}
