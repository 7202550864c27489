import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { ActivityBeginning, ActivityLocation } from '../contract';

/** A place in one line. */
export const placeText = ({ name, address }: Pick<ActivityLocation, 'name' | 'address'>): string =>
  [name, address].filter(Boolean).join(', ');

/** Where it begins in one line: the places of which one is come to, what was said instead, or the city. */
export function beginningText({ kind, places, said }: ActivityBeginning, city: string, say: Say): string {
  if (kind === 'later') return say._(msg`You will tell the organizer later where to pick you up`);
  if (kind === 'arrival') return said ? say._(msg`Where you arrive: ${said}`) : say._(msg`Where you arrive`);
  const alternatives = new Intl.ListFormat(say.locale, { type: 'disjunction' });
  return alternatives.format(places.map(placeText)) || said || city;
}

/** Said beside the place: of those who are fetched that they are, of where others come what its organizer says; null: nothing. */
export const pickedUpText = ({ kind, places, said }: ActivityBeginning, say: Say): string | null => {
  if (kind === 'pickup') return say._(msg`You will be picked up here`);
  return kind === 'meet' && places.length > 0 ? said : null;
};
