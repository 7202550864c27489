import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { requestRefusals } from '@/core/contract/refusals/request';
import { COMMON_HEADERS } from '../http/headers';

interface Stored {
  bytes: Uint8Array<ArrayBuffer>;
  packed: Uint8Array<ArrayBuffer> | null;
  etag: string;
}

const DAY = 86_400;

/**
 * Answers GET with bytes that change only with a new release: validator, a day of caching, gzip for text, 304 when
 * the caller has it. `make` runs once per key; undefined answers 404.
 */
export function servesFixed(
  type: string,
  make: (key: string) => string | Uint8Array<ArrayBuffer> | undefined,
) {
  const stored = new Map<string, Stored>();
  return (key: string, request: Request): Response => {
    let file = stored.get(key);
    if (!file) {
      const made = make(key);
      if (made === undefined) {
        const { message, reason } = requestRefusals.notFound;
        return Response.json(
          { code: 'NOT_FOUND', reason, message, data: message },
          { status: 404, headers: COMMON_HEADERS },
        );
      }
      const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made;
      file = {
        bytes,
        packed: typeof made === 'string' && bytes.length > 1024 ? Uint8Array.from(gzipSync(bytes)) : null,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      };
      stored.set(key, file);
    }
    const headers: Record<string, string> = {
      ...COMMON_HEADERS,
      etag: file.etag,
      'cache-control': `public, max-age=${DAY}`,
      'content-type': type,
      vary: 'accept-encoding',
    };
    if (request.headers.get('if-none-match')?.includes(file.etag))
      return new Response(null, { status: 304, headers });
    const packed =
      file.packed && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') ? file.packed : null;
    if (packed) headers['content-encoding'] = 'gzip';
    return new Response(packed ?? file.bytes, { headers });
  };
}
