import type { Agency, Language } from '../contract/site/agency';
import { siteTitle } from '../contract/site/title';

/** R003, in the language that the page says it is in. */
const pageTitle = (agency: Agency, page: string | undefined, { documentElement: { lang } }: Document) =>
  `${page ? `${page} · ` : ''}${siteTitle(agency, lang as Language)}`;

/** The own name of the page that is shown; none on those that are about the agency as a whole. */
let own: string | undefined;

/** Names the page in the browser's tab until it is left. */
export function namePage(agency: Agency, page: string | undefined): void {
  own = page;
  document.title = pageTitle(agency, own, document);
}

/** The agency's logo (R004); for one without, the host draws its initial in its colour. */
export const faviconOf = (agency: Agency): string => agency.logo ?? '/favicon.svg';

/** Puts the agency's name and mark into the browser's tab. */
export function applyTitle(agency: Agency, page: Document = document): void {
  page.title = pageTitle(agency, own, page);
  const link =
    page.querySelector<HTMLLinkElement>('link[rel~="icon"]') ??
    page.head.appendChild(page.createElement('link'));
  link.rel = 'icon';
  if (link.getAttribute('href') !== faviconOf(agency)) link.href = faviconOf(agency);
}
