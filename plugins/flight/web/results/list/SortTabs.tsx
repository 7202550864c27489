import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SortCards } from '@/core/selling/results/SortCards';
import { totalMinutes, type Itinerary } from '../table/itinerary';
import { FLIGHT_WORDS } from '../result-words';
import { SORTS, type Sort } from './sort';

interface SortTabsProps {
  value: Sort;
  onChange: (sort: Sort) => unknown;
  winners: Record<Sort, Itinerary | undefined>;
}

/** The three orders, each with price and duration of what it puts first: that of a leg, on the average of several. */
export function SortTabs({ value, onChange, winners }: SortTabsProps) {
  const format = useFormat();
  const { t, i18n } = useLingui();
  const time = ({ offer }: Itinerary) => {
    // A duration is not parted where the line is.
    const each = format.duration(totalMinutes(offer) / offer.flights.length).replaceAll(' ', '\u00a0');
    return { 'One Way': each, 'Round-Trip': t`${each} each way`, 'Multi-City': t`${each} per flight` }[
      offer.routeType
    ];
  };
  const told = (winner: Itinerary | undefined) =>
    winner && { price: winner.offer.totalAmount, detail: time(winner) };
  return (
    <SortCards
      value={value}
      onChange={onChange}
      sorts={SORTS.map((id) => ({ id, label: i18n._(FLIGHT_WORDS.sorts[id]), winner: told(winners[id]) }))}
    />
  );
}
