import { Trans, useLingui } from '@lingui/react/macro';
import { useApiQuery } from '@/core/query/query';
import { Alert } from '@/core/ui/feedback/Alert';
import { Amount } from '@/core/ui/content/Amount';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Disclosure } from '@/core/ui/content/Disclosure';
import { Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Text } from '@/core/ui/content/Text';
import { getFareRules, type FarePenalty, type FareRules } from '../../contract';
import { wordsOf } from '@/core/i18n/words-of';
import { useBagWords } from '../parts/Bags';

/** What may be changed or returned, and what that costs each traveller. */
export function FareRulesList({ rules }: { rules: FareRules }) {
  const { t } = useLingui();
  const bags = useBagWords();
  const say = ({ service, fee }: FarePenalty) => {
    if (service === 'none') return t`Not possible`;
    if (!fee) return service === 'included' ? t`Free of charge` : t`For a fee`;
    if (fee.amount === 0) return t`Free of charge`;
    const amount = <Amount money={fee} cents="auto" />;
    return <Trans>{amount} per traveler</Trans>;
  };
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { id: 'change', term: t`Change before departure`, value: say(rules.changeBeforeDeparture) },
          { id: 'change-after', term: t`Change after departure`, value: say(rules.changeAfterDeparture) },
          { id: 'refund', term: t`Refund before departure`, value: say(rules.refundBeforeDeparture) },
          { id: 'no-show', term: t`If you do not show up`, value: say(rules.noShow) },
          { id: 'carry-on', term: t`Carry-on`, value: bags.carryOn(rules.carryOn) },
          { id: 'checked', term: t`Checked bags`, value: bags.checked(rules.checked) },
        ]}
      />
      <Text size={12} tone="tertiary">
        <Trans>Fare basis {rules.fareBasis.join(', ')}</Trans>
      </Text>
    </Stack>
  );
}

/** The fare's rules; while they load and when they fail, nothing of earlier ones is left (R214). */
export function FareRulesCard({ offerId }: { offerId: string }) {
  const { t } = useLingui();
  const rules = useApiQuery(getFareRules, { body: { offerId } }, { staleTime: Infinity });
  return (
    <Disclosure variant="card" summary={<Trans>Fare rules</Trans>}>
      {rules.isError ? (
        <Alert tone="warning" onRetry={() => void rules.refetch()} retrying={rules.isFetching}>
          {wordsOf(rules.error)}
        </Alert>
      ) : rules.data ? (
        <FareRulesList rules={rules.data.data} />
      ) : (
        <SkeletonGroup label={t`Loading fare rules`}>
          <Skeleton lines={5} />
        </SkeletonGroup>
      )}
    </Disclosure>
  );
}
