import { lazy, Suspense } from 'react';
import { useAgency } from '../tenant/agency';
import { FullScreenSpinner } from '../ui/Spinner';
import { Hero } from './Hero';
import { HeroSearch } from './HeroSearch';
import { ProductLinks } from './ProductLinks';

const Landing = lazy(() => import('./landing/Landing'));

/** `/`: the marketing page on the platform's own agency, the hero on every other (R005, R009). */
export function HomePage() {
  const { isPlatform, agencyName } = useAgency();
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
      <ProductLinks />
    </>
  );
}
