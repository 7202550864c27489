import { reportProblem } from '../report/report';
import type { Store } from '../state/store';

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

let loading: Promise<void> | undefined;

/** The address as a value that the page's policy lets into a script element: the configured one and no other. */
function trusted(url: string): string {
  const factory = (globalThis as { trustedTypes?: ScriptPolicies }).trustedTypes;
  const only = (asked: string) => {
    if (asked !== url) throw new TypeError('Not the configured maps script');
    return asked;
  };
  return (factory?.createPolicy('caravel-maps', { createScriptURL: only }).createScriptURL(url) ??
    url) as string;
}

/**
 * Loads the configured maps script once (R025, G60). It must be https; the page's policy lets in its origin only
 * (SEC-20). Rejects when it cannot be loaded, and the next call tries again.
 */
export function loadMapsScript(url: string, page: Document = document): Promise<void> {
  if (!url.startsWith('https://')) return Promise.reject(new TypeError('The maps script must be https'));
  loading ??= new Promise<void>((resolve, reject) => {
    const script = page.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.src = trusted(url);
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The maps script did not load'));
    };
    page.head.append(script);
  });
  return loading;
}

/** Loads it; a failure is reported, and the page goes on without it. */
export const loadMaps = (store: Store, url: string): Promise<void> =>
  loadMapsScript(url).catch((error: unknown) => reportProblem(error, 'maps', undefined, store));
