/** Who says no for coming too often, and not for how long, is left alone for so long. */
const USUAL_MS = 1_000;
/** Numbers above these are instants, in milliseconds and in seconds since 1970. */
const INSTANT_MS = 1e12;
const INSTANT_S = 1e9;

/** Milliseconds that a header says: a number of seconds, an instant, or a date of HTTP; null where it says nothing. */
function millisecondsIn(said: string | null, now: number): number | null {
  const text = said?.trim();
  if (!text) return null;
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
  if (number === null) {
    const at = Date.parse(text);
    return Number.isNaN(at) ? null : Math.max(0, at - now);
  }
  if (number >= INSTANT_MS) return Math.max(0, number - now);
  return number >= INSTANT_S ? Math.max(0, number * 1_000 - now) : number * 1_000;
}

/** When limits begin anew, as makers call it who do not say `Retry-After`. */
const RESETS = ['ratelimit-reset', 'x-ratelimit-reset'];

/**
 * For how long whoever gave this answer wants no more calls, in milliseconds: what `Retry-After` says (RFC 9110), of a 429 what its
 * limits say, or a second. Null where he said nothing of the kind. Dates are compared with the date of the answer, as clocks differ.
 */
export function retryAfterMs(
  { status, headers }: { readonly status: number; readonly headers: Headers },
  clock: () => number = Date.now,
): number | null {
  if (status !== 429 && status !== 503) return null;
  const dated = Date.parse(headers.get('date') ?? '');
  const now = Number.isNaN(dated) ? clock() : dated;
  const told = millisecondsIn(headers.get('retry-after'), now);
  if (told !== null || status === 503) return told;
  return RESETS.map((name) => millisecondsIn(headers.get(name), now)).find((ms) => ms !== null) ?? USUAL_MS;
}
