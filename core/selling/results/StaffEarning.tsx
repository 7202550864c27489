import { useLingui } from '@lingui/react/macro';
import { useUser } from '../../session/session';
import { isTravelAgent } from '../../contract';
import { useFormat } from '../../i18n/use-format';
import { Text } from '../../ui/content/Text';
import { earningOf, type Sold } from './earning';

/** What an offer costs the agency and brings it. Staff only: a traveller is neither sent nor shown it (SEC-35). */
export function StaffEarning({ sold }: { sold: Sold }) {
  const { t } = useLingui();
  const format = useFormat();
  const user = useUser();
  const earning = earningOf(sold);
  if (!user || !isTravelAgent(user.userType) || !earning || !sold.wholesale) return null;
  const wholesale = format.money(sold.wholesale);
  const earned = format.money(earning);
  const fee = sold.agencyFee?.amount ? format.money(sold.agencyFee) : null;
  return (
    <Text size={12} tone="secondary" numeric>
      {t`Wholesale ${wholesale}`}
      {' · '}
      <Text as="span" size={12} tone={earning.amount < 0 ? 'danger' : 'success'} weight={550} numeric>
        {fee ? t`Earning ${earned}, agency fee of ${fee} included` : t`Earning ${earned}`}
      </Text>
    </Text>
  );
}
