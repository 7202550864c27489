import type { Agency } from '../../contract/site/agency';

export const SOCIAL_NETWORKS = ['facebook', 'twitter', 'linkedin', 'instagram', 'youtube', 'tiktok'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Whether there is anything to say about social networks; what of it can be followed is found out with their marks. */
export const hasSocials = (agency: Agency): boolean =>
  SOCIAL_NETWORKS.some((network) => agency[network]?.trim());

/** `tel:` with the digits and a leading plus only (R046). */
export function phoneLink(phone: string | null): string | null {
  const digits = phone?.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return digits && /\d{3}/.test(digits) ? `tel:${digits}` : null;
}

export type LegalPath = '/user-terms-and-conditions' | '/privacy-policy' | '/cookies-policy' | '/disclaimer';

/** The legal pages that the footer links to: the terms always, the others when the agency has them (R042 to R045). */
export const legalPaths = (
  agency: Pick<Agency, 'privacyPolicy' | 'cookiesPolicy' | 'disclaimer'>,
): LegalPath[] => [
  ...(agency.privacyPolicy?.trim() ? (['/privacy-policy'] as const) : []),
  '/user-terms-and-conditions',
  ...(agency.cookiesPolicy?.trim() ? (['/cookies-policy'] as const) : []),
  ...(agency.disclaimer?.trim() ? (['/disclaimer'] as const) : []),
];

/** Where the logo leads: home, or to the subscription for the owner of an agency without one (R048). */
export const logoPath = (userType: string | undefined, isSubscribed: boolean): '/' | '/subscription' =>
  userType === 'AgencyOwner' && !isSubscribed ? '/subscription' : '/';
