import { lazy, Suspense } from 'react';
import { useUser } from '../auth/session';
import { isTravelAgent } from '../contract/constants';
import { useAgency } from '../tenant/agency';
import { FullScreenSpinner } from '../ui/Spinner';
import { Hero } from './Hero';
import { HeroSearch } from './HeroSearch';
import { withWords } from '../i18n/screen-words';
import { ProductLinks } from './ProductLinks';

const TravellerHome = lazy(withWords(() => import('../account/home/TravellerHome')));
const Landing = lazy(withWords(() => import('./landing/Landing')));

/** `/`: the marketing page on the platform's own agency, the hero on every other (R005, R009). */
export function HomePage() {
  const { isPlatform, agencyName } = useAgency();
  const user = useUser();
  if (isPlatform)
    return (
      <Suspense fallback={<FullScreenSpinner label={agencyName} />}>
        <Landing />
      </Suspense>
    );
  return (
    <>
      <Hero />
      <HeroSearch />
      {user && !isTravelAgent(user.userType) && (
        <Suspense fallback={null}>
          <TravellerHome />
        </Suspense>
      )}
      <ProductLinks />
    </>
  );
}
