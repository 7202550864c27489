import { useLingui } from '@lingui/react/macro';
import { useAgency } from '../../tenant/agency';
import { VisuallyHidden } from '../../ui/content/Text';
import * as css from '../frame/Footer.css';
import { socialLinks } from './links';
import { NETWORKS, SocialMark } from './marks';

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
