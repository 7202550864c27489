import { useLingui } from '@lingui/react/macro';
import type { OfferWords } from '@/core/checkout/CheckoutAlert';
import { ButtonLink } from '@/core/ui/ButtonLink';
import type { Criteria } from '../search/criteria';
import { translateMessage } from '../server-messages';

/** What a checkout says of flights, and where it leads when one is gone. */
export function useOfferWords(criteria: Criteria): OfferWords {
  const { t } = useLingui();
  return {
    gone: t`This flight is not available, please select another`,
    others: (
      <ButtonLink to="/booknow/flights/search" search={criteria} variant="secondary" size="small">
        {t`See other flights`}
      </ButtonLink>
    ),
    translate: translateMessage,
  };
}
