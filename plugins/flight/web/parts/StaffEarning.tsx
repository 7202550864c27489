import { useLingui } from '@lingui/react/macro';
import { useUser } from '@/core/auth/session';
import { isTravelAgent } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { Text } from '@/core/ui/Text';
import type { FlightOffer } from '../../contract';
import { earningOf } from './earning';

/** What an offer costs the agency and brings it. Staff only: a traveller is neither sent nor shown it (SEC-35). */
export function StaffEarning({ offer }: { offer: Pick<FlightOffer, 'totalAmount' | 'wholesale'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const user = useUser();
  const earning = earningOf(offer);
  if (!user || !isTravelAgent(user.userType) || !earning || !offer.wholesale) return null;
  const wholesale = format.money(offer.wholesale);
  const earned = format.money(earning);
  return (
    <Text size={12} tone="secondary" numeric>
      {t`Wholesale ${wholesale}`}
      {' · '}
      <Text as="span" size={12} tone={earning.amount < 0 ? 'danger' : 'success'} weight={550} numeric>
        {t`Earning ${earned}`}
      </Text>
    </Text>
  );
}
