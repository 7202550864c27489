import type { PointSummary } from '../contract';

type Ends = Record<'pickUp' | 'dropOff', Pick<PointSummary, 'id' | 'city'>>;

/** Whether the car comes back to where it was picked up. */
export const isReturned = ({ pickUp, dropOff }: Ends): boolean => pickUp.id === dropOff.id;

/** Where the car is driven: one city, or from one to the other. */
export const rentalTitle = ({ pickUp, dropOff }: Ends): string =>
  pickUp.city === dropOff.city ? pickUp.city : `${pickUp.city} – ${dropOff.city}`;
