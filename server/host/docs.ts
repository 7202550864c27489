import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { COMMON_HEADERS } from '../http/headers';
import { notFound } from '../error';
import { type RawInput, type RawRoute, rawRoute } from '../http/raw';

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The session goes in its header, as everywhere: a cookie alone opens nothing (SEC-01). */
const START = `const token = /(?:^|; )x-access-token=([^;]*)/.exec(document.cookie)?.[1];
fetch('/api/openapi.json', { headers: token ? { 'x-access-token': decodeURIComponent(token) } : {} }).then(async (answer) => {
  if (answer.ok) {
    SwaggerUIBundle({ spec: await answer.json(), dom_id: '#docs', deepLinking: true, validatorUrl: null });
    return;
  }
  const words = {
    en: 'Sign in as staff of this agency, then open this page again.',
    pt: 'Entre como membro da equipe desta agência e abra esta página de novo.',
    es: 'Inicia sesión como personal de esta agencia y vuelve a abrir esta página.',
  };
  document.getElementById('docs').textContent = words[navigator.language.slice(0, 2)] ?? words.en;
});`;

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>API</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

/** The viewer styles its elements inline; this page alone allows that, and it holds nothing of an agency. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The API's documentation to browse, from files of the package: nothing is loaded from elsewhere. What it says is for
 * callers who may see it; the viewer by itself says nothing.
 */
export function docsRoutes(
  document: () => unknown,
  maySee: (input: RawInput) => Promise<boolean> | boolean,
): RawRoute[] {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const send = (body: BodyInit, type: string, more: Record<string, string> = {}) =>
    new Response(body, { headers: { ...COMMON_HEADERS, 'content-type': type, ...more } });
  let text: string | undefined;
  return [
    rawRoute('GET', '/api/openapi.json', async (input) => {
      if (!(await maySee(input))) throw notFound();
      return send((text ??= JSON.stringify(document())), 'application/json; charset=utf-8', {
        'cache-control': 'no-store',
      });
    }),
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
