import { memo, useCallback, useRef } from 'react';
import { useKeptInPlace } from '@/core/selling/results/list/use-kept-in-place';
import { Stack } from '@/core/ui/content/layout';
import type { FareFamily } from '../../../contract';
import type { Criteria } from '../../search/criteria/criteria';
import { FlightCard } from '../card/FlightCard';
import type { Itinerary } from '../table/itinerary';

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
  const list = useRef<HTMLElement | null>(null);
  const keep = useKeptInPlace(details);
  const toggle = useCallback(
    (id: string, open: boolean) => {
      keep(list.current?.children[rows.findIndex((row) => row.id === id)]);
      return onDetails(open ? id : undefined);
    },
    [rows, keep, onDetails],
  );
  return (
    <Stack gap={12} as="ul" role="list" ref={(element: HTMLElement | null) => void (list.current = element)}>
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
