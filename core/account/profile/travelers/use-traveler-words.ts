import { useLingui } from '@lingui/react/macro';
import { TRAVELER_TITLES } from '../../../contract/people/profile';

/** Titles and genders in the reader's language, as options of a select. */
export function useTravelerWords() {
  const { t } = useLingui();
  const titles = { Mr: t`Mr`, Mrs: t`Mrs`, Ms: t`Ms`, Dr: t`Dr`, Miss: t`Miss` };
  return {
    titles: TRAVELER_TITLES.map((value) => ({ value, label: titles[value] })),
    genders: [
      { value: 'male', label: t`Male` },
      { value: 'female', label: t`Female` },
      { value: 'unspecified', label: t`Unspecified (X)` },
    ],
  };
}
