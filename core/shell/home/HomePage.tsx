import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession, useUser } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import { useContributions } from '../../plugin/react';
import { useAgency } from '../../tenant/agency';
import { Hero } from './Hero';
import { ProductLinks } from '../frame/ProductLinks';
import { SearchRoom } from './SearchRoom';

const TravellerHome = lazy(() => import('../../account/home/TravellerHome'));
const HeroSearch = lazy(() => import('./HeroSearch'));
/** Fetched by the route, so that it takes the place of the server's first sight in one go. */
const Landing = lazyRouteComponent(() => import('../landing/Landing'));
export const preloadLanding = () => Landing.preload?.();

/** `/`: the marketing page on the platform's own agency, the hero on every other (R005, R009). */
export function HomePage() {
  const { isPlatform, isSubscribed, visitorsMaySearch } = useAgency();
  const { authenticated } = useSession();
  const user = useUser();
  // G33: for everybody who may search.
  const hasForms = useContributions('search.forms').length > 0;
  const hasSearch = hasForms && isSubscribed && (authenticated || visitorsMaySearch);
  if (isPlatform) return <Landing />;
  return (
    <>
      <Hero hasSearch={hasSearch && visitorsMaySearch} />
      {hasSearch && (
        <Suspense fallback={<SearchRoom />}>
          <HeroSearch />
        </Suspense>
      )}
      {user && !isTravelAgent(user.userType) && (
        <Suspense fallback={null}>
          <TravellerHome />
        </Suspense>
      )}
      {isSubscribed && <ProductLinks />}
    </>
  );
}
