import { filled, type Refusal } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';
import { HttpError } from '../error';

export const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;

const tooLarge = (limit: number) =>
  new HttpError(413, 'BODY_TOO_LARGE', filled(requestRefusals.tooLarge, { limit: Math.floor(limit / 1024) }));

/** Reads the body of a request or an answer up to a limit, whatever its declared length says. Throws HttpError 413. */
export async function readBytes(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limit = MAX_BODY_BYTES,
): Promise<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  if (!body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    parts.push(value);
  }
  return Buffer.concat(parts);
}

/** What a page's form sends. Throws HttpError 413. */
export const readForm = async (request: Request, limit = 4_096): Promise<URLSearchParams> =>
  new URLSearchParams(Buffer.from(await readBytes(request, limit)).toString('utf8'));

/** The JSON that somebody else answers. Throws HttpError 413, and SyntaxError where it is none. */
export const readAnswer = async (answer: Response, limit = 256 * 1024): Promise<unknown> =>
  JSON.parse(Buffer.from(await readBytes(answer, limit)).toString('utf8'));

function depthOf(value: unknown): number {
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0 && depth <= MAX_DEPTH) {
    depth++;
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [],
    );
  }
  return depth;
}

const badJson = (said: Refusal) => new HttpError(400, 'INVALID_JSON', said);

/** The JSON of a request; undefined when it is empty. Throws HttpError 400, 413 or 415. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(415, 'INVALID_REQUEST', requestRefusals.contentType);
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badJson(requestRefusals.notJson);
  }
  if (depthOf(value) > MAX_DEPTH) throw badJson(requestRefusals.tooDeep);
  return value;
}
