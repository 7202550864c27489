import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useFormat } from '@/core/i18n/use-format';
import { CardLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { Icon } from '@/core/ui/Icon';
import { ArrowLeftRight, ArrowRight } from '@/core/ui/icons';
import { Grid, Inline, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { useTravellerWords } from '../words';
import { fillCriteria } from './criteria';
import { recentSearchesAtom } from './recent';
import { totalTravellers } from './travellers';

/** The searches of this visit, one press away. Nothing before the first. */
export function RecentSearches() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTravellerWords();
  const searches = useAtomValue(recentSearchesAtom);
  if (searches.length === 0) return null;
  return (
    <Stack gap={16} as="section" aria-label={t`Recent searches`}>
      <Heading level={2} size={20}>
        <Trans>Recent searches</Trans>
      </Heading>
      <Grid min="16rem" gap={12}>
        {searches.map(({ criteria, from, to }) => {
          const filled = fillCriteria(criteria);
          const round = filled.trip === 'round-trip';
          return (
            <Card key={JSON.stringify(criteria)} interactive padding="medium">
              <Stack gap={4}>
                <CardLink to="/booknow/flights/search" search={criteria}>
                  <Inline gap={8} wrap={false}>
                    <Text as="span" weight={550}>
                      {from.name}
                    </Text>
                    <Icon
                      icon={round ? ArrowLeftRight : ArrowRight}
                      size="small"
                      label={round ? t`and back from` : t`to`}
                    />
                    <Text as="span" weight={550}>
                      {to.name}
                    </Text>
                  </Inline>
                </CardLink>
                <Text size={14} tone="secondary" numeric>
                  {round
                    ? format.dateRange(filled.depart, filled.return, 'short')
                    : format.date(filled.depart, 'short')}{' '}
                  · {words.total(totalTravellers(filled.travellers))}
                </Text>
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}
