import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { COMMON_HEADERS } from '../http/headers';
import { type RawRoute, rawRoute } from '../http/raw';

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });`;

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>API</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

/** The viewer styles its elements inline; this page alone allows that, and it holds nothing of an agency. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API's documentation to browse, from files of the package: nothing is loaded from elsewhere. */
export function docsRoutes(document: () => unknown): RawRoute[] {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const send = (body: BodyInit, type: string, more: Record<string, string> = {}) =>
    new Response(body, { headers: { ...COMMON_HEADERS, 'content-type': type, ...more } });
  let text: string | undefined;
  return [
    rawRoute('GET', '/api/openapi.json', () =>
      send((text ??= JSON.stringify(document())), 'application/json; charset=utf-8', {
        'cache-control': 'no-cache',
      }),
    ),
    rawRoute('GET', '/api/docs', () =>
      send(PAGE, 'text/html; charset=utf-8', { 'content-security-policy': POLICY }),
    ),
    rawRoute('GET', '/api/docs/start.js', () => send(START, 'text/javascript; charset=utf-8')),
    ...Object.entries(FILES).map(([file, type]) =>
      rawRoute('GET', `/api/docs/${file}`, async () =>
        send(await readFile(join(folder, file)), type, { 'cache-control': 'public, max-age=3600' }),
      ),
    ),
  ];
}
