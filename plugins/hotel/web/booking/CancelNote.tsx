import { Text } from '@/core/ui/content/Text';
import { protectedUntil } from '@/core/say/protected';
import type { HotelReservation } from '../../contract';
import { startOf } from '../../say/calendar';
import { useHotelWords } from '../hotel-words';

type Booked = Pick<HotelReservation, 'stay' | 'price'>;

/** What cancelling costs, before the question is asked. */
export function CancelNote({ reservation: { stay, price } }: { reservation: Booked }) {
  const words = useHotelWords();
  const { zone, address } = stay.hotel;
  const { head, then } = words.terms(
    stay.terms,
    { zone, city: address.city },
    { protectedUntil: protectedUntil(price, startOf(stay)) },
  );
  return (
    <Text size={14} tone="secondary">
      {[head, then].filter(Boolean).join('. ')}
    </Text>
  );
}
