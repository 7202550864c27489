import type { Logger } from 'pino';

/**
 * A call of an adapter's port that is driven against its maker's published document: its name, the call, and what of the
 * result tells that it was read. Gives nothing where the call refused, so that what depends on it is left out.
 */
export type Step = <T>(
  name: string,
  call: () => Promise<T>,
  read?: (result: T) => string,
) => Promise<T | undefined>;

/** Drives an adapter whose maker answers at this address; what it logs tells why it refused. */
export type Drive = (url: string, step: Step, log: Pick<Logger, 'warn'>) => Promise<void>;
