import { useLingui } from '@lingui/react/macro';
import { useAgency } from '../../tenant/agency';
import { VisuallyHidden } from '../../ui/content/Text';
import * as css from '../frame/Footer.css';
import { socialLinks } from './links';
import type { SocialNetwork } from '../frame/footer-links';

/** The networks' names as they write them, and a simple mark of each in one path on a 24-unit square. */
const NETWORKS: Record<SocialNetwork, { name: string; path: string }> = {
  facebook: {
    name: 'Facebook',
    path: 'M14 8h2.5V5H14c-2.2 0-3.8 1.7-3.8 3.9V11H8v3h2.2v7h3.1v-7h2.5l.5-3h-3V9.2c0-.7.3-1.2.7-1.2Z',
  },
  twitter: {
    name: 'X',
    path: 'M4 4h4.6l4 5.6L17.4 4H20l-6.2 7.2L20.5 20h-4.6l-4.4-6.1L6.3 20H3.7l6.6-7.6L4 4Zm3.3 1.9 9.5 12.2h1L8.4 5.9H7.3Z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5 9h3v10H5V9Zm1.5-4.7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM10.4 9h2.9v1.4c.5-.9 1.6-1.6 3-1.6 2.8 0 3.7 1.7 3.7 4.2v6h-3v-5.4c0-1.3-.4-2.2-1.7-2.2-1.2 0-1.9.8-1.9 2.2V19h-3V9Z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4Zm0 1.8A2.7 2.7 0 0 0 5.8 8.5v7a2.7 2.7 0 0 0 2.7 2.7h7a2.7 2.7 0 0 0 2.7-2.7v-7a2.7 2.7 0 0 0-2.7-2.7h-7Zm3.5 2.4a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Zm0 1.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm4.2-3.1a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  },
  youtube: {
    name: 'YouTube',
    path: 'M20.6 8.2a2.3 2.3 0 0 0-1.6-1.6C17.6 6.2 12 6.2 12 6.2s-5.6 0-7 .4a2.3 2.3 0 0 0-1.6 1.6A24 24 0 0 0 3 12c0 1.3.1 2.6.4 3.8.2.8.8 1.4 1.6 1.6 1.4.4 7 .4 7 .4s5.6 0 7-.4a2.3 2.3 0 0 0 1.6-1.6c.3-1.2.4-2.5.4-3.8s-.1-2.6-.4-3.8ZM10.2 14.6V9.4l4.6 2.6-4.6 2.6Z',
  },
  tiktok: {
    name: 'TikTok',
    path: 'M14.8 4h-2.9v11.3a2.1 2.1 0 1 1-1.5-2v-3a5 5 0 1 0 4.4 5V9.6a6.6 6.6 0 0 0 3.7 1.2V7.9a3.7 3.7 0 0 1-3.7-3.9Z',
  },
};

const SocialMark = ({ network }: { network: SocialNetwork }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={NETWORKS[network].path} />
  </svg>
);

/** Where else the agency is found (R047). */
export default function SocialLinks() {
  const { t } = useLingui();
  const agency = useAgency();
  const socials = socialLinks(agency);
  if (socials.length === 0) return null;
  return (
    <nav className={css.socials} aria-label={t`Social networks`}>
      {socials.map(({ network, href }) => (
        <a key={network} className={css.social} href={href} target="_blank" rel="noopener noreferrer">
          <SocialMark network={network} />
          <VisuallyHidden>{t`${agency.agencyName} on ${NETWORKS[network].name} (opens in a new tab)`}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
