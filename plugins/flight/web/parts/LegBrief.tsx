import { useFormat } from '@/core/i18n/use-format';
import { AirlineMark } from '@/core/ui/pictures/AirlineMark';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { FlightLeg } from '../../contract';
import { useLegStops } from './legs';
import { timeRange } from './time';

/** A leg in three short lines, for narrow places beside the price. */
export function LegBrief({ leg }: { leg: FlightLeg }) {
  const format = useFormat();
  const legStops = useLegStops();
  return (
    <Inline gap={12} align="start" wrap={false}>
      <AirlineMark carrier={leg.carrier} name={leg.airlineName} size="small" />
      <Stack gap={0}>
        <Text weight={550}>
          {leg.origin.city} – {leg.destination.city}
        </Text>
        <Text size={14} numeric>
          {format.date(leg.departureTime, 'weekday')}, {timeRange(leg, format.time)}
          {leg.dayOffset !== 0 && ` (${format.relativeDay(leg.dayOffset)})`}
        </Text>
        <Text size={14} tone="secondary" numeric>
          {format.duration(leg.duration)} · {legStops(leg)} · {leg.airlineName}
        </Text>
      </Stack>
    </Inline>
  );
}
