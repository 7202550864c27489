import { filled, type Refusal, type Said } from '../contract/refusal';
import { settingRefusals } from '../contract/refusals/setting';
import { saidNumber } from '../fields/unit';
import { useFormat } from '../i18n/use-format';
import { wordsOf } from '../i18n/words-of';
import { useAgency } from '../tenant/agency';
import type { SettingWords } from './setting-words';

/** What is wrong with a setting, its bounds in the unit that it is read in. */
export function useProblemWords(): (said: Said, words: SettingWords | null | undefined) => string {
  const format = useFormat();
  const { currency } = useAgency();
  return (said, words) => {
    const params = Object.entries(said.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? saidNumber(value, words?.as, { format, currency }) : value,
    ]);
    const refusal = Object.values<Refusal>(settingRefusals).find(({ reason }) => reason === said.reason);
    return wordsOf(refusal ? filled(refusal, Object.fromEntries(params)) : said);
  };
}
