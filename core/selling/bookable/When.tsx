import type { OfferFrame } from '../../contract/bookings/bookable-parts';
import { useFormat } from '../../i18n/use-format';
import { Text } from '../../ui/content/Text';

type Stay = Pick<OfferFrame, 'startsAt' | 'endsAt'> & Partial<Pick<OfferFrame, 'city'>>;

/** From when to when, on the clocks of its place, and where that is. */
export function When({ startsAt, endsAt, city }: Stay) {
  const format = useFormat();
  const at = (local: string) => `${format.date(local, 'weekday')}, ${format.time(local)}`;
  const isOneDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  const times = `${at(startsAt)} – ${isOneDay ? format.time(endsAt) : at(endsAt)}`;
  return (
    <Text size={14} tone="secondary" numeric>
      {[times, city].filter(Boolean).join(' · ')}
    </Text>
  );
}
