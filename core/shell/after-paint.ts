import type { Ports } from '../contract/agency';
import type { Store } from '../state/store';
import { listenForKeys } from './palette/keys';

/**
 * What the page does once it stands and nobody waits for it: shortcuts, a maps script, errors that nothing else
 * catches. Returns what ends it.
 */
export function afterPaint(store: Store, ports: Ports): () => void {
  const endKeys = listenForKeys(store);
  const { mapsScript } = ports;
  if (mapsScript)
    import('./maps-script')
      .then(({ loadMapsScript }) => loadMapsScript(mapsScript))
      .catch((error: unknown) => tell(error, 'maps'));
  const onError = ({ error }: ErrorEvent) => error && tell(error, 'page');
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason, 'promise');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    endKeys();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };

  function tell(error: unknown, context: string): void {
    import('../report/send')
      .then(({ send }) => send(error, context, undefined, store))
      .catch(() => undefined);
  }
}
