/**
 * Tells whoever runs the platform of an error (R159); never fails and never waits. The code that does so comes
 * with the first error.
 */
export function reportProblem(error: unknown, context: string, timeoutSeconds?: number): void {
  import('./send').then(({ send }) => send(error, context, timeoutSeconds)).catch(() => undefined);
}
