import { Trans } from '@lingui/react/macro';
import { useUser } from '../../session/session';
import { isTravelAgent } from '../../contract';
import { Amount } from '../../ui/content/Amount';
import { Text } from '../../ui/content/Text';
import { earningOf, type Sold } from './earning';

/** What an offer costs the agency and brings it. Staff only: a traveller is neither sent nor shown it (SEC-35). */
export function StaffEarning({ sold }: { sold: Sold }) {
  const user = useUser();
  const earning = earningOf(sold);
  if (!user || !isTravelAgent(user.userType) || !earning || !sold.wholesale) return null;
  const wholesale = <Amount money={sold.wholesale} />;
  const earned = <Amount money={earning} />;
  const fee = sold.agencyFee?.amount ? <Amount money={sold.agencyFee} /> : null;
  return (
    <Text size={12} tone="secondary" numeric>
      <Trans>Wholesale {wholesale}</Trans>
      {' · '}
      <Text as="span" size={12} tone={earning.amount < 0 ? 'danger' : 'success'} weight={550} numeric>
        {fee ? (
          <Trans>
            Earning {earned}, agency fee of {fee} included
          </Trans>
        ) : (
          <Trans>Earning {earned}</Trans>
        )}
      </Text>
    </Text>
  );
}
