import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useUser } from '../auth/session';
import { LanguageMenu } from '../i18n/LanguageMenu';
import { useAgency } from '../tenant/agency';
import { BrandLogo } from '../ui/BrandLogo';
import { VisuallyHidden } from '../ui/Text';
import { AccountMenu } from './AccountMenu';
import { logoPath } from './footer-links';
import { ServiceTabs } from './ServiceTabs';
import { ThemeMenu } from './ThemeMenu';
import * as css from './Header.css';

/** The agency's mark, its products, and the visitor's own settings. */
export function Header() {
  const { t } = useLingui();
  const agency = useAgency();
  const user = useUser();
  return (
    <>
      <a href="#main" className={css.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <Link to={logoPath(user?.userType, agency.isSubscribed)} className={css.logo}>
            <BrandLogo name={agency.agencyName} logo={agency.logo ?? undefined} />
            <VisuallyHidden>{t`Start page`}</VisuallyHidden>
          </Link>
          <ServiceTabs />
          <div className={css.actions}>
            <LanguageMenu />
            <ThemeMenu />
            <AccountMenu />
          </div>
        </div>
      </header>
    </>
  );
}
