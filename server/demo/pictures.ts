import { COMMON_HEADERS } from '../http/headers';
import { type RawRoute, rawRoute } from '../http/raw';

interface Brand {
  name: string;
  colour: string;
  /** Strokes inside a 40 by 40 badge. */
  mark: string;
}

const BRANDS: Record<string, Brand> = {
  caravel: {
    name: 'Caravel',
    colour: '#0b5fa5',
    mark: '<path d="M20 7v21M20 9c7 3 10 9 10 15H20M18 12c-5 3-8 8-8 12h8M8 29c4 4 20 4 24 0"/>',
  },
  horizonte: {
    name: 'Horizonte',
    colour: '#c2410c',
    mark: '<path d="M7 26h26M11 26a9 9 0 0 1 18 0M20 8v4M9 12l3 3M31 12l-3 3M12 31h16"/>',
  },
  bluefjord: {
    name: 'Blue Fjord',
    colour: '#0e7490',
    mark: '<path d="M6 26 15 11l5 8 4-6 10 13M7 31c4-3 6 3 10 0s6 3 10 0 4 1 6 0"/>',
  },
  dormant: {
    name: 'Dormant',
    colour: '#52525b',
    mark: '<path d="M27 24A11 11 0 1 1 17 9a9 9 0 0 0 10 15M25 9h6l-6 7h6"/>',
  },
  newcomer: {
    name: 'Newcomer',
    colour: '#15803d',
    mark: '<path d="M20 32V17M20 22c-8 0-10-5-10-10 7 0 10 4 10 10M20 19c0-6 4-9 10-9 0 6-3 9-10 9"/>',
  },
};

const logo = ({ name, colour, mark }: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" role="img" aria-label="${name}"><rect width="40" height="40" rx="11" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${mark}</g></svg>`;

/** The logo at such a path, as SVG; null for another. */
export function demoLogo(path: string): string | null {
  const name = /^\/demo\/(\w+)\.svg$/.exec(path)?.[1] ?? '';
  const brand = Object.hasOwn(BRANDS, name) ? BRANDS[name] : undefined;
  return brand ? logo(brand) : null;
}

/** Marks of the demo agencies, without their names: pictures have no fonts of the page. One of them has no logo on purpose. */
export const pictureRoutes: readonly RawRoute[] = [
  rawRoute('GET', '/demo/{name}.svg', ({ params }) => {
    const drawn = demoLogo(`/demo/${params['name'] ?? ''}.svg`);
    if (!drawn) return new Response('Not found', { status: 404, headers: COMMON_HEADERS });
    return new Response(drawn, {
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  }),
];
