import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/pictures/Icon';
import { WifiOff } from '../../ui/pictures/icons';
import * as css from './ShellFrame.css';

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
export function OfflineBanner() {
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
