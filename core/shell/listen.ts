import type { Ports } from '../contract/agency';
import type { Store } from '../state/store';
import { listenForKeys } from './palette/keys';

/** Listens for the shortcuts of every page and for errors that nothing else catches; returns what ends it. */
export function listen(store: Store): () => void {
  const endKeys = listenForKeys(store);
  const onError = ({ error }: ErrorEvent) => error && tell(store, error, 'page');
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(store, reason, 'promise');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    endKeys();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Loads the operator's maps script where one is configured; a failure is reported, the page goes on. */
export function loadMaps(store: Store, { mapsScript }: Ports): void {
  if (!mapsScript) return;
  import('./maps-script')
    .then(({ loadMapsScript }) => loadMapsScript(mapsScript))
    .catch((error: unknown) => tell(store, error, 'maps'));
}

function tell(store: Store, error: unknown, context: string): void {
  import('../report/send').then(({ send }) => send(error, context, undefined, store)).catch(() => undefined);
}
