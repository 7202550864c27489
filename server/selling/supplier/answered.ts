/** Larger than any answer of a supplier's. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The text of an answer. Throws for one that does not end. */
export async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new RangeError('The answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** What a text says as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Errors after which nothing left this machine. */
export const NOT_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  // The line was not free: see `LineBusy`.
  'LINE_RESTS',
  'LINE_FULL',
  'LINE_LIMITED',
]);
