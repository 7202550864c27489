import { chance, pick } from '@/server/selling/supplier/chance';
import type { LanguageGuide } from '@/plugins/activity/contract';
import { type GuideType, TOUR_LANGUAGES, type TourLanguage } from '@/plugins/activity/contract/vocabulary';

const BY_COUNTRY: Readonly<Record<string, TourLanguage>> = {
  ...{
    PT: 'pt',
    BR: 'pt',
    ES: 'es',
    MX: 'es',
    AR: 'es',
    CL: 'es',
    PE: 'es',
    CO: 'es',
    UY: 'es',
    DO: 'es',
    CR: 'es',
  },
  ...{ FR: 'fr', BE: 'fr', IT: 'it', DE: 'de', AT: 'de', CH: 'de', NL: 'nl', GR: 'el', TR: 'tr', SE: 'sv' },
  ...{ DK: 'da', NO: 'no', FI: 'fi', IS: 'is', PL: 'pl', CZ: 'cs', HU: 'hu', RO: 'ro', HR: 'hr', JP: 'ja' },
  ...{ KR: 'ko', CN: 'zh-Hans', HK: 'zh-Hant', TW: 'zh-Hant', TH: 'th', VN: 'vi', ID: 'id', MY: 'ms' },
  ...{ AE: 'ar', EG: 'ar', MA: 'ar', QA: 'ar', JO: 'ar', IL: 'he', RU: 'ru', UA: 'uk' },
};
/** Languages that travellers ask for, most wanted first. */
const WANTED: readonly TourLanguage[] = ['es', 'pt', 'fr', 'de', 'it'];

/** What people speak in a country; English where that is not known. */
export const tongueOf = (country: string): TourLanguage =>
  Object.hasOwn(BY_COUNTRY, country) ? BY_COUNTRY[country]! : 'en';

/** Languages of leaflets, at a place that has any. */
const LEAFLET_SHARE = 0.3;

/**
 * By whom or what it is explained: in the language of the place and English, then in some of what else is wanted. What is
 * listened to is also told by leaflets, in any other language.
 */
export function guidesFor(type: GuideType, country: string, id: string): LanguageGuide[] {
  const more = WANTED.slice(0, pick(0, 5, id, 'tongues'));
  const spoken = [...new Set<TourLanguage>(['en', tongueOf(country), ...more])];
  const written = TOUR_LANGUAGES.filter(
    (language) => !spoken.includes(language) && chance(id, 'leaflet', language) < LEAFLET_SHARE,
  );
  return [
    ...spoken.map((language) => ({ language, type })),
    ...(type === 'AUDIO' ? written.map((language) => ({ language, type: 'WRITTEN' as const })) : []),
  ];
}
