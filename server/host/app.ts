import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { Database } from '../db/open';
import type { Tenants } from '../tenancy/directory';
import type { AgencyRecord } from '../ports/agency';
import type { Api, Trace } from './api';
import { type ClientInfo, readClient } from '../http/client';
import { COMMON_HEADERS } from '../http/headers';
import type { Limits } from '../http/limits';
import type { Metrics } from '../http/metrics';
import type { RawRoute } from '../http/raw';
import { errorResponse, repeatable } from '../http/respond';
import { looksLikeFile } from './pages/site';
import { mayReadMetrics } from './metrics-access';
import { createReadiness } from './readiness';
import { createRouter } from './router';
import { checkLines } from '../http/text';
import { troubleOf } from '../http/sparing-log';

export interface AppParts {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly tenants: Tenants;
  readonly metrics: Metrics;
  readonly api: Api;
  readonly limits: Limits;
  readonly raw: readonly RawRoute[];
  /** Applications of their own under a path; they bring their own headers. */
  readonly mounts: Readonly<Record<string, Hono>>;
  readonly page: (request: Request, agency: AgencyRecord | null) => Promise<Response>;
  /** True once the process has been asked to stop: it takes no new work. */
  readonly isDraining: () => boolean;
}

const plain = (body: string, status = 200, type = 'text/plain; charset=utf-8') =>
  new Response(body, {
    status,
    headers: { ...COMMON_HEADERS, 'content-type': type, 'cache-control': 'no-store' },
  });

export function createApp(parts: AppParts): Hono<{ Bindings: HttpBindings }> {
  const { config, log, db, tenants, metrics, api, limits, page, isDraining } = parts;
  const hostHeaders = config.forwardedHost ? 'host, x-forwarded-host' : 'host';
  const notReady = createReadiness({
    ask: () => db.raw('select 1'),
    ...{ dataDir: config.dataDir, isDraining },
    onTrouble: (error) => log.error({ err: error }, 'the database does not answer'),
  });
  const app = new Hono<{ Bindings: HttpBindings }>();
  const matchRaw = createRouter(parts.raw);
  app.onError((error) => errorResponse(error, randomUUID()));

  app.get('/healthz', () => plain('ok'));
  app.get('/readyz', async () => {
    const why = await notReady();
    return why === null ? plain('ready') : plain(why, 503);
  });
  app.get('/metrics', async (c) => {
    const { headers } = c.req.raw;
    const { ip } = readClient(headers, c.env?.incoming?.socket.remoteAddress, config);
    return mayReadMetrics(config, { ip, authorization: headers.get('authorization') })
      ? plain(await metrics.read(), 200, metrics.contentType)
      : plain('Not found', 404);
  });

  for (const [path, mounted] of Object.entries(parts.mounts)) {
    app.use(`${path}/*`, async (c, next) => {
      await admit(readClient(c.req.raw.headers, c.env?.incoming?.socket.remoteAddress, config), 'page');
      await next();
    });
    app.route(path, mounted);
  }

  app.all('*', async (c) => {
    const request = c.req.raw;
    const started = performance.now();
    const trace: Trace = { requestId: randomUUID() };
    const client = readClient(request.headers, c.env?.incoming?.socket.remoteAddress, config);
    const response = ofItsHost(await answer(request, client, trace));
    const report = () => {
      const milliseconds = performance.now() - started;
      const route = trace.route ?? 'page';
      metrics.observe({ method: request.method, route, status: response.status }, milliseconds / 1000);
      const trouble = troubleOf(trace.failure);
      if (trouble) metrics.refused(trouble);
      const entry = {
        requestId: trace.requestId,
        method: request.method,
        route,
        agency: trace.agency,
        status: response.status,
        ms: Math.round(milliseconds),
      };
      if (trace.failure) log.error({ ...entry, err: trace.failure }, 'request failed');
      else log.debug(entry, 'request');
    };
    if (trace.ended) void trace.ended.then(report);
    else report();
    return response;
  });

  /** Throws HttpError 429. */
  const admit = ({ network }: ClientInfo, budget: 'page' | 'file') =>
    limits.take(budget, { agencyId: '', userId: null, network });

  /** What may be stored is of the host that was asked for, and of no other (SEC-51). */
  function ofItsHost(response: Response): Response {
    const { headers } = response;
    if (!/\b(no-store|private)\b/.test(headers.get('cache-control') ?? ''))
      headers.append('vary', hostHeaders);
    return response;
  }

  async function answer(request: Request, client: ClientInfo, trace: Trace): Promise<Response> {
    const path = new URL(request.url).pathname;
    try {
      const raw = matchRaw(request.method, path);
      if (raw.kind === 'found') {
        trace.route = raw.value.endpoint.path;
        await admit(client, 'page');
        checkLines(raw.params);
        for (const [name, value] of new URL(request.url).searchParams) checkLines({ [name]: value });
        return await raw.value.run({
          request,
          params: raw.params,
          agency: await tenants.resolve(client.host),
          client,
          requestId: trace.requestId,
        });
      }
      const found = api.match(request.method, path);
      if (found.kind !== 'none' || path.startsWith('/api/') || path === '/api')
        return await api.answer(request, client, found, trace);
      const agency = await tenants.resolve(client.host);
      trace.agency = agency?.subdomain;
      await admit(client, looksLikeFile(path) ? 'file' : 'page');
      return await page(request, agency);
    } catch (error) {
      trace.failure = error;
      return errorResponse(error, trace.requestId, { isRepeatable: repeatable(request) });
    }
  }
  return app;
}
