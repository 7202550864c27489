import type { z } from 'zod/mini';
import type { Ask } from '../api/http';
import type { Remembering } from '../kept/kept';

/** The news of so many pages are read in one round; the next one reads on. */
const MOST_PAGES = 20;
/** What was noticed a while ago may show late: what is read twice is noted once. */
const OVERLAP_MS = 3_600_000;

export interface Feed<S> {
  readonly name: string;
  /** Below the address of the API. */
  readonly path: string;
  readonly schema: S;
  /** On a page. */
  readonly count: number;
  /** How far back the news are read the first time. */
  readonly firstLookMs: number;
}

/**
 * Reads on in one of Viator's lists of what has changed, page after page from where it was left. A page is left behind once
 * `take` has done with it; where that throws it is read again. The last page names no cursor, and stays where the next look begins.
 */
export async function readNews<S extends z.ZodMiniType<{ readonly nextCursor?: string | null | undefined }>>(
  { ask, kept, now }: Remembering & { readonly ask: Ask },
  { name, path, schema, count, firstLookMs }: Feed<S>,
  take: (page: z.output<S>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const begun = now().getTime();
  let place = (await kept.feed(name)) ?? { cursor: null, since: new Date(begun - firstLookMs) };
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = new URLSearchParams({
      count: String(count),
      ...(place.cursor === null ? { 'modified-since': place.since.toISOString() } : { cursor: place.cursor }),
    });
    const answer = await ask(schema, { method: 'GET', path: `${path}?${query}`, call: name, signal });
    await take(answer);
    const cursor = answer.nextCursor ?? null;
    const isLast = cursor === null || cursor === place.cursor;
    // A cursor leads on for ever; a time has to be moved on.
    place = { cursor: cursor ?? place.cursor, since: new Date(begun - OVERLAP_MS) };
    await kept.readOn(name, place);
    if (isLast) return;
  }
}
