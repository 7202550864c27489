import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CurrencyButton } from '../currency/CurrencyButton';
import { useAgency } from '../tenant/agency';
import { Icon } from '../ui/Icon';
import { Mail, Phone } from '../ui/icons';
import { VisuallyHidden } from '../ui/Text';
import { legalPaths, mailLink, phoneLink, socialLinks } from './footer-links';
import { NETWORKS, SocialMark } from './social-marks';
import { useLegalTitles } from './legal-titles';
import * as css from './Footer.css';

/** Contact, legal pages and social links of the agency (R042 to R047). */
export function Footer() {
  const { t } = useLingui();
  const agency = useAgency();
  const titles = useLegalTitles();
  const phone = phoneLink(agency.contactPhoneNumber);
  const mail = mailLink(agency.contactEmailId);
  const socials = socialLinks(agency);
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.column}>
          <span className={css.name}>{agency.agencyName}</span>
          {(phone || mail) && (
            <address className={css.contact}>
              {phone && (
                <a className={css.link} href={phone}>
                  <Icon icon={Phone} size="small" />
                  {agency.contactPhoneNumber}
                </a>
              )}
              {mail && (
                <a className={css.link} href={mail}>
                  <Icon icon={Mail} size="small" />
                  {agency.contactEmailId}
                </a>
              )}
            </address>
          )}
          <nav className={css.links} aria-label={t`Legal`}>
            {legalPaths(agency).map((path) => (
              <Link key={path} to={path} className={css.link}>
                {titles[path]}
              </Link>
            ))}
            <Link to="/attributions" className={css.link}>{t`Attributions`}</Link>
          </nav>
          <div className={css.narrowOnly}>
            <CurrencyButton />
          </div>
        </div>
        {socials.length > 0 && (
          <nav className={css.socials} aria-label={t`Social networks`}>
            {socials.map(({ network, href }) => (
              <a key={network} className={css.social} href={href} target="_blank" rel="noopener noreferrer">
                <SocialMark network={network} />
                <VisuallyHidden>{t`${agency.agencyName} on ${NETWORKS[network].name} (opens in a new tab)`}</VisuallyHidden>
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
