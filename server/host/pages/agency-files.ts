import { type Agency, DEFAULT_PRIMARY_COLOR } from '@/core/contract';
import type { AgencyRecord } from '../../ports/agency';
import { heroDrawing } from '@/core/first-paint/hero-drawing';
import { escapeHtml } from '../../http/escape';
import { iconPicture, sharingPicture } from './pictures';
import { publicPaths } from './sharing';

export interface AgencyFile {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Seconds. */
  readonly maxAge: number;
}

const HOUR = 3_600;
/** Drawn pictures that are kept: a few for each of the agencies that were asked for last. */
const KEPT = 400;
const drawn = new Map<string, AgencyFile['body']>();

function picture(key: string, draw: () => AgencyFile['body'], type = 'image/png'): AgencyFile {
  const body = drawn.get(key) ?? draw();
  drawn.delete(key);
  drawn.set(key, body);
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value as string);
  return { type, body, maxAge: HOUR };
}

const ICON_SIZES = [180, 192, 512] as const;

function manifest(agency: Agency): AgencyFile {
  return {
    type: 'application/manifest+json; charset=utf-8',
    maxAge: 300,
    body: JSON.stringify({
      name: agency.agencyName,
      short_name: agency.agencyName.length > 12 ? agency.agencyName.split(/\s+/)[0] : agency.agencyName,
      description: agency.subHeading || agency.heading,
      lang: agency.language,
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: agency.primaryColor ?? DEFAULT_PRIMARY_COLOR,
      icons: ICON_SIZES.slice(1).flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
      shortcuts: [{ name: 'My Trips', url: '/mytrip', icons: [{ src: '/icon-192.png', sizes: '192x192' }] }],
    }),
  };
}

/** Nobody searches for a closed agency, nor for pages that need a session. */
function robots({ public: agency, origin }: AgencyRecord): AgencyFile {
  const rules =
    agency.status === 'Active'
      ? ['Disallow: /api/', 'Disallow: /booknow/', 'Disallow: /dev/', '', `Sitemap: ${origin}/sitemap.xml`]
      : ['Disallow: /'];
  return { type: 'text/plain; charset=utf-8', maxAge: 300, body: ['User-agent: *', ...rules, ''].join('\n') };
}

function sitemap({ public: agency, origin }: AgencyRecord): AgencyFile {
  const urls = publicPaths(agency).map(
    (path) => `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`,
  );
  return {
    type: 'application/xml; charset=utf-8',
    maxAge: 300,
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
  };
}

/** The files that an agency's site has beside the application: for search engines, messengers and launchers. */
export function agencyFile(path: string, agency: AgencyRecord | null): AgencyFile | undefined {
  if (!agency) return undefined;
  const record = agency.public;
  const key = `${agency.id}:${record.version}`;
  switch (path) {
    case '/robots.txt':
      return robots(agency);
    case '/sitemap.xml':
      return agency.isActive ? sitemap(agency) : undefined;
    case '/manifest.webmanifest':
      return manifest(record);
    case '/hero.svg':
      return picture(`${key}:hero`, () => heroDrawing(record), 'image/svg+xml');
    case '/og.png':
      return picture(`${key}:og`, () => sharingPicture(record, new URL(agency.origin).host));
  }
  const size = ICON_SIZES.find((known) => path === `/icon-${known}.png`);
  return size && picture(`${key}:${size}`, () => iconPicture(record, size));
}
