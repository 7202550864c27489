import { useLingui } from '@lingui/react';
import { SETTING_NAMES } from '../../say/setting-names';
import { inWords, type Label } from '../../say/label';
import type { TextField } from './texts/texts';

type Setting = TextField | 'primaryColor' | 'keepsColorInDark' | 'roundness' | 'font';
const NAMES: Readonly<Record<Setting, Label>> = SETTING_NAMES;

/** Names of the settings, as their fields have them. */
export function useSettingNames(): Readonly<Record<Setting, string>> {
  const { i18n } = useLingui();
  const names = Object.entries(NAMES).map(([setting, label]) => [setting, inWords(label, i18n)]);
  return Object.fromEntries(names) as Record<Setting, string>;
}
