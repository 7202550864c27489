import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CurrencyButton } from '../../currency/CurrencyButton';
import { useAgency } from '../../tenant/agency';
import { Icon } from '../../ui/pictures/Icon';
import { Mail, Phone } from '../../ui/pictures/icons';
import { mailLink } from '../../contract/people/email';
import { hasSocials, legalPaths, phoneLink } from './footer-links';
import { useLegalTitles } from '../legal/legal-titles';
import * as css from './Footer.css';

/** At the foot of the page, and no part of what the first view waits for. */
const SocialLinks = lazy(() => import('../social/SocialLinks'));

/** Contact, legal pages and social links of the agency (R042 to R047). */
export function Footer() {
  const { t } = useLingui();
  const agency = useAgency();
  const titles = useLegalTitles();
  const phone = phoneLink(agency.contactPhoneNumber);
  const mail = mailLink(agency.contactEmailId);
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
        {hasSocials(agency) && (
          <Suspense fallback={null}>
            <SocialLinks />
          </Suspense>
        )}
      </div>
    </footer>
  );
}
