import { statfs } from 'node:fs/promises';

/** Milliseconds that a question may wait behind others; who asks wants to know now. */
const PATIENCE_MS = 1_000;
/** Below so many bytes the next writes fail. */
const LEAST_FREE = 64 * 1024 * 1024;

interface Parts {
  readonly ask: () => Promise<unknown>;
  readonly dataDir: string;
  readonly isDraining: () => boolean;
  /** Bytes that are free where this directory lies; null where there is none. */
  readonly freeIn?: (dir: string) => Promise<number | null>;
  readonly onTrouble: (error: unknown) => void;
}

const freeBytes = (dir: string): Promise<number | null> =>
  statfs(dir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

/**
 * Why this process takes no work now, in words; null when it does. The database is asked by one question at a time, which is
 * never waited for longer than a second, whatever stands before it.
 */
export function createReadiness({ ask, dataDir, isDraining, freeIn = freeBytes, onTrouble }: Parts) {
  let asking: Promise<string | null> | null = null;
  const database = (): Promise<string | null> =>
    (asking ??= ask()
      .then(
        () => null,
        (error: unknown) => {
          onTrouble(error);
          return 'the database does not answer';
        },
      )
      .finally(() => (asking = null)));
  const tooLong = () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((done) => {
      timer = setTimeout(() => done('the database is too busy to answer'), PATIENCE_MS);
    });
    return { late, end: () => clearTimeout(timer) };
  };
  return async (): Promise<string | null> => {
    if (isDraining()) return 'draining';
    const free = await freeIn(dataDir);
    if (free !== null && free < LEAST_FREE) return 'the disk is full';
    const { late, end } = tooLong();
    return Promise.race([database(), late]).finally(end);
  };
}
