import { Stack } from '@/core/ui/layout';
import type { FareFamily } from '../../contract';
import type { Criteria } from '../search/criteria';
import { FlightCard } from './FlightCard';
import type { Itinerary } from './itinerary';
import { useStable } from './use-stable';

interface FlightListProps {
  rows: readonly Itinerary[];
  families: readonly FareFamily[];
  criteria: Criteria;
  details: string | undefined;
  onDetails: (id: string | undefined) => void;
}

/** One page of flights (R202). */
export function FlightList({ rows, families, criteria, details, onDetails }: FlightListProps) {
  const toggle = useStable((id: string, open: boolean) => onDetails(open ? id : undefined));
  return (
    <Stack gap={12} as="ul" role="list">
      {rows.map((itinerary) => (
        <li key={itinerary.id}>
          <FlightCard
            {...{ itinerary, families, criteria }}
            open={itinerary.id === details}
            onOpenChange={toggle}
          />
        </li>
      ))}
    </Stack>
  );
}
