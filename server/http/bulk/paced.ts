import { performance } from 'node:perf_hooks';
import { restAfter } from '../heavy';

/** A piece that took longer has waited for somebody outside this thread: for that nobody is owed anything. */
const LONGEST_MS = 50;

/** Who waits for a turn, by agency; agencies in the order of their turns. */
const lines = new Map<string, (() => void)[]>();
let isBusy = false;

function nextTurn(): void {
  const [first] = lines;
  if (!first) {
    isBusy = false;
    return;
  }
  const [agency, [go, ...others]] = first;
  lines.delete(agency);
  // Whoever has more to do goes behind the other agencies.
  if (others.length > 0) lines.set(agency, others);
  go!();
}

async function turnOf(agency: string): Promise<void> {
  if (isBusy) return new Promise((go) => lines.set(agency, [...(lines.get(agency) ?? []), go]));
  isBusy = true;
}

/**
 * Runs one piece of bulk work, such as some rows of an upload or of a file, in tens of milliseconds: one at a time in this
 * process, agencies in turn (null: the platform), and after each piece whoever asks something is heard first. Never to be
 * called from inside a piece or a transaction.
 */
export async function paced<T>(agencyId: string | null, piece: () => Promise<T>): Promise<T> {
  await turnOf(agencyId ?? '');
  const began = performance.now();
  try {
    return await piece();
  } finally {
    void restAfter(Math.min(performance.now() - began, LONGEST_MS)).then(nextTurn);
  }
}

/** The same pieces, each made in a turn of its agency. */
export async function* inPacedPieces<T>(
  agencyId: string | null,
  pieces: AsyncIterable<T>,
): AsyncGenerator<T, void> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await paced(agencyId, () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
