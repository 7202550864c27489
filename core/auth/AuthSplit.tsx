import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../shell/menus/LanguageMenu';
import { legalPaths } from '../shell/frame/footer-links';
import { ThemeMenu } from '../shell/menus/ThemeMenu';
import { useAgency } from '../tenant/agency';
import { BrandLogo } from '../ui/pictures/BrandLogo';
import { Icon } from '../ui/pictures/Icon';
import { Check } from '../ui/pictures/icons';
import { Scene } from '../ui/scene/Scene';
import { Heading, Text, VisuallyHidden } from '../ui/content/Text';
import { useLegalTitles } from '../shell/legal/legal-titles';
import * as css from './Login.css';

/** The platform's own frame for signing in: its brand beside the card, a fixed footer below (R079, R080). */
export function AuthSplit({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const agency = useAgency();
  const titles = useLegalTitles();
  const legal = legalPaths(agency).filter((path) => path === '/privacy-policy' || path === '/disclaimer');
  return (
    <div className={css.split}>
      <section className={css.brandSide} aria-label={agency.agencyName}>
        <div className={css.art}>
          <Scene seed={agency._id} kind="coast" time="dusk" ratio="fill" />
        </div>
        <div className={css.above}>
          <Link to="/" className={css.bare}>
            <BrandLogo name={agency.agencyName} logo={agency.logo ?? undefined} onDark />
            <VisuallyHidden>{t`Home page`}</VisuallyHidden>
          </Link>
        </div>
        <div className={css.promise}>
          <Heading level={2} size={44} tone="inherit">
            {agency.heading}
          </Heading>
          <Text size={20} tone="inherit">
            {agency.subHeading}
          </Text>
          <ul className={css.points}>
            <li className={css.point}>
              <Icon icon={Check} />
              <Trans>Your own name, colors and domain</Trans>
            </li>
            <li className={css.point}>
              <Icon icon={Check} />
              <Trans>Net rates with a markup that you choose</Trans>
            </li>
            <li className={css.point}>
              <Icon icon={Check} />
              <Trans>Only the products that you switch on</Trans>
            </li>
          </ul>
        </div>
      </section>
      <main id="main" className={css.formSide} tabIndex={-1}>
        <div className={css.tools}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <div className={css.card}>
          <div>
            <Heading level={1} size={32}>
              {title}
            </Heading>
            {lead && <Text tone="secondary">{lead}</Text>}
          </div>
          {children}
        </div>
        <footer className={css.fixedFooter}>
          {legal.map((path) => (
            <Link key={path} to={path} className={css.fixedLink}>
              {titles[path]}
            </Link>
          ))}
          <span>© {agency.agencyName}</span>
        </footer>
      </main>
    </div>
  );
}
