import type { Store } from '../state/store';

/**
 * Tells whoever runs the platform of an error (R159), as the store's page or as the only one; never fails and never waits.
 * The code that does so comes with the first error.
 */
export function reportProblem(error: unknown, context: string, timeoutSeconds?: number, store?: Store): void {
  import('./send').then(({ send }) => send(error, context, timeoutSeconds, store)).catch(() => undefined);
}
