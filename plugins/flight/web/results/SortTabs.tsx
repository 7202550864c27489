import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Stack } from '@/core/ui/layout';
import { Tabs } from '@/core/ui/Tabs';
import { Text } from '@/core/ui/Text';
import { useWholeMoney } from '../parts/money';
import { useResultWords } from '../words';
import { totalMinutes, type Itinerary } from './itinerary';
import { SORTS, type Sort } from './sort';

interface SortTabsProps {
  value: Sort;
  onChange: (sort: Sort) => void;
  winners: Record<Sort, Itinerary | undefined>;
}

/** The three orders, each with price and duration of what it puts first (rule 7 of the experience guide). */
export function SortTabs({ value, onChange, winners }: SortTabsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useResultWords();
  const whole = useWholeMoney();
  const caption = (winner: Itinerary | undefined) =>
    winner && (
      <Stack as="span" gap={0}>
        <Text as="span" size={14} weight={550} numeric>
          {whole(winner.offer.totalAmount)}
        </Text>
        <Text as="span" size={12} tone="secondary" numeric>
          {format.duration(totalMinutes(winner.offer))}
        </Text>
      </Stack>
    );
  return (
    <Tabs
      label={t`Sort by`}
      variant="cards"
      value={value}
      onChange={onChange}
      tabs={SORTS.map((id) => ({ id, label: words.sort(id), caption: caption(winners[id]) }))}
    />
  );
}
