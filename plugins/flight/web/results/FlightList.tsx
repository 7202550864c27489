import { memo, useRef } from 'react';
import { useNearFirst } from '@/core/results/use-near-first';
import { useKeptInPlace } from '@/core/results/use-kept-in-place';
import { useStable } from '@/core/results/use-stable';
import { Stack } from '@/core/ui/layout';
import type { FareFamily } from '../../contract';
import type { Criteria } from '../search/criteria';
import { FlightCard } from './FlightCard';
import type { Itinerary } from './itinerary';

interface FlightListProps {
  rows: readonly Itinerary[];
  /** They come by a press that is still to be written into the address. */
  pressed: boolean;
  families: readonly FareFamily[];
  criteria: Criteria;
  details: string | undefined;
  onDetails: (id: string | undefined) => unknown;
}

/** One page of flights (R202). */
export const FlightList = memo(function FlightList(props: FlightListProps) {
  const { rows, pressed, families, criteria, details, onDetails } = props;
  const list = useRef<HTMLElement | null>(null);
  const near = useNearFirst(rows, list, pressed);
  const keep = useKeptInPlace(details);
  const toggle = useStable((id: string, open: boolean) => {
    keep(list.current?.children[rows.findIndex((row) => row.id === id)]);
    return onDetails(open ? id : undefined);
  });
  return (
    <Stack gap={12} as="ul" role="list" ref={(element: HTMLElement | null) => void (list.current = element)}>
      {near.map((itinerary) => (
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
