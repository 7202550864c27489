import type { Covered } from '@/core/say/protected';
import type { CarDetails } from '../contract';

/** What protection goes by of a rental. */
export const startOf = ({
  pickUpDateTime,
  pickUp,
}: Pick<CarDetails, 'pickUpDateTime' | 'pickUp'>): Covered => ({
  startsAt: pickUpDateTime,
  zone: pickUp.zone,
});
