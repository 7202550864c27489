import { useLingui } from '@lingui/react/macro';
import type { LanguageGuide } from '../../../contract';
import { GUIDE_NAMES, languageText } from '../../../say/labels';

/** R335: a language and who or what speaks it: "Portuguese · Live guide". */
export function useGuideText(): (guide: LanguageGuide) => string {
  const { i18n } = useLingui();
  return ({ language, type }) => `${languageText(i18n, language)} · ${i18n._(GUIDE_NAMES[type])}`;
}
