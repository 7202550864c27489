import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { routeExists } from '../../address/exists';
import { useAgency } from '../../tenant/agency';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Icon } from '../../ui/pictures/Icon';
import {
  ArrowRight,
  BedDouble,
  CarFront,
  LayoutDashboard,
  Mail,
  Package,
  Plane,
  Route,
  Ship,
  Ticket,
  UserRound,
  type LucideIcon,
} from '../../ui/pictures/icons';
import { Scene } from '../../ui/scene/Scene';
import { Heading, Text } from '../../ui/content/Text';
import { linkTo } from '../../address/link';
import { BrandPreview } from './BrandPreview';
import { MarkupCalculator } from './MarkupCalculator';
import { Slider } from './Slider';
import * as css from './Landing.css';

/** Build Now leads to the agency sign-up where that page is installed (R008). */
function BuildNow({ onDark = false }: { onDark?: boolean }) {
  const { t } = useLingui();
  const canBuild = routeExists('/pricing');
  return (
    <ButtonLink
      {...linkTo(canBuild ? '/pricing' : '/login')}
      variant={onDark ? 'secondary' : 'primary'}
      size="large"
      iconEnd={ArrowRight}
    >
      {canBuild ? t`Build Now` : t`Log in`}
    </ButtonLink>
  );
}

/** It draws nothing that anybody waits for, so it comes when the page has come to rest. */
const LandingPrices = lazy(() => import('./LandingPrices'));

/** What it costs, in a line that has its room from the start. */
function Prices() {
  const [hasRest, setRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRest(true), PRICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.priceRoom}>
      {hasRest && (
        <Suspense fallback={null}>
          <LandingPrices />
        </Suspense>
      )}
    </div>
  );
}

function Engine() {
  const { t } = useLingui();
  const parts: { icon: LucideIcon; name: string }[] = [
    { icon: Plane, name: t`Air` },
    { icon: BedDouble, name: t`Accommodation` },
    { icon: CarFront, name: t`Ground transport` },
    { icon: Package, name: t`Packages` },
    { icon: Ship, name: t`Sea travel` },
    { icon: Ticket, name: t`Activities` },
  ];
  return (
    <div className={css.band}>
      <section className={css.section} aria-labelledby="engine">
        <div className={css.sectionHead}>
          <Heading level={2} size={32} id="engine">
            <Trans>
              One booking engine for air, accommodation, ground transport, packages, sea travel and activities
            </Trans>
          </Heading>
          <p className={css.note}>
            <Trans>
              You choose which of them your agency sells. What is switched off does not exist on your site.
            </Trans>
          </p>
        </div>
        <ul className={css.engine}>
          {parts.map((part) => (
            <li key={part.name} className={css.engineItem}>
              <span className={css.tile}>
                <Icon icon={part.icon} />
              </span>
              {part.name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Features() {
  const { t } = useLingui();
  const features: { icon: LucideIcon; title: string; text: string }[] = [
    {
      icon: Route,
      title: t`Itineraries`,
      text: t`Every booking becomes an itinerary that travelers find again: on your site, in their mail and in their calendar.`,
    },
    {
      icon: LayoutDashboard,
      title: t`Operations management`,
      text: t`Bookings, clients, agents and markups in one place. Agents see what they may, owners see everything.`,
    },
    {
      icon: Mail,
      title: t`Marketing campaigns`,
      text: t`Reach your clients under your own name, from your own domain.`,
    },
    {
      icon: UserRound,
      title: t`Customer portal`,
      text: t`Travelers sign in on your site, see their trips, change what can be changed and book again.`,
    },
  ];
  return (
    <section className={css.following} aria-labelledby="features">
      <div className={css.sectionHead}>
        <Heading level={2} size={32} id="features">
          <Trans>Everything behind the counter</Trans>
        </Heading>
      </div>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature.title} className={css.feature}>
            <span className={css.featureIcon}>
              <Icon icon={feature.icon} />
            </span>
            <Heading level={3} size={20}>
              {feature.title}
            </Heading>
            <Text tone="secondary">{feature.text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Milliseconds after which nothing of the first view is on its way any more. */
const PRICE_MS = 1_000;
/** Milliseconds after which the page has come to rest: what lies below is laid out while nobody waits for anything. */
const REST_MS = 3_000;

/** The platform's own start page (R005, R006, R007, R008). */
export default function Landing() {
  const { t } = useLingui();
  const agency = useAgency();
  const later = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // By hand: nothing needs to be drawn anew for it.
    const timer = setTimeout(() => later.current?.removeAttribute('data-coming'), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={css.top}>
        <div className={css.opening}>
          <div className={css.words}>
            <Heading level={1} size={60}>
              {agency.heading}
            </Heading>
            <p className={css.lead}>{agency.subHeading}</p>
            <Slider
              slides={[
                {
                  id: 'brand',
                  title: t`Your brand, not ours`,
                  text: t`Your name, your colors, your domain, in three languages, light and dark.`,
                },
                {
                  id: 'markup',
                  title: t`Earn higher commissions`,
                  text: t`Net rates from suppliers, and a markup that you choose for every client.`,
                },
                {
                  id: 'trips',
                  title: t`Trips that stay in order`,
                  text: t`Tickets, changes and refunds in one place, for you and for the traveler.`,
                },
              ]}
              action={<BuildNow />}
            />
            <Prices />
          </div>
          <BrandPreview />
        </div>
      </div>
      <div ref={later} className={css.later} data-coming="">
        <Engine />
        <section className={css.section} aria-labelledby="markup">
          <div className={css.markup}>
            <div className={css.sectionHead}>
              <Heading level={2} size={32} id="markup">
                <Trans>Earn higher commissions with net rates and your own markup</Trans>
              </Heading>
              <p className={css.note}>
                <Trans>
                  You see the supplier's price, your traveler sees one price. The difference is yours, on
                  every sale.
                </Trans>
              </p>
            </div>
            <MarkupCalculator />
          </div>
        </section>
        <Features />
        <div className={css.closing}>
          <section className={css.closingCard} aria-labelledby="closing">
            <div className={css.closingArt}>
              <Scene seed="closing" kind="skyline" time="dusk" ratio="fill" />
            </div>
            <Heading level={2} size={32} tone="inherit" id="closing">
              <Trans>Open your agency today</Trans>
            </Heading>
            <Text size={18} tone="inherit">
              <Trans>One deployment, your own site, the products you choose.</Trans>
            </Text>
            <BuildNow onDark />
          </section>
        </div>
      </div>
    </>
  );
}
