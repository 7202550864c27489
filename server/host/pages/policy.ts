import type { Ports } from '@/core/contract';
import { COMMON_HEADERS, permissions } from '../../http/headers';

export interface PolicyOptions {
  nonce: string;
  /** Origins other than the own that checkout may frame: the payment gateway's fields. */
  frames?: readonly string[];
  /** Origins other than the own and those of maps that pictures come from. */
  images?: readonly string[];
  /** Outside services that the browser uses by configuration (G60). */
  ports?: Ports;
  /** The development server injects styles and speaks over a socket. */
  development?: boolean;
  /** The address carries a token or code, which no Referer may repeat (SEC-09, R139). */
  hidesAddress?: boolean;
}

/** Who may make trusted values: the cleaner of legal texts, and the loader of the maps script. */
const TYPE_POLICIES = ['dompurify', 'caravel-maps'];
/** And where maps are drawn from tiles, what lets their worker start. */
const WORKER_POLICY = 'default';

const originsOf = (...addresses: (string | null | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/** Content policy of the application's page (SEC-20): nothing inline but what carries this answer's nonce. */
export function contentPolicy({
  nonce,
  frames = [],
  images = [],
  ports,
  development = false,
}: PolicyOptions): string {
  const maps = originsOf(ports?.mapsScript);
  const tiles = originsOf(ports?.mapStyle?.url, ...(ports?.mapStyle?.origins ?? []));
  const called = originsOf(ports?.apiBase, ports?.geolocation, ports?.errorDsn, ...maps, ...tiles);
  const rules: [string, string][] = [
    ['default-src', "'none'"],
    ['script-src', ["'self'", `'nonce-${nonce}'`, ...maps].join(' ')],
    ['style-src', `'self' 'nonce-${nonce}'`],
    ['img-src', ["'self' data: blob:", ...images, ...maps, ...tiles].join(' ')],
    ['font-src', "'self'"],
    ['connect-src', ["'self'", ...(development ? ['ws:', 'wss:'] : []), ...called].join(' ')],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', ["'self'", ...frames].join(' ')],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  if (!development) {
    rules.push(['require-trusted-types-for', "'script'"]);
    rules.push(['trusted-types', [...TYPE_POLICIES, ...(ports?.mapStyle ? [WORKER_POLICY] : [])].join(' ')]);
  }
  return rules.map(([name, value]) => `${name} ${value}`).join('; ');
}

/** Headers of the application's page (SEC-20, SEC-21). */
export const pageHeaders = (options: PolicyOptions): Record<string, string> => ({
  ...COMMON_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache, private',
  'content-security-policy': contentPolicy(options),
  // A wallet is asked for inside the frame.
  'permissions-policy': permissions(
    ['self', ...(options.frames ?? []).map((origin) => `"${origin}"`)].join(' '),
  ),
  ...(options.hidesAddress ? { 'referrer-policy': 'no-referrer' } : {}),
  vary: 'host, accept-language, cookie',
});
