import type { Money } from '@/core/contract';
import type { DifferenceCode } from '@/core/contract/attention';
import type { Services } from './services';

/** Two books that say different things of the same. */
export interface Difference {
  readonly code: DifferenceCode;
  readonly bookingId: string | null;
  /** Whose it is to look into; null: the platform's. */
  readonly agencyId: string | null;
  /** For operators and tests, in English. */
  readonly what: string;
  /** What is written here and what the other book says, in minor units. */
  readonly ours?: number;
  readonly theirs?: number;
  /** Of what belongs to no booking, which says it itself. */
  readonly currency?: string;
  /** The other side's own number. */
  readonly reference?: string;
}

/** The books of a plugin that is paid beside bookings, against those outside. */
export interface PluginBooks {
  /** How many entries were compared. */
  readonly compared: number;
  readonly differences: readonly Difference[];
  /** What whoever was paid has kept of each entry. */
  readonly fees?: readonly Money[];
}

/**
 * Compares everything since then; what was written at `before` or later may still move. Null where the books outside cannot be
 * listed; throws where they can be and could not be read.
 */
export type CompareBooks = (
  services: Pick<Services, 'db' | 'payments'>,
  time: { readonly since: Date; readonly before: Date },
) => Promise<PluginBooks | null>;
