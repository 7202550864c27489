import type { Tx } from '@/server/db/types';
import type { Services } from '@/server/ports/services';

export const LETTER_JOB = 'subscription.letter';

export type LetterKind =
  | 'welcome'
  | 'receipt'
  | 'unpaid'
  | 'warn-card'
  | 'warn-last'
  | 'ended'
  | 'cancelled'
  | 'refunded';

export interface ToTell {
  readonly agencyId: string;
  readonly kind: LetterKind;
  readonly invoiceId?: string;
}

/** Has the owner written to once this transaction is over: the letter is drawn and put into the outbox by a job. */
export const tell = (tx: Tx, jobs: Pick<Services['jobs'], 'enqueue'>, letter: ToTell): Promise<void> =>
  jobs.enqueue(tx, LETTER_JOB, letter);
