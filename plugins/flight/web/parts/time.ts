import type { FlightLeg, FlightSegment } from '../../contract';

type Timed = Pick<FlightLeg, 'departureTime' | 'arrivalTime'>;

/** `11:20–15:25` in the reader's way of writing times; those of the airports' clocks. */
export const timeRange = (leg: Timed, time: (local: string) => string): string =>
  `${time(leg.departureTime)} – ${time(leg.arrivalTime)}`;

/** Carriers that fly other airlines' flights on this leg, each once. */
export const operators = (leg: Pick<FlightLeg, 'segments'>): string[] => [
  ...new Set(leg.segments.flatMap(({ operatedBy }) => operatedBy ?? [])),
];

/** Airlines that sell this leg, each once, the main one first. */
export const airlines = (leg: Pick<FlightLeg, 'segments' | 'airlineName'>): string[] => [
  ...new Set([leg.airlineName, ...leg.segments.map(({ carrierName }) => carrierName)]),
];

/** A flight as it stands on the airport's board: `TP 209`. */
export const flightName = ({
  carrier,
  flightNumber,
}: Pick<FlightSegment, 'carrier' | 'flightNumber'>): string => `${carrier} ${flightNumber}`;
