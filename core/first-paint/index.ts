import type { Agency, Language } from '../contract/site/agency';
import { pageHtml, PAGES } from './pages';
import { themeCss } from './theme';

/** What a page shows before its code is there: it is replaced by the same, drawn by the application. */
export interface FirstPaint {
  /** Rules of a style element: the agency's theme in both modes, and its heading's colours. */
  css: string;
  html: string;
}

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
