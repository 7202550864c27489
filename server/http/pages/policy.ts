import { COMMON_HEADERS, hsts } from '../headers';

export interface PolicyOptions {
  nonce: string;
  isHttps: boolean;
  /** Origins other than the own that checkout may frame: the payment gateway's fields. */
  frames?: readonly string[];
  /** The development server injects styles and speaks over a socket. */
  development?: boolean;
  /** The address carries a token or code, which no Referer may repeat (SEC-09, R139). */
  hidesAddress?: boolean;
}

/** Content policy of the application's page (SEC-20): nothing inline but what carries this answer's nonce. */
export function contentPolicy({ nonce, frames = [], development = false }: PolicyOptions): string {
  const rules: [string, string][] = [
    ['default-src', "'none'"],
    ['script-src', `'self' 'nonce-${nonce}'`],
    ['style-src', `'self' 'nonce-${nonce}'`],
    ['img-src', "'self' data: blob: https:"],
    ['font-src', "'self'"],
    ['connect-src', development ? "'self' ws: wss:" : "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self' blob:"],
    ['frame-src', ["'self'", ...frames].join(' ')],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  if (!development) rules.push(['require-trusted-types-for', "'script'"]);
  return rules.map(([name, value]) => `${name} ${value}`).join('; ');
}

/** Headers of the application's page (SEC-20, SEC-21). */
export const pageHeaders = (options: PolicyOptions): Record<string, string> => ({
  ...COMMON_HEADERS,
  ...hsts(options.isHttps),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache, private',
  'content-security-policy': contentPolicy(options),
  ...(options.hidesAddress ? { 'referrer-policy': 'no-referrer' } : {}),
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=(), payment=(self)',
  vary: 'host, accept-language, cookie',
});
