import type { Agency } from '../contract/agency';

export const SOCIAL_NETWORKS = ['facebook', 'twitter', 'linkedin', 'instagram', 'youtube', 'tiktok'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** An agency's address on the web, or null: https only (SEC-23). */
export function webLink(value: string | null | undefined): string | null {
  if (!value?.trim()) return null;
  const text = value.trim();
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
      ? url.href
      : null;
  } catch {
    return null;
  }
}

/** The social links that are set and usable (R047). */
export const socialLinks = (agency: Agency): { network: SocialNetwork; href: string }[] =>
  SOCIAL_NETWORKS.flatMap((network) => {
    const href = webLink(agency[network]);
    return href ? [{ network, href }] : [];
  });

/** `tel:` with the digits and a leading plus only (R046). */
export function phoneLink(phone: string | null): string | null {
  const digits = phone?.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return digits && /\d{3}/.test(digits) ? `tel:${digits}` : null;
}

/** `mailto:` for a plain address (R046). */
export const mailLink = (email: string | null): string | null =>
  email && /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(email.trim()) ? `mailto:${email.trim()}` : null;

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
