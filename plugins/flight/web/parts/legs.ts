import { useLingui } from '@lingui/react/macro';
import type { FlightLeg, FlightOffer } from '../../contract';
import { landsOnTheWay } from '../../say/lands-on-the-way';
import { legTitle } from '../../say/leg-title';

/** What a leg of a trip is called, by its place counted from zero. */
export function useLegTitle() {
  const { i18n } = useLingui();
  return ({ routeType }: Pick<FlightOffer, 'routeType'>, index: number) => legTitle(index, routeType, i18n);
}

/** R209: how many stops a leg has. */
export const stopsOf = (leg: Pick<FlightLeg, 'stops'>) =>
  leg.stops.length === 0 ? 'direct' : leg.stops.length === 1 ? 'one' : 'two-plus';

/** The same in words. A plane that lands on the way flies without a change, and not without a stop. */
export function useLegStops() {
  const { t } = useLingui();
  return (leg: FlightLeg) => {
    if (leg.stops.length === 0 && landsOnTheWay(leg)) return t`No change of plane`;
    return { direct: t`Non-stop`, one: t`1 stop`, 'two-plus': t`2+ stops` }[stopsOf(leg)];
  };
}
