import type { Said } from '../contract/refusal';
import { useFormat } from '../i18n/use-format';
import { wordsOf } from '../i18n/words-of';
import { useAgency } from '../tenant/agency';
import type { SettingWords } from './setting-words';
import { saidNumber } from './unit';

/** What is wrong with a setting, its bounds in the unit that it is read in. */
export function useProblemWords(): (said: Said, words: SettingWords | null | undefined) => string {
  const format = useFormat();
  const { currency } = useAgency();
  return (said, words) => {
    const params = Object.entries(said.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? saidNumber(value, words?.as, { format, currency }) : value,
    ]);
    return wordsOf({ ...said, params: Object.fromEntries(params) });
  };
}
