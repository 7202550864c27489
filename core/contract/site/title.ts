import type { Agency, Language } from './agency';

/** What stands behind an agency's name where English names all that the specification's title names (R003). */
export const FULL_TITLE = 'Online Hotel, Flight, Car Booking Agency';

/**
 * The title of an agency's site: its name, and in the reader's language what it sells, with the dash of G112. The name alone
 * where it sells nothing.
 */
export function siteTitle(
  { agencyName, sells }: Pick<Agency, 'agencyName' | 'sells'>,
  language: Language,
): string {
  const words = sells?.[language];
  return words ? `${agencyName} - ${words}` : agencyName;
}
