import { Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { debugAtom } from '../../tenant/flags';
import { ToastRegion } from '../../ui/feedback/ToastRegion';
import { OfflineBanner } from './OfflineBanner';
import { paletteAtom } from '../palette/state';
import { RouteProgress } from './RouteProgress';
import { withWords } from '../../i18n/screen-words';
import { useUpkeep } from '../upkeep';

const Palette = lazy(withWords(() => import('../palette/Palette')));
const DevPanel = lazy(withWords(() => import('../../plugin/DevPanel')));

/** What every page shares, whoever's page it is. */
export function RootView() {
  useUpkeep();
  const debug = useAtomValue(debugAtom);
  const palette = useAtomValue(paletteAtom);
  return (
    <>
      <RouteProgress />
      <OfflineBanner />
      <Outlet />
      <ToastRegion />
      {palette && (
        <Suspense fallback={null}>
          <Palette open={palette} />
        </Suspense>
      )}
      {debug && (
        <Suspense fallback={null}>
          <DevPanel />
        </Suspense>
      )}
    </>
  );
}
