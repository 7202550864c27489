import type { Logger } from 'pino';
import { type Said, told } from '@/core/contract/refusal';
import { ConnectorTrouble, factsOf } from '../../../lines/trouble';
import type { CancelOutcome } from '../../../ports/booking';
import { SupplierError } from '../errors';

export interface Cancelling {
  /** Whose troubles the log tells. */
  readonly maker: string;
  readonly supplierRef: string;
  /** Whether the order itself says so. Throws ConnectorTrouble, and SupplierError for what is no order. */
  readonly isCancelled: () => Promise<boolean>;
  readonly send: () => Promise<unknown>;
  /** Whether a no means that it was cancelled before. */
  readonly isAlready: (trouble: ConnectorTrouble) => boolean;
  readonly said: Readonly<Record<'notCancelled' | 'cancelUnknown', Said>>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Cancels an order. Repeating it is safe: one that is cancelled stays so. */
export async function cancelOnce({
  maker,
  supplierRef,
  isCancelled,
  send,
  isAlready,
  said,
  log,
}: Cancelling): Promise<CancelOutcome> {
  const cancelled = { kind: 'cancelled', message: '' } as const;
  const refused = { kind: 'refused', ...told(said.notCancelled) } as const;
  const inDoubt = { kind: 'unknown', ...told(said.cancelUnknown) } as const;
  try {
    if (await isCancelled()) return cancelled;
    await send();
    // Whatever was answered: only the order itself says that it is cancelled.
    return (await isCancelled()) ? cancelled : inDoubt;
  } catch (error) {
    if (error instanceof SupplierError) return { kind: 'refused', ...told(error.said) };
    if (!(error instanceof ConnectorTrouble)) throw error;
    log.warn({ [maker]: factsOf(error), supplierRef }, 'An order was not cancelled');
    if (isAlready(error)) return cancelled;
    return error.kind === 'refused' ? refused : inDoubt;
  }
}
