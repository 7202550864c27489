import { Outlet, useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useSyncExternalStore, useEffect, useState } from 'react';
import { debugAtom } from '../../tenant/flags';
import { ToastRegion } from '../../ui/feedback/ToastRegion';
import { paletteAtom } from '../palette/state';
import { useUpkeep } from '../upkeep';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../../ui/pictures/Icon';
import { WifiOff } from '../../ui/pictures/icons';
import * as css from './ShellFrame.css';

/** Milliseconds before a change of page is worth a bar. */
const PATIENCE = 180;

/** A thin bar while the next page's code or data is on its way. */
function RouteProgress() {
  const { t } = useLingui();
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setVisible(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [isPending]);
  return visible ? (
    <div className={css.progress} role="progressbar" aria-label={t`Loading the page`} />
  ) : null;
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};
const isOffline = () => navigator.onLine === false;

/** Says that the network is gone, for as long as it is. */
function OfflineBanner() {
  const offline = useSyncExternalStore(subscribe, isOffline, () => false);
  return (
    <div role="status">
      {offline && (
        <div className={css.offline}>
          <Icon icon={WifiOff} size="small" />
          <Trans>
            You are offline. What you have typed stays here; sending works again once you are back online.
          </Trans>
        </div>
      )}
    </div>
  );
}

const Palette = lazy(() => import('../palette/Palette'));
const DevPanel = lazy(() => import('../../plugin/DevPanel'));

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
