import { PICTURE_PROXY_PATH, PICTURE_WIDTHS } from '@/core/contract/proxied-picture';
import { inspectPicture } from '../../files/inspect';
import { createReshape, PictureRefused, type Shape } from '../../files/picture';
import { atMost } from '../../http/at-most';
import { COMMON_HEADERS } from '../../http/headers';
import { type RawRoute, rawRoute } from '../../http/raw';
import { createByteCache } from './byte-cache';
import { createFetchPicture, type FetchPicture, NoPicture } from './fetch-picture';
import { openPicture } from './signed';

const MEGABYTE = 1024 * 1024;
const YEAR_S = 31_536_000;
/** A picture that failed is asked for again after so many seconds. */
const FAILED_S = 60;

type ShownType = Extract<Shape['type'], 'image/avif' | 'image/webp' | 'image/jpeg'>;

/** The smallest kind that the browser takes. */
function typeFor(accept: string): ShownType {
  const taken = new Set(accept.split(',').map((part) => part.split(';')[0]!.trim().toLowerCase()));
  if (taken.has('image/avif')) return 'image/avif';
  return taken.has('image/webp') ? 'image/webp' : 'image/jpeg';
}

function statusOf(error: unknown): number {
  if (error instanceof NoPicture) return error.why === 'gone' ? 404 : 502;
  if (error instanceof PictureRefused) return error.why === 'busy' ? 503 : 502;
  throw error;
}

const failed = (status: number) =>
  new Response(null, {
    status,
    headers: { ...COMMON_HEADERS, 'cache-control': `public, max-age=${FAILED_S}`, vary: 'accept' },
  });

export interface PictureProxyParts {
  readonly secret: string;
  readonly fetch?: FetchPicture;
}

/** The pictures of suppliers that were signed with this secret, in a width and a kind that the browser wants. */
export function pictureProxy({ secret, fetch = createFetchPicture() }: PictureProxyParts): RawRoute {
  const inTurn = atMost(8);
  const reshape = createReshape({ atOnce: 2, waiting: 400 });
  const originals = createByteCache(48 * MEGABYTE);
  const made = createByteCache(96 * MEGABYTE);

  async function make(url: string, width: number, type: ShownType): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await originals.once(url, async () => Uint8Array.from(await inTurn(() => fetch(url))));
    // By what the bytes say: suppliers' servers are often wrong about it.
    const declared = inspectPicture(bytes)?.type;
    if (!declared) throw new NoPicture('answer');
    return reshape(bytes, declared, { aspect: null, width, type });
  }

  return rawRoute(
    'GET',
    `${PICTURE_PROXY_PATH}/{signature}/{width}/{address}`,
    async ({ request, params }) => {
      const width = PICTURE_WIDTHS.find((one) => String(one) === params['width']);
      const url = openPicture(params['signature'] ?? '', params['address'] ?? '', secret);
      if (width === undefined || url === null) return failed(404);
      const type = typeFor(request.headers.get('accept') ?? '');
      try {
        const bytes = await made.once([type, width, url].join(' '), () => make(url, width, type));
        return new Response(bytes, {
          headers: {
            ...COMMON_HEADERS,
            'content-type': type,
            'cache-control': `public, max-age=${YEAR_S}, immutable`,
            'content-security-policy': "default-src 'none'; sandbox",
            vary: 'accept',
          },
        });
      } catch (error) {
        return failed(statusOf(error));
      }
    },
  );
}
