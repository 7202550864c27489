import { COMMON_HEADERS } from '../../http/headers';
import { rawRoute } from '../../http/raw';

const YEAR_S = 31_536_000;
/** Drawings that are kept; drawing one anew takes a few milliseconds. */
const MOST = 600;

/**
 * Serves drawn pictures, which never change: `path` has parts in braces, `draw` gives the SVG of theirs, or null where there
 * is none.
 */
export function drawnPictures(
  path: `/${string}`,
  draw: (params: Readonly<Record<string, string>>) => string | null,
) {
  const drawn = new Map<string, string>();
  function cached(params: Readonly<Record<string, string>>): string | null {
    const key = JSON.stringify(params);
    const svg = drawn.get(key) ?? draw(params);
    if (svg === null) return null;
    drawn.delete(key);
    drawn.set(key, svg);
    const [oldest] = drawn.keys();
    if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest);
    return svg;
  }
  return rawRoute('GET', path, ({ params }) => {
    const svg = cached(params);
    if (svg === null) return new Response(null, { status: 404, headers: COMMON_HEADERS });
    return new Response(svg, {
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': `public, max-age=${YEAR_S}, immutable`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  });
}
