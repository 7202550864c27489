import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { activationOf, type Bootstrap, isActivated } from '@/core/contract';
import { isCorePath, isWithinRoots } from '@/core/contract/paths';
import type { Config } from '../../config/config';
import type { ServerPluginEntry } from '../../plugin';
import { menuDefaults } from '../../plugin/servicing';
import type { AgencyRecord } from '../../ports/agency';
import { readCookie, readLanguage } from '../../http/client';
import { COMMON_HEADERS } from '../../http/headers';
import { photoOrigins } from '../../reference/photos/origins';
import { agencyFile, type AgencyFile } from './agency-files';
import { pageHeaders } from './policy';
import { monogram, renderPage } from './render';
import { looksLikeFile, type Site, type SiteFile } from './site';

export interface PagesParts {
  readonly config: Config;
  readonly site: Site;
  readonly plugins: readonly ServerPluginEntry[];
  /** Origins that checkout may frame besides the own. */
  readonly frames: readonly string[];
  /** Accounts that the login card offers in demo mode. */
  readonly demoAccounts: (agency: AgencyRecord) => Bootstrap['demo'];
}

const YEAR_S = 31_536_000;

const acceptsBrotli = (request: Request): boolean =>
  /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');

function sendFile(request: Request, file: SiteFile): Response {
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    'content-type': file.type,
    etag: file.etag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    // Logos and pictures of an agency may be shown by its own other pages and mails.
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (file.brotli) headers['vary'] = 'accept-encoding';
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const useBrotli = file.brotli && acceptsBrotli(request);
  if (useBrotli) headers['content-encoding'] = 'br';
  const bytes = useBrotli && file.brotli ? file.brotli() : file.bytes();
  headers['content-length'] = String(bytes.byteLength);
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function sendMade(request: Request, { type, body, maxAge }: AgencyFile): Promise<Response> | Response {
  const headers = {
    ...COMMON_HEADERS,
    'content-type': type,
    'cache-control': `public, max-age=${maxAge}`,
    'cross-origin-resource-policy': 'cross-origin',
  };
  return typeof body === 'string'
    ? sendText(request, body, 200, headers)
    : new Response(request.method === 'HEAD' ? null : body, { headers });
}

const brotli = promisify(brotliCompress);

/** What is made for an answer is packed quickly rather than tightly. It holds no secret. */
async function sendText(
  request: Request,
  text: string,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  headers['vary'] = [headers['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (!acceptsBrotli(request)) return new Response(text, { status, headers });
  const packed = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return new Response(new Uint8Array(packed), { status, headers: { ...headers, 'content-encoding': 'br' } });
}

/** Serves the browser application: files of the build, and one page for every address (deep links included). */
export function createPages({ config, site, plugins, frames, demoAccounts }: PagesParts) {
  const defaults = menuDefaults(plugins);
  return async function page(request: Request, agency: AgencyRecord | null): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', {
        status: 405,
        headers: { ...COMMON_HEADERS, allow: 'GET, HEAD' },
      });
    }
    const file = site.file(pathname);
    if (file) return sendFile(request, file);
    if (pathname === '/favicon.svg') {
      return new Response(monogram(agency?.public ?? null), {
        headers: {
          ...COMMON_HEADERS,
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=300',
        },
      });
    }
    const made = agencyFile(pathname, agency);
    if (made) {
      // An address with the agency's version in it is another one as soon as its settings change.
      const isVersioned = searchParams.get('v') === String(agency?.public.version);
      return sendMade(request, isVersioned ? { ...made, maxAge: YEAR_S } : made);
    }
    if (looksLikeFile(pathname)) {
      return new Response('Not found', {
        status: 404,
        headers: {
          ...COMMON_HEADERS,
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        },
      });
    }
    const nonce = randomBytes(16).toString('base64');
    const bootstrap: Bootstrap = {
      agency: agency?.public ?? null,
      authKey: config.authKey,
      secretCode: config.secretCode,
      environment: config.environment,
      ports: config.ports,
      demo: agency && config.demo ? demoAccounts(agency) : null,
      build: site.build,
    };
    const isActive = ({ activatedBy }: Pick<ServerPluginEntry, 'activatedBy'>) =>
      agency !== null && isActivated(activatedBy, agency.public, defaults);
    const language = readLanguage(request.headers, agency?.public.language);
    const manifest = ({ id }: ServerPluginEntry) => `plugins/${id}/plugin.ts`;
    const owner =
      agency &&
      plugins.find((entry) => {
        const activation = activationOf(entry, agency.public, defaults);
        const roots = { off: [], serving: entry.servicing, selling: entry.roots }[activation];
        return isWithinRoots(pathname, roots ?? []);
      });
    // A hint, which opens nothing: the API believes the header alone (SEC-01).
    const isSignedIn = Boolean(readCookie(request.headers, 'x-access-token'));
    const modules = [
      // What nobody is signed in for yet is fetched when somebody is.
      ...plugins.filter((entry) => isActive(entry) && !entry.audience).map(manifest),
      // What a page of a plugin is drawn with, unless its visitor is about to be led to the login.
      ...(owner && (isSignedIn || (!owner.audience && agency.public.visitorsMaySearch))
        ? [
            manifest(owner),
            `plugins/${owner.id}/routes.ts`,
            'core/app/page-api.ts',
            'core/app/PluginFrame.tsx',
          ]
        : []),
    ];
    const html = renderPage(
      await site.template(pathname),
      {
        bootstrap,
        nonce,
        language,
        origin: agency?.origin ?? config.publicUrl,
        path: pathname,
        preload: [...new Set(modules.flatMap((module) => site.preload(module)))],
      },
      site.firstView,
    );
    const headers = pageHeaders({
      nonce,
      frames,
      images: config.placePhotos ? photoOrigins(config.placePhotos) : [],
      ports: config.ports,
      development: site.development,
      hidesAddress: searchParams.has('token') || searchParams.has('code'),
    });
    const isKnown = agency !== null && (!site.refusesUnknown || isCorePath(pathname) || Boolean(owner));
    return sendText(request, html, isKnown ? 200 : 404, headers);
  };
}
