import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { PagePart } from '@/core/selling/results/page/SectionNav';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Alert } from '@/core/ui/feedback/Alert';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import type { ActivityDetails } from '../../../contract';
import type { Travelers } from '../../../contract/travelers';
import { useActivityWords } from '../../activity-words';
import type { Criteria } from '../../search/criteria';
import { OptionCard } from './OptionCard';
import { useOptions } from './use-options';

/** Where they stand on the page. */
export const OPTIONS = 'options';

interface OptionsProps {
  activity: ActivityDetails;
  criteria: Criteria;
  date: string;
  travelers: Travelers;
}

/** What there is on a day for all who take part, at the price of now (R330). */
export function Options({ activity, criteria, date, travelers }: OptionsProps) {
  const { t } = useLingui();
  const words = useActivityWords();
  const { found, error, isFetching, again } = useOptions(activity, date, travelers);
  const who = words.travelers(travelers);
  if (error)
    return (
      <Alert
        live
        tone={error.status === 409 ? 'warning' : 'danger'}
        {...(error.status === 409 ? {} : { onRetry: again, retrying: isFetching })}
      >
        {wordsOf(error)}{' '}
        {error.status === 409 && (
          <Trans>Choose another day or fewer people: there is no room for {who}.</Trans>
        )}
      </Alert>
    );
  if (!found)
    return (
      <SkeletonGroup label={t`Checking what is available`}>
        <Skeleton shape="block" height={80} />
        <Skeleton shape="block" height={80} />
      </SkeletonGroup>
    );
  return (
    <PagePart id={OPTIONS}>
      <Stack gap={12}>
        <Heading level={3} size={18}>
          <Trans>Available for {who}</Trans>
        </Heading>
        <Text size={14} tone="secondary">
          <Trans>Prices are for your whole group, taxes included. Times are local.</Trans>
        </Text>
        {found.data.map((option) => (
          <OptionCard key={option.id} {...{ activity, criteria, option, travelers }} />
        ))}
      </Stack>
    </PagePart>
  );
}
