import { media } from '@/themes/scale';
import type { Agency, Language } from '../contract/site/agency';
import * as header from '../shell/frame/Header.css';
import * as frame from '../shell/frame/ShellFrame.css';
import * as mark from '../ui/pictures/Avatar.css';
import { initialsOf } from '../ui/pictures/initials';
import { escapeHtml } from './escape';
import { entrancePage, heroPage, landingPage, legalPage } from './pages';
import { themeCss } from './theme';

/** What a page shows before its code is there: it is replaced by the same, drawn by the application. */
export interface FirstPaint {
  /** Rules of a style element: the agency's theme in both modes, and its heading's colours. */
  css: string;
  html: string;
}

/** Modals over the hero on every agency but the platform's own (R070, G43). */
const OVER_HERO = ['/login', '/signup', '/forgotpassword', '/newpassword', '/expired', '/verify'];

const made = new WeakMap<Agency, { css: string; pages: Map<string, string> }>();

/**
 * The first sight of a page: the frame with the agency's mark, and what is largest on the pages that anybody may open,
 * so that it stands with the first answer (R005, R009, R042, R079).
 */
export function firstPaint(agency: Agency, path: string, language: Language): FirstPaint {
  let known = made.get(agency);
  if (!known) made.set(agency, (known = { css: themeCss(agency), pages: new Map() }));
  const page = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const kind = PAGES.some((other) => other === page) ? page : '';
  const key = `${language}${kind}`;
  const html = known.pages.get(key) ?? pageHtml(agency, kind, language);
  known.pages.set(key, html);
  return { css: known.css, html };
}

const PAGES = ['/', '/privacy-policy', '/cookies-policy', '/disclaimer', ...OVER_HERO];

function pageHtml(agency: Agency, page: string, language: Language): string {
  if (agency.isPlatform) {
    const entrance = entrancePage(agency, page, language);
    if (entrance) return entrance;
  }
  const main =
    page === '/' && agency.isPlatform
      ? landingPage(agency, language)
      : !agency.isPlatform && (page === '/' || OVER_HERO.includes(page))
        ? heroPage(agency, language, page === '/')
        : legalPage(agency, page, language);
  return (
    `<div class="${frame.frame}">${headerHtml(agency)}<div class="${frame.row}"><div class="${frame.column}">` +
    `<main class="${frame.main}">${main ?? ''}</main></div></div></div>`
  );
}

function headerHtml({ agencyName, logo, mobileLogo }: Agency): string {
  const name = escapeHtml(agencyName);
  const brand = logo
    ? `<picture class="${mark.picture}">${mobileLogo ? `<source media="${media.phone}" srcset="${escapeHtml(mobileLogo)}">` : ''}<img class="${mark.brandImage} ${mark.brandImageSize.medium} ${mark.wordmark}" src="${escapeHtml(logo)}" alt="${name}"></picture>`
    : `<span class="${mark.tile} ${mark.tileSize.medium}" aria-hidden="true">${escapeHtml(initialsOf(agencyName))}</span>` +
      `<span class="${mark.name} ${mark.nameSize.medium}">${name}</span>`;
  return (
    `<header class="${header.header}"><div class="${header.bar}">` +
    `<a class="${header.logo}" href="/"><span class="${mark.brand}">${brand}</span></a></div></header>`
  );
}
