import { useLingui } from '@lingui/react/macro';
import { Text } from '@/core/ui/content/Text';
import type { FlightReservation } from '../../contract';
import { flightName } from '../parts/time';
import { useSeatWords } from './seat-words';

type Sold = Pick<FlightReservation, 'extras' | 'offer'>;

/** Seats and added bags of one traveller in lines, in the order of the flights. */
export function useExtrasLines() {
  const { t } = useLingui();
  const words = useSeatWords();
  return ({ extras, offer }: Sold, traveller: number): string[] =>
    offer.flights.flatMap((leg, index) => {
      const seats = leg.segments.flatMap((segment) => {
        const found = extras?.seats.find(
          (each) => each.segmentId === segment.id && each.traveller === traveller,
        );
        return found ? [t`${flightName(segment)}: seat ${found.seat}`] : [];
      });
      const bags = extras?.bags.find((each) => each.leg === index && each.traveller === traveller);
      const way = `${leg.origin.code} – ${leg.destination.code}`;
      return bags ? [...seats, t`${way}: ${words.bags(bags.pieces)}, up to ${bags.kilograms} kg`] : seats;
    });
}

/** The same below a traveller's name; nothing when nothing was added to the fare. */
export function TravellerExtras({ sold, traveller }: { sold: Sold; traveller: number }) {
  const lines = useExtrasLines()(sold, traveller);
  return lines.map((line) => (
    <Text key={line} as="div" size={14} tone="secondary" numeric>
      {line}
    </Text>
  ));
}
