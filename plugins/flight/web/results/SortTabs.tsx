import { useFormat } from '@/core/i18n/use-format';
import { SortCards } from '@/core/results/SortCards';
import { useResultWords } from '../words';
import { totalMinutes, type Itinerary } from './itinerary';
import { SORTS, type Sort } from './sort';

interface SortTabsProps {
  value: Sort;
  onChange: (sort: Sort) => unknown;
  winners: Record<Sort, Itinerary | undefined>;
}

/** The three orders, each with price and duration of what it puts first. */
export function SortTabs({ value, onChange, winners }: SortTabsProps) {
  const format = useFormat();
  const words = useResultWords();
  const told = (winner: Itinerary | undefined) =>
    winner && {
      price: winner.offer.totalAmount,
      detail: format.duration(totalMinutes(winner.offer)),
    };
  return (
    <SortCards
      value={value}
      onChange={onChange}
      sorts={SORTS.map((id) => ({ id, label: words.sort(id), winner: told(winners[id]) }))}
    />
  );
}
