import type { TourLanguage } from '../../contract/vocabulary';

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

/** The language of the place and English, then `more` of what else is wanted. */
export function tonguesFor(country: string, more: number): TourLanguage[] {
  const own = new Set<TourLanguage>(['en', tongueOf(country)]);
  for (const tongue of WANTED.slice(0, more)) own.add(tongue);
  return [...own];
}
