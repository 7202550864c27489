import { useLingui } from '@lingui/react/macro';
import type { AgencyShare, Money } from '../../../contract';
import { Card } from '../../../ui/content/Card';
import { PriceList } from '../../../ui/content/Price';

/** For staff, before they decide: what a cancellation takes from the agency, and what others keep. */
export function AgencyLoss({ share }: { share: AgencyShare }) {
  const { t } = useLingui();
  const { earned, keeps, loses, supplierKeeps, protectionKeeps } = share;
  const minus = (money: Money): Money => ({ ...money, amount: 0 - money.amount });
  return (
    <Card variant="quiet" padding="medium" as="section" aria-label={t`For the agency`}>
      <PriceList
        own
        lines={[
          { id: 'supplier', label: t`Retained by the provider`, money: supplierKeeps },
          ...(protectionKeeps.amount === 0
            ? []
            : [
                {
                  id: 'protection',
                  label:
                    protectionKeeps.amount > 0
                      ? t`What is left of the protection`
                      : t`Paid by the protection`,
                  money: protectionKeeps.amount > 0 ? protectionKeeps : minus(protectionKeeps),
                },
              ]),
          { id: 'earned', label: t`The agency has earned`, hint: t`Markup and agency fee`, money: earned },
          loses.amount < 0
            ? { id: 'gains', label: t`The agency also keeps`, money: minus(loses) }
            : { id: 'loses', label: t`The agency loses`, money: minus(loses) },
        ]}
        total={{ label: t`The agency keeps`, money: keeps }}
      />
    </Card>
  );
}
