import type { LanguageGuide } from '@/plugins/activity/contract';
import { GUIDE_TYPES, TOUR_LANGUAGES, type TourLanguage } from '@/plugins/activity/contract/vocabulary';
import type { Guide, Product } from '../api/schemas';

/** What is spoken is called by how it is written, where lists have no other word for it. */
const ALIASES: Readonly<Record<string, TourLanguage>> = { cmn: 'zh-Hans', yue: 'zh-Hant', zh: 'zh-Hans' };

function ours({ type, language }: Guide): LanguageGuide | null {
  const spoken = ALIASES[language] ?? TOUR_LANGUAGES.find((one) => one === language);
  const by = GUIDE_TYPES.find((one) => one === type);
  return spoken && by ? { language: spoken, type: by } : null;
}

/** The languages that we know of, each by whom or what. */
export const guidesOf = (guides: readonly Guide[]): LanguageGuide[] =>
  guides.map(ours).filter((guide) => guide !== null);

/** The languages of an option: its own where it names any, else its product's. */
export function guidesOfOption(
  { productOptions, languageGuides }: Pick<Product, 'productOptions' | 'languageGuides'>,
  optionCode: string | null,
): readonly Guide[] {
  const own = productOptions.find((one) => one.productOptionCode === optionCode)?.languageGuides ?? [];
  return own.length > 0 ? own : languageGuides;
}

/**
 * A language in Viator's own words. Where none was chosen although there are some, the first: a booking of such an option
 * without any is refused (`BookingBookRequest.languageGuide`).
 */
export function guideOf(guides: readonly Guide[], chosen: LanguageGuide | undefined): Guide | null {
  const same = guides.find((guide) => {
    const known = ours(guide);
    return known?.language === chosen?.language && known?.type === chosen?.type;
  });
  const guide = (chosen && same) ?? guides[0];
  return guide ? { type: guide.type, language: guide.language } : null;
}
