import { useFormat } from '@/core/i18n/use-format';
import { nightsOf } from '../../contract';
import { useHotelWords } from '../hotel-words';
import type { FilledCriteria } from './criteria';

/** The dates and the guests in a line: "Fri, Mar 12 – Sun, Mar 14 · 2 nights · 2 adults · 1 room". */
export function useStayText() {
  const format = useFormat();
  const words = useHotelWords();
  return ({ checkIn, checkOut, rooms }: Pick<FilledCriteria, 'checkIn' | 'checkOut' | 'rooms'>): string => {
    const guests = [words.guests(rooms), words.rooms(rooms.length)];
    if (!checkIn || !checkOut) return guests.join(' · ');
    const days = `${format.date(checkIn, 'weekday')} – ${format.date(checkOut, 'weekday')}`;
    return [days, words.nights(nightsOf({ start: checkIn, end: checkOut })), ...guests].join(' · ');
  };
}
