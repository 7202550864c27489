import type { FlightLeg } from '../contract';

/** Whether one of its planes lands between take-off and destination. */
export const landsOnTheWay = ({ segments }: Pick<FlightLeg, 'segments'>): boolean =>
  segments.some(({ technicalStops }) => (technicalStops?.length ?? 0) > 0);
