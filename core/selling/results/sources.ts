import type { Api } from '../../api/client';
import { ApiError } from '../../api/error';
import type { SupplierReport } from '../../contract';
import { ask, type Call } from '../../query/call';

/** A supplier that takes part in a search. */
export interface AskedSupplier {
  id: string;
  name: string;
  state: 'asked' | SupplierReport['state'];
  /** How many it has found. */
  offers?: number;
}

/** What there is of a search so far. */
export interface Found<Row = unknown, Supplier extends AskedSupplier = SupplierReport> {
  readonly data: readonly Row[];
  readonly suppliers: readonly Supplier[];
  /** Nothing more comes. */
  readonly done: boolean;
}

/** It has ended and there is nothing. */
export const noResults = ({ done, data }: Pick<Found, 'done' | 'data'>): boolean => done && data.length === 0;

export interface Asking<Held> {
  api: Api;
  signal: AbortSignal;
  /** What this very search has found before, where it is asked once more. */
  before: Held | undefined;
  /** The first answer of a search, kept for all pages that speak of it; `anew`: whatever is kept. */
  open: <Answer>(call: Call<Answer>, anew: boolean) => Promise<Answer>;
  /** Called with all that is there so far. */
  show: (found: Held) => void;
}

/** Where the offers of a search come from: resolves with its end; rejects where there is nothing to show. */
export type Source<Answer, Held> = (call: Call<Answer>, asking: Asking<Held>) => Promise<Held>;

/** All of them in one answer. */
export async function once<Answer extends object>(
  call: Call<Answer>,
  { api, signal }: Pick<Asking<unknown>, 'api' | 'signal'>,
): Promise<Answer & { done: boolean }> {
  return { ...(await ask(api, call, { signal })), done: true };
}

/** How a search is followed to its end, call by call. */
interface Following<Answer, Held> {
  first: (answer: Answer) => Held;
  /** What is asked next, answered with all that is held then; null at the end. */
  next: (held: Held, call: Call<Answer>) => Call<Held> | null;
}

/** Milliseconds after which a call that failed is made again, and how often. */
const AGAIN = 2000;
const TRIES = 3;

/** The server does not know the search that was begun any more. */
const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** Somebody who has not answered, whoever that is. */
const SILENT: SupplierReport = { id: '', name: '', state: 'failed', offers: 0, took: 0 };

/**
 * One call after the other until there is none. A search that is over on the server is begun anew, of which nobody is told.
 * What has come stays when a later call fails for good: the search has ended, and something may be missing.
 */
export const followed =
  <Answer, Held extends Found>({ first, next }: Following<Answer, Held>): Source<Answer, Held> =>
  async (call, { api, signal, before, open, show }) => {
    const begin = async (anew: boolean) => first(await open(call, anew));
    let held = await begin(before !== undefined);
    let tries = TRIES;
    let isRenewed = false;
    for (let step = next(held, call); step; step = next(held, call)) {
      signal.throwIfAborted();
      show(held);
      try {
        held = await ask(api, step, { signal });
        tries = TRIES;
      } catch (error) {
        if (signal.aborted) throw error;
        if (isOver(error) && !isRenewed) {
          isRenewed = true;
          held = await begin(true);
        } else if (tries > 0) {
          tries -= 1;
          await new Promise((resolve) => setTimeout(resolve, AGAIN));
        } else if (held.data.length === 0) throw error;
        else return { ...held, done: true, suppliers: [...held.suppliers, SILENT] };
      }
    }
    return held;
  };
