import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { RentalRate } from '../contract';

/** How far a car may go where that is neither without a limit nor counted by the day; null where it is one of these. */
export function mileageText({ unlimitedIndicator, distance, included }: RentalRate, say: Say): string | null {
  if (unlimitedIndicator || distance) return null;
  if (!included) return say._(msg`Mileage according to the rental conditions`);
  const far = new Intl.NumberFormat(say.locale, { style: 'unit', unit: included.unit }).format(
    included.distance,
  );
  return say._(msg`${far} included`);
}
