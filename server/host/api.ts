import { filled } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';
import { activationOf, type AnyEndpoint, CLIENT_HEADER } from '@/core/contract';
import type { Database } from '../db/open';
import { findSession, onSessionsEnded } from '../auth/sessions';
import { requireClient } from '../accounts/clients';
import { createSessionCache } from '../auth/session-cache';
import type { Client, SessionUser } from '../ports/user';
import type { ServerPluginEntry } from '../plugin';
import type { Services } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import { requireSelling, requireSubscribed } from '../tenancy/selling';
import { menuDefaults } from '../plugin/servicing';
import type { AgencyRecord } from '../ports/agency';
import { enforce, notAllowed, sessionOver } from '../http/access';
import { readJson } from '../http/body';
import { type ClientInfo, readCookie, readLanguage } from '../http/client';
import { HttpError, notFound } from '../error';
import type { Handler, HandlerInput } from '../ports/handle';
import { API_HEADERS } from '../http/headers';
import type { Limits } from '../http/limits';
import { heavy } from '../http/heavy';
import { inPacedPieces } from '../http/bulk/paced';
import { errorResponse, repeatable } from '../http/respond';
import { createRouter, type Match } from './router';
import { takingCalls, takingTurns } from './turns';
import { type Ends, STREAM_HEADERS, streamLines, streamText, wantsStream } from '../http/stream';
import { checkLines } from '../http/text';
import { strip, validateBody, validateQuery } from '../http/input/validate';

export interface ApiParts {
  readonly db: Database;
  readonly services: Services;
  readonly tenants: Tenants;
  readonly limits: Limits;
  readonly core: readonly Handler[];
  readonly plugins: readonly ServerPluginEntry[];
}

interface Route extends Handler {
  readonly entry: ServerPluginEntry | null;
}

/** What a request log and the metrics tell about one call. */
export interface Trace {
  requestId: string;
  route?: string;
  agency?: string;
  failure?: unknown;
  /** Of an answer in pieces: resolves when the last one is out, or nobody listens any more. */
  ended?: Promise<void>;
}

export interface Api {
  match(method: string, path: string): Match<Route>;
  answer(request: Request, client: ClientInfo, found: Match<Route>, trace: Trace): Promise<Response>;
}

/** Ours or a supplier's, and not the caller's. */
const isFault = (error: unknown): boolean =>
  error !== undefined && (!(error instanceof HttpError) || error.status >= 500);

const isJson = ({ produces }: AnyEndpoint): boolean => !produces || produces === 'application/json';

const isInPieces = (result: unknown): result is AsyncIterable<string> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

const jsonOf = ({ endpoint }: Route, result: unknown): string =>
  JSON.stringify(strip(endpoint.response, result));

const texts = new WeakMap<object, string>();

/** What the same object was written as before; dropped with the object. */
function textOf(route: Route, result: object): string {
  const text = texts.get(result) ?? jsonOf(route, result);
  texts.set(result, text);
  return text;
}

/** Answers the calls of the contract: tenancy, session, access, validation, handler, stripped answer. */
export function createApi({ db, services, tenants, limits, core, plugins }: ApiParts): Api {
  const inTurn = takingTurns();
  const takeIn = takingCalls();
  const routes: Route[] = [
    ...core.map((handler) => ({ ...inTurn(handler), entry: null })),
    ...plugins.flatMap((entry) => entry.plugin.handlers.map((handler) => ({ ...inTurn(handler), entry }))),
  ];
  const defaults = menuDefaults(plugins);
  const { config, clock } = services;

  const sessions = createSessionCache(
    () => clock.now(),
    () => db.changes.isCurrent(),
  );
  onSessionsEnded(sessions.forget);
  db.changes.on('session', sessions.forget);

  const userOf = async (
    agency: AgencyRecord,
    headers: Headers,
    isReading: boolean,
  ): Promise<SessionUser | null> => {
    const token = headers.get('x-access-token');
    if (!token) return null;
    const find = () => db.withTenant(agency.id, (tx) => findSession(tx, agency.id, token, clock.now()));
    return isReading ? sessions.userOf(agency.id, token, find) : find();
  };

  /**
   * What sells is there while the product is switched on and the agency has a subscription; what looks after bookings, for as
   * long as there are any; what sets an application up, always. Throws HttpError 404, and 403 for want of a subscription.
   */
  const requireOpen = ({ entry, endpoint }: Route, agency: AgencyRecord): void => {
    if (!entry) return;
    const activation = activationOf(entry, agency.public, defaults);
    if (activation === 'off' && endpoint.setsUp) return;
    if (activation === 'off' || (activation === 'serving' && !endpoint.servicing)) throw notFound();
    if (entry.plugin.product && !endpoint.servicing) requireSelling(agency.public);
  };

  /** For whom staff calls. Throws HttpError 403 for anybody else who names a client, and what `requireClient` throws. */
  const clientOf = async (
    agency: AgencyRecord,
    user: SessionUser | null,
    { forClient }: AnyEndpoint,
    headers: Headers,
  ): Promise<Client | null> => {
    const id = forClient ? headers.get(CLIENT_HEADER) : null;
    if (id === null) return null;
    if (!user?.isStaff) throw notAllowed();
    return db.withTenant(agency.id, (tx) => requireClient(tx, { agencyId: agency.id, user }, id));
  };

  async function call(
    request: Request,
    client: ClientInfo,
    agency: AgencyRecord,
    route: Route,
    params: Record<string, string>,
    trace: Trace,
  ): Promise<{ body: BodyInit; headers: Record<string, string> }> {
    const { endpoint } = route;
    requireOpen(route, agency);
    if (
      endpoint.path.replace(/^\/+/, '').startsWith('api/') &&
      request.headers.get('auth-key') !== config.authKey
    ) {
      throw new HttpError(403, 'FORBIDDEN', requestRefusals.authKey);
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const user = await userOf(agency, request.headers, isReading && !endpoint.changesState);
    enforce(endpoint.access, {
      user,
      hasToken: Boolean(request.headers.get('x-access-token')),
      visitorsMaySearch: agency.public.visitorsMaySearch,
    });
    requireSubscribed(agency.public, endpoint);
    const caller = { agencyId: agency.id, userId: user?.id ?? null, network: client.network };
    if (!user && endpoint.access === 'search') await limits.take('visitor', caller);
    const rate = endpoint.rate ?? (endpoint.access === 'search' ? 'look' : null);
    if (rate) await limits.take(rate, caller);
    // Before anything is said about what was sent: whoever may not name a client learns nothing of it.
    const forClient = await clientOf(agency, user, endpoint, request.headers);
    checkLines(params);
    const room = route.entry?.id;
    const query = validateQuery(endpoint.query, new URL(request.url).searchParams, room);
    const body = isReading
      ? undefined
      : validateBody(endpoint.body, await readJson(request, endpoint.maxBytes), room);
    const key = request.headers.get('idempotency-key') ?? undefined;
    if (key !== undefined && !/^[\w-]{8,100}$/.test(key)) {
      throw new HttpError(422, 'INVALID_REQUEST', requestRefusals.idempotencyKey, {
        fields: [{ path: 'idempotency-key', ...requestRefusals.notValid }],
      });
    }
    const events = endpoint.stream && route.stream && wantsStream(request.headers) ? route.stream : undefined;
    const gone = new AbortController();
    const input = {
      query,
      body,
      params,
      agency,
      user,
      client: forClient,
      services,
      tenant: (work) => db.withTenant(agency.id, work),
      request: {
        id: trace.requestId,
        network: client.network,
        // Read by few calls, and dear: a signal has the platform make a whole request of its own.
        get language() {
          return readLanguage(request.headers, agency.public.language);
        },
        origin: agency.origin,
        idempotencyKey: key,
        userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
        secretCode: request.headers.get('secret-code') ?? '',
        cookie: (name) => readCookie(request.headers, name),
        get signal() {
          return events || !isJson(endpoint)
            ? AbortSignal.any([request.signal, gone.signal])
            : request.signal;
        },
      },
    } as HandlerInput<never>;
    const begun = async (begin: (ends: Ends) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>) => {
      let onEnded = () => {};
      const ended = new Promise<void>((resolve) => (onEnded = resolve));
      const body = await begin({
        onGone: () => gone.abort(),
        onEnd: (failure) => {
          if (isFault(failure) && !input.request.signal.aborted) trace.failure = failure;
          onEnded();
        },
      });
      trace.ended = ended;
      return body;
    };
    if (events) {
      const lines = {
        ...{ schema: endpoint.stream!, events: events(input) },
        ...{ requestId: trace.requestId, room },
      };
      return { body: await begun((ends) => streamLines({ ...lines, ...ends })), headers: STREAM_HEADERS };
    }
    const result = await route.run(input).catch(async (error: unknown) => {
      // Whose account or session has ended meanwhile is told that, whatever was missing then.
      const hasEnded = user && isFault(error) && !(await userOf(agency, request.headers, false));
      throw hasEnded ? sessionOver() : error;
    });
    if (isJson(endpoint)) {
      const written = () => (route.lasting ? textOf(route, result as object) : jsonOf(route, result));
      return { body: endpoint.costly ? await heavy(written) : written(), headers: {} };
    }
    const headers = { 'content-type': `${endpoint.produces}; charset=utf-8` };
    if (!isInPieces(result)) return { body: result as string | Uint8Array<ArrayBuffer>, headers };
    const pieces = inPacedPieces(agency.id, result);
    const text = await begun((ends) => streamText(pieces, ends));
    if (request.method !== 'HEAD') return { body: text, headers };
    await text.cancel();
    return { body: '', headers };
  }

  return {
    match: createRouter(routes),
    async answer(request, client, found, trace) {
      const extra: Record<string, string> = {};
      let leave = () => {};
      try {
        const agency = await tenants.resolve(client.host);
        if (!agency) throw new HttpError(404, 'AGENCY_NOT_FOUND', requestRefusals.agencyNotFound);
        trace.agency = agency.subdomain;
        extra['x-agency-version'] = String(agency.public.version);
        await limits.take('general', { agencyId: agency.id, userId: null, network: client.network });
        const endpoint = found.kind === 'found' ? found.value.endpoint : null;
        leave = await takeIn(endpoint, { agency: agency.id, client: client.network.near }, request.signal);
        if (found.kind === 'none') throw notFound(requestRefusals.unknownCall);
        if (found.kind === 'wrong-method') {
          const use = filled(requestRefusals.wrongMethod, { methods: found.allowed.join(' or ') });
          throw new HttpError(405, 'METHOD_NOT_ALLOWED', use, {
            headers: { allow: found.allowed.join(', ') },
          });
        }
        trace.route = found.value.endpoint.path;
        const { body, headers } = await call(request, client, agency, found.value, found.params, trace);
        // A change of the settings tells the new version in its own answer.
        if (request.method !== 'GET')
          extra['x-agency-version'] = String((await tenants.resolve(client.host))?.public.version);
        return new Response(body, {
          headers: { ...API_HEADERS, ...extra, ...headers, 'x-request-id': trace.requestId },
        });
      } catch (error) {
        // Whoever went away has aborted the work: nothing is wrong with it.
        if (isFault(error) && !request.signal.aborted) trace.failure = error;
        const changes = found.kind === 'found' && found.value.endpoint.changesState;
        const room = found.kind === 'found' ? found.value.entry?.id : undefined;
        return errorResponse(error, trace.requestId, {
          ...{ extra, room },
          isRepeatable: repeatable(request, changes),
        });
      } finally {
        leave();
      }
    },
  };
}
