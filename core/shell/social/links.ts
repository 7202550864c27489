import type { Agency } from '../../contract/site/agency';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../frame/footer-links';

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
