import type { Site, SiteFile } from '../host/pages/site';

const encode = (text: string) => new TextEncoder().encode(text);
const file = (path: string, type: string, text: string): [string, SiteFile] => [
  path,
  {
    type,
    etag: `"${path}"`,
    immutable: path.startsWith('/assets/'),
    bytes: () => encode(text),
    brotli: () => encode(`br:${text}`),
  },
];

const FILES = new Map([
  file('/assets/index-abc123.js', 'text/javascript; charset=utf-8', 'start()'),
  file('/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *'),
]);

const TEMPLATE = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <title>Replaced</title>
    <script type="module" crossorigin src="/assets/index-abc123.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

/** A built browser application in miniature, so that server tests need no build. */
export const testSite: Site = {
  build: 'test-build',
  development: false,
  template: async () => TEMPLATE,
  preload: (module) => [`/assets/${module.replaceAll('/', '-')}.js`],
  file: (path) => FILES.get(path),
};
