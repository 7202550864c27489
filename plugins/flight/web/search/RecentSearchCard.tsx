import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { CardLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { Icon } from '@/core/ui/Icon';
import { ArrowLeftRight, ArrowRight } from '@/core/ui/icons';
import { Inline, Stack } from '@/core/ui/layout';
import { Text } from '@/core/ui/Text';
import { useTravellerWords } from '../words';
import { fillCriteria } from './criteria';
import type { RecentSearch } from './recent';
import { routeTitle } from './route-title';
import { totalTravellers } from './travellers';

/** A search of this visit, which a press starts again. */
export function RecentSearchCard({ search: { criteria, places } }: { search: RecentSearch }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTravellerWords();
  const filled = fillCriteria(criteria);
  const round = filled.trip === 'round-trip';
  const nameOf = (code: string | null) => places.find((place) => place.code === code)?.name ?? code ?? '';
  const dates =
    filled.trip === 'one-way'
      ? format.date(filled.depart, 'short')
      : format.dateRange(filled.depart, filled.return, 'short');
  return (
    <Card interactive padding="medium">
      <Stack gap={4}>
        <CardLink to="/booknow/flights/search" search={criteria}>
          {filled.trip === 'multi-city' ? (
            <Text as="span" weight={550}>
              {routeTitle(filled, nameOf)}
            </Text>
          ) : (
            <Inline gap={8} wrap={false}>
              <Text as="span" weight={550}>
                {nameOf(filled.from)}
              </Text>
              <Icon
                icon={round ? ArrowLeftRight : ArrowRight}
                size="small"
                label={round ? t`and back from` : t`to`}
              />
              <Text as="span" weight={550}>
                {nameOf(filled.to)}
              </Text>
            </Inline>
          )}
        </CardLink>
        <Text size={14} tone="secondary" numeric>
          {dates} · {words.total(totalTravellers(filled.travellers))}
        </Text>
      </Stack>
    </Card>
  );
}
