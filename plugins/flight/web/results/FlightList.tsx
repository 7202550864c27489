import { memo } from 'react';
import { useStable } from '@/core/results/use-stable';
import { Stack } from '@/core/ui/layout';
import type { FareFamily } from '../../contract';
import type { Criteria } from '../search/criteria';
import { FlightCard } from './FlightCard';
import type { Itinerary } from './itinerary';

interface FlightListProps {
  rows: readonly Itinerary[];
  families: readonly FareFamily[];
  criteria: Criteria;
  details: string | undefined;
  onDetails: (id: string | undefined) => unknown;
}

/** One page of flights (R202). */
export const FlightList = memo(function FlightList(props: FlightListProps) {
  const { rows, families, criteria, details, onDetails } = props;
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
});
