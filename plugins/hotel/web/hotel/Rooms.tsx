import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { saysGone } from '@/core/selling/results/OfferScreen';
import type { OfferSearch } from '@/core/selling/results/use-offer';
import { Stack } from '@/core/ui/content/layout';
import { Failed } from '@/core/query/Failed';
import type { ResponseOf } from '@/core/contract';
import { nightsOf, type getRoomsAndRates } from '../../contract';
import type { Place } from '@/core/say/dates';
import type { Correlation } from '../find/use-correlation';
import type { FilledCriteria } from '../search/criteria';
import { PriceCalendar } from './PriceCalendar';
import { RoomsSkeleton } from './HotelSkeleton';
import type { Chosen } from './rooms/chosen';
import { RoomsSection } from './rooms/RoomsSection';
import { SoldOut } from './SoldOut';
import { StayChange } from './StayChange';
import { addDays, daysBetween } from '@/core/ui/dates/date-range';

/** The same stay, beginning on another day. */
const moved = (filled: FilledCriteria, day: string): FilledCriteria => ({
  ...filled,
  checkIn: day,
  checkOut: filled.checkIn && filled.checkOut && addDays(day, daysBetween(filled.checkIn, filled.checkOut)),
});

interface RoomsProps {
  search: Correlation;
  rooms: OfferSearch<ResponseOf<typeof getRoomsAndRates>>;
  /** Null where not everybody can have a room. */
  chosen: Chosen | null;
  hotelId: string;
  place: Place;
  filled: FilledCriteria;
  results: LinkProps;
  onChange: (filled: FilledCriteria) => void;
  onChoose: (rates: readonly string[]) => void;
}

/** When and for whom, and what there is for them: rooms and rates, or why there are none. */
export function Rooms(props: RoomsProps) {
  const { search, rooms, chosen, hotelId, place, filled, results, onChange, onChoose } = props;
  const { t } = useLingui();
  const { checkIn, checkOut } = filled;
  const nights = checkIn && checkOut ? nightsOf({ start: checkIn, end: checkOut }) : 0;
  const parties = rooms.found?.data.parties;
  const isGone = saysGone(rooms.error) || (parties !== undefined && chosen === null);
  const body = () => {
    if (isGone) return <SoldOut {...{ filled, onChange, results }} level={2} />;
    if (rooms.error)
      return <Failed of={rooms} title={t`We could not load the rooms`} onRetry={rooms.again} />;
    if (!parties || !chosen) return <RoomsSkeleton label={t`Loading the rooms`} />;
    return (
      <RoomsSection
        {...{ parties, chosen, place, nights, onChoose }}
        showPublished={search.answer?.showPublishedPrice ?? false}
      />
    );
  };
  return (
    <Stack gap={24}>
      {!isGone && (
        <StayChange filled={filled} onChange={onChange}>
          <PriceCalendar
            {...{ search, hotelId, checkIn, nights }}
            onChoose={(day) => onChange(moved(filled, day))}
          />
        </StayChange>
      )}
      {body()}
    </Stack>
  );
}
