import type { FlightOffer } from '../../contract';

/** Whether the traveller changes between tickets of their own somewhere on the way. */
export const hasSelfTransfer = ({ flights }: Pick<FlightOffer, 'flights'>): boolean =>
  flights.some(({ stops }) => stops.some(({ selfTransfer }) => selfTransfer));
