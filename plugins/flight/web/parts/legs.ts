import { useLingui } from '@lingui/react/macro';
import type { FlightLeg } from '../../contract';

/** What a leg is called: by its place among the legs of the trip. */
export function useLegTitle() {
  const { t } = useLingui();
  return (index: number, count: number) => {
    const number = index + 1;
    return count === 1 ? t`Flight` : count > 2 ? t`Flight ${number}` : index === 0 ? t`Outbound` : t`Return`;
  };
}

/** R209: how many stops a leg has. */
export const stopsOf = (leg: Pick<FlightLeg, 'stops'>) =>
  leg.stops.length === 0 ? 'direct' : leg.stops.length === 1 ? 'one' : 'two-plus';

/** The same in words. */
export function useLegStops() {
  const { t } = useLingui();
  return (leg: FlightLeg) => ({ direct: t`Non-stop`, one: t`1 stop`, 'two-plus': t`2+ stops` })[stopsOf(leg)];
}
