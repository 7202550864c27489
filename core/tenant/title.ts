import type { Agency } from '../contract/site/agency';

/** R003, with the separator of G112. The words are the product's name in every language. */
export const pageTitle = (agencyName: string, page?: string): string =>
  `${page ? `${page} · ` : ''}${agencyName} - Online Hotel, Flight, Car Booking Agency`;

/** The own name of the page that is shown; none on those that are about the agency as a whole. */
let own: string | undefined;

/** Names the page in the browser's tab until it is left. */
export function namePage(agencyName: string, page: string | undefined): void {
  own = page;
  document.title = pageTitle(agencyName, own);
}

/** The agency's logo (R004); for one without, the host draws its initial in its colour. */
export const faviconOf = (agency: Agency): string => agency.logo ?? '/favicon.svg';

/** Puts the agency's name and mark into the browser's tab. */
export function applyTitle(agency: Agency, page: Document = document): void {
  page.title = pageTitle(agency.agencyName, own);
  const link =
    page.querySelector<HTMLLinkElement>('link[rel~="icon"]') ??
    page.head.appendChild(page.createElement('link'));
  link.rel = 'icon';
  if (link.getAttribute('href') !== faviconOf(agency)) link.href = faviconOf(agency);
}
