import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useSession, useUser } from '../../session/session';
import { CurrencyButton } from '../../currency/CurrencyButton';
import { LanguageMenu } from '../menus/LanguageMenu';
import { useAgency } from '../../tenant/agency';
import { BrandLogo } from '../../ui/pictures/BrandLogo';
import { classes } from '../../ui/content/box';
import { VisuallyHidden } from '../../ui/content/Text';
import { AccountMenu } from '../menus/AccountMenu';
import { logoPath } from './footer-links';
import { sideAtom } from '../staff/place';
import { ThemeMenu } from '../menus/ThemeMenu';
import * as css from './Header.css';
import { useHostSnapshot, usePluginHost } from '../../plugin/react';

const ServiceTabs = lazy(() => import('../signed-in/ServiceTabs'));
const DrawerButton = lazy(() => import('../staff/DrawerButton'));

/** The agency's mark, its products, and the visitor's own settings. */
export function Header() {
  const { t } = useLingui();
  const agency = useAgency();
  const { authenticated } = useSession();
  const user = useUser();
  const hasTabs = useProductTabs();
  const side = useAtomValue(sideAtom);
  return (
    <>
      <a href="#main" className={css.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <header className={css.header}>
        <div className={side ? css.staffBar : css.bar}>
          {side && (
            <Suspense fallback={<span className={css.drawerSlot} />}>
              <DrawerButton />
            </Suspense>
          )}
          <Link to={logoPath(user?.userType, agency.isSubscribed)} className={css.logo}>
            <BrandLogo
              name={agency.agencyName}
              logo={agency.logo ?? undefined}
              mobileLogo={agency.mobileLogo}
            />
            <VisuallyHidden>{t`Home page`}</VisuallyHidden>
          </Link>
          {authenticated && hasTabs && (
            <Suspense fallback={<div className={classes(css.tabs, css.tabsRoom)} />}>
              <ServiceTabs />
            </Suspense>
          )}
          <div className={css.actions}>
            <span className={css.wideOnly}>
              <CurrencyButton />
            </span>
            <LanguageMenu />
            <ThemeMenu />
            <AccountMenu />
          </div>
        </div>
      </header>
    </>
  );
}

/** Whether the header has products to show: their tabs' room is there while their code is on its way. */
function useProductTabs(): boolean {
  const { registry } = usePluginHost();
  const { status, activation } = useHostSnapshot();
  return Object.entries(registry).some(
    ([id, { activatedBy }]) =>
      'menu' in activatedBy &&
      activation[id] === 'selling' &&
      (status[id] === 'ready' || status[id] === 'loading'),
  );
}
