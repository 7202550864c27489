import type { Ports } from '../contract/agency';
import { send } from '../report/send';
import type { Store } from '../state/store';
import { loadMapsScript } from './maps-script';

/** What the page does once it stands and nobody waits for it: a maps script, errors that nothing else catches. */
export function afterPaint(store: Store, ports: Ports): void {
  if (ports.mapsScript) void loadMapsScript(ports.mapsScript).catch((error: unknown) => tell(error, 'maps'));
  window.addEventListener('error', ({ error }) => error && tell(error, 'page'));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'promise'));

  function tell(error: unknown, context: string): void {
    send(error, context, undefined, store).catch(() => undefined);
  }
}
