import { Text } from '@/core/ui/content/Text';
import type { HotelStay } from '../../contract';
import { useHotelWords } from '../hotel-words';

/** What cancelling costs, before the question is asked. */
export function CancelNote({ stay }: { stay: Pick<HotelStay, 'terms' | 'hotel'> }) {
  const words = useHotelWords();
  const { zone, address } = stay.hotel;
  const { head, then } = words.terms(stay.terms, { zone, city: address.city });
  return (
    <Text size={14} tone="secondary">
      {[head, then].filter(Boolean).join('. ')}
    </Text>
  );
}
