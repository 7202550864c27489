import { Trans } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { lazy, Suspense, useState } from 'react';
import { useBookNowPath } from '../../navigation/home';
import { useSession } from '../../session/session';
import { isActiveAgency, useAgency } from '../../tenant/agency';
import { classes } from '../../ui/content/box';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { ArrowRight } from '../../ui/pictures/icons';
import { heroLook, heroSource } from './hero-look';
import { linkTo } from '../../address/link';
import * as css from './Hero.css';

/** Drawn here only where the picture does not come, as where no server of ours serves the page. */
const HeroScene = lazy(() => import('./HeroScene'));
const InactiveAgencyNotice = lazy(() => import('../subscription/InactiveAgencyNotice'));
const NotSellingNotice = lazy(() => import('../subscription/NotSellingNotice'));

/**
 * The agency's heading over its picture, with Book Now (R009, R010, R011), which leads on whoever may search (G33). With
 * `hasSearch` the search stands below, and is in view with it. Where nothing is sold, it says why.
 */
export function Hero({ hasSearch = false }: { hasSearch?: boolean }) {
  const agency = useAgency();
  const { authenticated } = useSession();
  const bookNow = useBookNowPath();
  const look = heroLook(agency);
  const src = heroSource(agency);
  const [failed, setFailed] = useState<string>();
  const colors = {
    ...(look.heading ? { [css.headingColor]: look.heading } : {}),
    ...(look.subHeading ? { [css.subHeadingColor]: look.subHeading } : {}),
    ...(look.overlay ? { [css.overlay]: look.overlay } : {}),
  };
  return (
    <section className={classes(css.hero, hasSearch && css.aboveSearch)} style={assignInlineVars(colors)}>
      <div className={classes(css.picture, look.overlay && css.tinted)}>
        {failed === src ? (
          <Suspense fallback={null}>
            <HeroScene />
          </Suspense>
        ) : (
          <img className={css.image} src={src} alt="" fetchPriority="high" onError={() => setFailed(src)} />
        )}
      </div>
      <div className={css.words}>
        {!isActiveAgency(agency) && (
          <Suspense fallback={null}>
            <InactiveAgencyNotice />
          </Suspense>
        )}
        <h1 className={css.heading}>{agency.heading}</h1>
        {agency.subHeading && <p className={css.subHeading}>{agency.subHeading}</p>}
        <div className={css.action}>
          {agency.isSubscribed ? (
            <ButtonLink
              {...linkTo(authenticated || agency.visitorsMaySearch ? bookNow : '/login')}
              variant="primary"
              size="large"
              iconEnd={ArrowRight}
            >
              <Trans>Book Now</Trans>
            </ButtonLink>
          ) : (
            <Suspense fallback={null}>
              <NotSellingNotice />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  );
}
