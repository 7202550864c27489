import { type BookedActivity, takesOwnWords } from '../../../contract';
import { LATER, MEET, OWN, type CheckoutForm } from './form';

/** Where they are picked up by what is typed; undefined where nothing is. */
export function pickupOf(
  { pickup, pickupText, pickupLater }: Pick<CheckoutForm['tour'], 'pickup' | 'pickupText' | 'pickupLater'>,
  rules: BookedActivity['activity']['pickup'],
) {
  const inWords = (text: string) => (text.trim() === '' ? undefined : { text });
  if (rules.mayWait && pickupLater === LATER) return { later: true as const };
  if (!hasChoice(rules)) return inWords(pickup);
  if (pickup === MEET) return { meet: true as const };
  if (pickup === OWN) return inWords(pickupText);
  return pickup === '' ? undefined : { point: pickup };
}

/** Whether there is a list to choose from; without one it is asked in words alone. */
export const hasChoice = ({ points, mayMeet = false }: BookedActivity['activity']['pickup']): boolean =>
  points.length > 0 || mayMeet;

/** Whether an address of one's own stands on that list. */
export const hasOwnWords = (rules: BookedActivity['activity']['pickup']): boolean =>
  hasChoice(rules) && takesOwnWords(rules);
