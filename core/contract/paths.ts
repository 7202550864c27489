/**
 * Paths of the core's own pages, in lower case; `$` stands for one segment, `$?` for one that may be missing. The router's
 * tree holds the same, and the server answers 404 to what neither this list nor a plugin's roots hold.
 */
export const CORE_PATHS = [
  '/',
  '/login',
  '/signup',
  '/forgotpassword',
  '/newpassword',
  '/expired',
  '/verify',
  '/check-inbox',
  '/logout',
  '/social',
  '/sso',
  '/mytrip',
  '/profile/$?',
  '/subscription',
  '/errors',
  '/attributions',
  '/user-terms-and-conditions',
  '/agency-terms-and-conditions/$',
  '/privacy-policy',
  '/cookies-policy',
  '/disclaimer',
] as const;

/** Those of them that a plugin may own instead: the core's page stands there only where no installed plugin has one. */
export type SparePath = '/subscription';

/** What the server answers without a page. */
export type ServerPath =
  | '/api'
  | '/assets'
  | '/dev'
  | '/dicts'
  | '/files'
  | '/healthz'
  | '/img'
  | '/metrics'
  | '/readyz';

const PATTERNS = CORE_PATHS.map(
  (path) => new RegExp(`^${path.replace(/\/\$\?/g, '(?:/[^/]+)?').replace(/\/\$/g, '/[^/]+')}/*$`),
);

/** Whether the core has a page at this path. Letter case and a slash at the end are ignored (G16). */
export const isCorePath = (path: string): boolean => {
  const lower = path.toLowerCase();
  return PATTERNS.some((pattern) => pattern.test(lower));
};

/** Whether a path lies within one of the roots that a plugin owns. */
export const isWithinRoots = (path: string, roots: readonly string[]): boolean => {
  const lower = path.toLowerCase();
  return roots.some((root) => lower === root.toLowerCase() || lower.startsWith(`${root.toLowerCase()}/`));
};
