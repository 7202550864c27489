import { useCallback, useEffect, useRef } from 'react';
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
  onDetails: (id: string | undefined) => void;
}

/** One page of flights (R202). */
export function FlightList({ rows, families, criteria, details, onDetails }: FlightListProps) {
  const latest = useRef(onDetails);
  useEffect(() => {
    latest.current = onDetails;
  });
  // One function for all cards and all times, so that a card is drawn anew only when it changes.
  const toggle = useCallback((id: string, open: boolean) => latest.current(open ? id : undefined), []);
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
