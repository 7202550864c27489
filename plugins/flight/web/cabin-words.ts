import { useLingui } from '@lingui/react/macro';
import type { SearchCabin } from '../contract';

/** Words for cabins (R184, R210). */
export function useCabinWords() {
  const { t } = useLingui();
  return (cabin: SearchCabin) =>
    ({
      NoPreference: t`All cabins`,
      economy: t`Economy`,
      premium: t`Premium`,
      business: t`Business`,
      first: t`First`,
    })[cabin];
}
