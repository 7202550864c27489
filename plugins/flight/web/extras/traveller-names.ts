import { useLingui } from '@lingui/react/macro';
import type { PassengerType } from '../../contract';
import { useTravellerWords } from '../traveller-words';

/** What a traveller is called while the form is being filled in. */
export function useTravellerNames(types: readonly PassengerType[], firstNames: readonly string[]) {
  const { t } = useLingui();
  const words = useTravellerWords();
  return (index: number) => {
    const typed = firstNames[index]?.trim();
    const number = index + 1;
    const type = words.type(types[index] ?? 'ADT');
    return {
      name: typed || t`Traveler ${number} (${type})`,
      initials: typed ? [...typed].slice(0, 2).join('') : `${number}`,
    };
  };
}
