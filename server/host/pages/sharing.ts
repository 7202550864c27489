import { type Agency, FALLBACK_LANGUAGE, type Language, LANGUAGES } from '@/core/contract';
import { told } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';
import { siteTitle } from '@/core/contract/site/title';
import { escapeHtml } from '../../http/escape';
import type { PageInput } from './render';

type LegalPage = '/user-terms-and-conditions' | '/privacy-policy' | '/cookies-policy' | '/disclaimer';

/** As the browser's catalogs have them: the title stands before the first script has run. */
const LEGAL_TITLES: Record<LegalPage, Record<Language, string>> = {
  '/user-terms-and-conditions': {
    en: 'Terms and conditions',
    pt: 'Termos e condições',
    es: 'Términos y condiciones',
  },
  '/privacy-policy': {
    en: 'Privacy policy',
    pt: 'Política de privacidade',
    es: 'Política de privacidad',
  },
  '/cookies-policy': { en: 'Cookies policy', pt: 'Política de cookies', es: 'Política de cookies' },
  '/disclaimer': { en: 'Disclaimer', pt: 'Aviso legal', es: 'Aviso legal' },
};

const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** Who looks for an agency's log-in finds it; what is opened from a mail or by another system is nobody's to find. */
const ENTRANCES = ['/login', '/signup'];

/** The pages that anybody may find through a search engine: the start page, the entrances, the agency's texts. */
export const publicPaths = (agency: Agency): string[] => [
  '/',
  ...ENTRANCES,
  '/user-terms-and-conditions',
  ...(agency.privacyPolicy ? ['/privacy-policy'] : []),
  ...(agency.cookiesPolicy ? ['/cookies-policy'] : []),
  ...(agency.disclaimer ? ['/disclaimer'] : []),
];

/** The document's title: the page's own name before the agency's, where the page has one. */
export function headTitle({ bootstrap: { agency }, path, language }: PageInput): string {
  if (!agency) return told(requestRefusals.agencyNotFound).message;
  const own = LEGAL_TITLES[plainPath(path) as LegalPage]?.[language];
  return own ? `${own} · ${siteTitle(agency, language)}` : siteTitle(agency, language);
}

const LOCALES: Record<Language, string> = { en: 'en_US', pt: 'pt_BR', es: 'es_ES' };

/** What messengers and search engines read of a page: names, texts, picture, languages, its one address. */
export function sharingTags(input: PageInput): string[] {
  const { origin, language } = input;
  const { agency } = input.bootstrap;
  const path = plainPath(input.path);
  if (!agency) return ['<meta name="robots" content="noindex">'];
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const description = agency.subHeading || agency.heading;
  const address = (query = '') => escapeHtml(new URL(path + query, origin).href);
  const picture = new URL(`/og.png?v=${agency.version}`, origin).href;
  const listed = publicPaths(agency).includes(path) && agency.status === 'Active';
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(listed
      ? [
          `<link rel="canonical" href="${address()}">`,
          ...LANGUAGES.map(
            (other) => `<link rel="alternate" hreflang="${other}" href="${address(`?lng=${other}`)}">`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${address()}">`,
        ]
      : ['<meta name="robots" content="noindex">']),
    property('og:type', 'website'),
    property('og:site_name', agency.agencyName),
    property('og:title', headTitle(input)),
    property('og:description', description),
    property('og:url', new URL(path, origin).href),
    property('og:locale', LOCALES[language] ?? LOCALES[FALLBACK_LANGUAGE]),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${agency.agencyName}: ${agency.heading}`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
