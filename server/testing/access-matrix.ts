import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type Access, type AnyEndpoint, CLIENT_HEADER, type Schema } from '@/core/contract';
import type { ServerPluginEntry } from '../plugin';
import type { NewAgency } from '../tenancy/create';
import {
  type AccessCase,
  type AccessCases,
  AGENCY_OBJECTS,
  type AgencyCase,
  type AgencyObject,
  type Ask,
  type OfferCases,
  type PeopleCases,
  type Sell,
} from './access';
import { applicationsOf } from './applications';
import { seedBooking } from './bookings';
import { TEST_AGENCIES, testServer, type TestServer } from './harness';
import { agencyRows, seedAgencyObjects } from './people';

const A_TRAVELER = {
  title: null,
  firstName: 'Ida',
  middleName: '',
  lastName: 'Lind',
  gender: null,
  birthDate: null,
  email: '',
  phone: '',
  nationality: null,
};

const CORE_CASES: AccessCases = {
  'GET /api/agency/{id}': (id) => ({ path: `/api/agency/${id}` }),
  'GET /api/bookings/{id}/progress': (id) => ({ path: `/api/bookings/${id}/progress` }),
  'POST /api/v2/agency/email-itinerary': (id) => ({ body: { bookingId: id } }),
  'GET /api/agency/booking-clients/{id}': {
    of: 'client',
    ask: (id) => ({ path: `/api/agency/booking-clients/${id}` }),
  },
  'DELETE /api/user/devices/{id}': (id) => ({ path: `/api/user/devices/${id}` }),
  'PUT /api/user/travelers/{id}': (id) => ({ path: `/api/user/travelers/${id}`, body: A_TRAVELER }),
  'DELETE /api/user/travelers/{id}': (id) => ({ path: `/api/user/travelers/${id}` }),
  // The parameters are secrets from mailed links, which open what they open for whoever has them.
  'GET /api/agency/invitations/{id}': null,
  'POST /api/user/updateUserActiveStatus': null,
  // The parameter names an installed application, which every agency has.
  'GET /api/agency/applications/{app}': null,
  // The parameter is a language.
  'GET /api/user/changeLanguage/{lang}': null,
  // The parameter names a kind of letter, which every agency has.
  'GET /api/agency/letters/{id}': null,
  // `contactEmailId` is an e-mail address.
  'PATCH /api/agency': null,
};

const found = import.meta.glob<{
  default: AccessCases;
  people?: PeopleCases;
  offers?: OfferCases;
  sell?: Sell;
}>('../../plugins/*/server/access.cases.ts', { eager: true });
export const CASES: AccessCases = Object.assign(
  {},
  CORE_CASES,
  ...Object.values(found).map((module) => module.default),
);

/** Offers belong to an agency, not to somebody: `server/security/offers.test.ts` tries them. */
export const OFFER_CASES: OfferCases = Object.assign({}, ...Object.values(found).map(({ offers }) => offers));

/** Calls that judge an address or a name themselves: `server/security/typed.test.ts` tries them. */
export const PEOPLE_CASES: PeopleCases = Object.assign(
  {},
  ...Object.values(found).map(({ people }) => people),
);

const WHO = ['anonymous', 'client', 'other', 'agent', 'restricted', 'owner', 'foreign owner'] as const;
type Who = (typeof WHO)[number];
const MAY: Record<Access, readonly Who[]> = {
  public: WHO,
  // Where the agency does not let visitors search, as both here; where it does, see below.
  search: ['client', 'other', 'agent', 'restricted', 'owner'],
  user: ['client', 'other', 'agent', 'restricted', 'owner'],
  staff: ['agent', 'restricted', 'owner'],
  owner: ['owner'],
};

const HOST = 'alpha.localhost';
/** Lets visitors search. */
const OPEN = 'open';
const CANARY = { own: 'Canaryown', peer: 'Canarypeer', foreign: 'Canaryforeign' };
/** Refused before the handler looked at anything. */
const isRefusal = (status: number) => status === 401 || status === 403;

export const nameOf = ({ method, path }: AnyEndpoint) => `${method} /${path.replace(/^\/+/, '')}`;

/** Names in path, query and body that look like those of an object. */
export function idsOf(endpoint: AnyEndpoint): string[] {
  const looksLikeId = (name: string) => /^(id|pnr)$|Ids?$|ID$/.test(name);
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((part) => part[1] as string);
  const inside = (schema: Schema | undefined): string[] => {
    if (!schema) return [];
    const text = JSON.stringify(
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
      (key, value: unknown) =>
        key === 'properties' ? { ...(value as object), '#names': Object.keys(value as object) } : value,
    );
    return [...text.matchAll(/"#names":(\[[^\]]*\])/g)].flatMap(
      (match) => JSON.parse(match[1] as string) as string[],
    );
  };
  return [...names, ...[...inside(endpoint.query), ...inside(endpoint.body)].filter(looksLikeId)];
}

type Which = 'own' | 'peer' | 'foreign' | 'nonexistent';
/** What was bought of one product, and how it was quoted. */
interface Bought {
  readonly ids: Record<Which, string>;
  readonly quotes: Record<Which, string>;
}

/** The product of a file `plugins/<id>/server/access.cases.ts`. */
const productOf = (path: string) => /plugins\/([^/]+)\//.exec(path)?.[1] ?? '';

/** How each of these plugins sells something, by its id. */
export const sellersOf = (plugins: readonly ServerPluginEntry[]) =>
  new Map<string, Sell>(
    Object.entries(found).flatMap(([path, { sell }]) => {
      const id = productOf(path);
      return sell && plugins.some((plugin) => plugin.id === id) ? [[id, sell] as const] : [];
    }),
  );

/**
 * Tries every call of a server with these plugins as everybody: what names an object is tried with one of each product that
 * sells something. Declares the tests.
 */
export function accessMatrix(plugins: readonly ServerPluginEntry[]): void {
  const sellers = sellersOf(plugins);
  let it: TestServer;
  const tokens: Partial<Record<Who, string>> = {};
  const nonexistent = randomUUID();
  const bought = new Map<string, Bought>();
  const known = {} as Record<AgencyObject, Record<Which, string>>;
  const productOfCall = new Map<AnyEndpoint, string>();
  /** What a call may name: of its own product, or, for the platform's, of the first that sells. */
  const boughtFor = (endpoint: AnyEndpoint): Bought =>
    bought.get(productOfCall.get(endpoint) ?? '') ?? [...bought.values()][0]!;
  /** What a call is tried with, and how it says so. */
  const namedBy = (endpoint: AnyEndpoint, given: AccessCase | AgencyCase) => {
    if (typeof given !== 'function') return { make: given.ask, named: known[given.of] };
    const { ids, quotes } = boughtFor(endpoint);
    return { make: given, named: /"quoteId"/.test(JSON.stringify(given('x'))) ? quotes : ids };
  };
  let endpoints: AnyEndpoint[] = [];

  /** Something that `who` bought: a real sale where a plugin can sell, else a row. */
  async function buy(sell: Sell | undefined, subdomain: string, who: 'client' | 'other', canary: string) {
    const agency = it.agencies[subdomain]!;
    const now = it.clock.now();
    if (!sell) {
      const id = await seedBooking(it.db, {
        agencyId: agency.id,
        userId: agency.users[who]!,
        product: 'none',
        canary,
        now,
      });
      return { bookingId: id, quoteId: id };
    }
    const token = await it.login(subdomain, who);
    const ask: Ask = async (method, path, body) => {
      const answer = await it.request(agency.host, method, path, { token, body });
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer.json;
    };
    return sell(ask, canary, now);
  }

  beforeAll(async () => {
    it = await testServer({
      plugins,
      config: { rateFactor: 1000 },
      agencies: [
        ...TEST_AGENCIES,
        { name: 'Open', subdomain: OPEN, settings: { visitorsMaySearch: true } },
      ].map((agency: NewAgency) => ({
        ...agency,
        settings: { ...agency.settings, applications: applicationsOf(plugins) },
      })),
    });
    endpoints = it.server.handlers.map(({ handler }) => handler.endpoint);
    for (const who of ['client', 'other', 'agent', 'restricted', 'owner'] as const)
      tokens[who] = await it.login('alpha', who);
    tokens['foreign owner'] = await it.login('beta', 'owner');
    for (const { handler, plugin } of it.server.handlers)
      if (plugin) productOfCall.set(handler.endpoint, plugin);
    const sales = {
      own: ['alpha', 'client'],
      peer: ['alpha', 'other'],
      foreign: ['beta', 'client'],
    } as const;
    const { alpha, beta } = it.agencies;
    const restricted = alpha!.users['restricted']!;
    const objects = {
      own: await seedAgencyObjects(it.db, { agencyId: alpha!.id, canary: CANARY.own, agentId: restricted }),
      peer: await seedAgencyObjects(it.db, { agencyId: alpha!.id, canary: CANARY.peer, agentId: null }),
      foreign: await seedAgencyObjects(it.db, { agencyId: beta!.id, canary: CANARY.foreign, agentId: null }),
    };
    for (const kind of AGENCY_OBJECTS)
      known[kind] = {
        own: objects.own[kind],
        peer: objects.peer[kind],
        foreign: objects.foreign[kind],
        nonexistent,
      };
    const all = sellers.size > 0 ? [...sellers] : [['none', undefined] as const];
    for (const [id, sell] of all) {
      const ids = { own: '', peer: '', foreign: '', nonexistent };
      const quotes = { ...ids };
      for (const which of ['own', 'peer', 'foreign'] as const) {
        const [subdomain, who] = sales[which];
        const { bookingId, quoteId } = await buy(sell, subdomain, who, CANARY[which]);
        ids[which] = bookingId;
        quotes[which] = quoteId;
      }
      bought.set(id, { ids, quotes });
    }
  });
  afterAll(() => it.close());

  const ask = (
    endpoint: AnyEndpoint,
    who: Who,
    {
      path,
      body,
      client,
      host = HOST,
    }: { path?: string; body?: unknown; client?: string; host?: string } = {},
  ) =>
    it.request(
      host,
      endpoint.method,
      path ?? `/${endpoint.path.replace(/^\/+/, '').replace(/\{\w+\}/g, 'none')}`,
      {
        token: tokens[who],
        headers: {
          'secret-code': it.server.services.config.secretCode,
          ...(client ? { [CLIENT_HEADER]: client } : {}),
        },
        ...(endpoint.method === 'GET' ? {} : { body: body ?? {} }),
      },
    );

  /** Rows that belong to somebody else than the client, as one text. */
  const othersRows = async () => {
    const { rows } = await it.db.asSystem((tx) =>
      sql`select * from booking where id in (${sql.join(
        [...bought.values()].flatMap(({ ids }) => [ids.peer, ids.foreign]),
      )}) order by id`.execute(tx),
    );
    // What an agency knows of its people is its owner's to change; another agency's stays.
    return JSON.stringify([
      rows,
      await agencyRows(
        it.db,
        Object.values(known).map(({ foreign }) => foreign),
      ),
    ]);
  };

  describe('SEC-31 the access matrix', () => {
    test('every call that names an object has a case', () => {
      const missing = endpoints
        .filter((endpoint) => idsOf(endpoint).length > 0)
        .filter((endpoint) => !(nameOf(endpoint) in CASES || nameOf(endpoint) in OFFER_CASES))
        .map((endpoint) => `${nameOf(endpoint)} (${idsOf(endpoint).join(', ')})`);
      expect(missing, 'add them to access.cases.ts of the plugin').toEqual([]);
    });

    test('a session of another agency counts as none, and each role is held to its access', async () => {
      const wrong: string[] = [];
      for (const endpoint of endpoints) {
        // Ends the session that it is asked with.
        if (nameOf(endpoint) === 'POST /api/user/logout') continue;
        for (const who of WHO) {
          const { status } = await ask(endpoint, who);
          const expected = MAY[endpoint.access].includes(who)
            ? 'let in'
            : who === 'anonymous' || who === 'foreign owner'
              ? 401
              : 403;
          const isRight =
            expected === 'let in' ? !isRefusal(status) || endpoint.access === 'public' : status === expected;
          if (!isRight || status >= 500)
            wrong.push(`${nameOf(endpoint)} as ${who}: ${status}, expected ${expected}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('G33 visitors are let in to search where the agency lets them, and nowhere else', async () => {
      const wrong: string[] = [];
      for (const [subdomain, { host }] of Object.entries(it.agencies)) {
        const isOpen = subdomain === OPEN;
        for (const endpoint of endpoints.filter(({ access }) => access !== 'public')) {
          const { status } = await ask(endpoint, 'anonymous', { host });
          const mayEnter = isOpen && endpoint.access === 'search';
          if (mayEnter ? isRefusal(status) || status >= 500 : status !== 401)
            wrong.push(`${nameOf(endpoint)} at ${subdomain}: ${status}`);
          // Whose session is over is told so, and not shown a visitor's prices.
          const { status: again } = await ask(endpoint, 'foreign owner', { host: isOpen ? host : HOST });
          if (again !== 401) wrong.push(`${nameOf(endpoint)} at ${subdomain} with a dead token: ${again}`);
        }
      }
      expect(endpoints.some(({ access }) => access === 'search')).toBe(sellers.size > 0);
      expect(wrong).toEqual([]);
    });

    test('a foreign object answers like one that does not exist, and nobody’s rows change or show', async () => {
      const before = await othersRows();
      const wrong: string[] = [];
      for (const endpoint of endpoints) {
        const given = CASES[nameOf(endpoint)];
        if (!given) continue;
        const { make, named } = namedBy(endpoint, given);
        for (const who of WHO.filter((each) => MAY[endpoint.access].includes(each))) {
          const answers = {
            foreign: await ask(endpoint, who, make(named.foreign)),
            nonexistent: await ask(endpoint, who, make(nonexistent)),
            peer: await ask(endpoint, who, make(named.peer)),
          };
          const shown = (which: keyof typeof answers) => [
            answers[which].status,
            answers[which].text.replace(/"requestId":"[^"]*"/, '').replaceAll(named[which], 'ID'),
          ];
          if (JSON.stringify(shown('foreign')) !== JSON.stringify(shown('nonexistent')))
            wrong.push(
              `${nameOf(endpoint)} as ${who}: foreign ${shown('foreign').join(' ')}, nonexistent ${shown('nonexistent').join(' ')}`,
            );
          if (answers.foreign.text.toLowerCase().includes(CANARY.foreign.toLowerCase()))
            wrong.push(`${nameOf(endpoint)} as ${who} shows another agency's data`);
          const mayOpenPeer = who === 'owner' || who === 'agent' || who === 'other';
          if (!mayOpenPeer && answers.peer.status < 400)
            wrong.push(`${nameOf(endpoint)} as ${who} opens a peer's object`);
          if (!mayOpenPeer && answers.peer.text.toLowerCase().includes(CANARY.peer.toLowerCase()))
            wrong.push(`${nameOf(endpoint)} as ${who} shows a peer's data`);
        }
      }
      expect(wrong).toEqual([]);
      expect(await othersRows()).toBe(before);
    });

    test('SEC-34 a client is named by staff who may know him, and by nobody else', async () => {
      const wrong: string[] = [];
      for (const endpoint of endpoints.filter(({ forClient }) => forClient))
        for (const who of WHO.filter((each) => MAY[endpoint.access].includes(each)))
          for (const which of ['own', 'peer', 'foreign', 'nonexistent'] as const) {
            const { status, json } = await ask(endpoint, who, { client: known.client[which] });
            // Whatever its address names is nothing that there is.
            const named = endpoint.path.includes('{');
            const mayKnow = which === 'own' || (which === 'peer' && who !== 'restricted');
            // With an empty body: who may name this client is told what is missing in it, or that he is inactive.
            const expected = !MAY.staff.includes(who)
              ? ['403 FORBIDDEN']
              : mayKnow
                ? ['422 INVALID_REQUEST', '409 CLIENT_INACTIVE', ...(named ? ['404 NOT_FOUND'] : [])]
                : ['404 CLIENT_NOT_FOUND'];
            if (!expected.includes(`${status} ${json?.code}`))
              wrong.push(
                `${nameOf(endpoint)} as ${who} for ${which}: ${status} ${json?.code}, expected ${expected.join(' or ')}`,
              );
          }
      expect(wrong).toEqual([]);
    });

    test('a list shows nothing of another agency', async () => {
      for (const endpoint of endpoints) {
        if (nameOf(endpoint) === 'POST /api/user/logout') continue;
        for (const who of ['client', 'restricted', 'owner'] as const) {
          const { text } = await ask(endpoint, who);
          expect(text.toLowerCase(), `${nameOf(endpoint)} as ${who}`).not.toContain(
            CANARY.foreign.toLowerCase(),
          );
          if (who !== 'owner')
            expect(text.toLowerCase(), `${nameOf(endpoint)} as ${who}`).not.toContain(
              CANARY.peer.toLowerCase(),
            );
        }
      }
    });

    test('the own object is found, so that the refusals above mean something', async () => {
      const { ids } = [...bought.values()][0]!;
      const progress = await it.request(HOST, 'GET', `/api/bookings/${ids.own}/progress`, {
        token: tokens.client,
      });
      expect([progress.status, progress.json?.data?.bookingId]).toEqual([200, ids.own]);
      const reading = endpoints.filter(
        ({ method, changesState, access }) =>
          method === 'GET' && !changesState && MAY[access].includes('client'),
      );
      for (const endpoint of reading) {
        const make = CASES[nameOf(endpoint)];
        if (typeof make === 'function')
          expect(
            (await ask(endpoint, 'client', make(boughtFor(endpoint).ids.own))).status,
            nameOf(endpoint),
          ).toBe(200);
      }
      for (const endpoint of endpoints) {
        const given = CASES[nameOf(endpoint)];
        if (!given || typeof given === 'function' || endpoint.method !== 'GET') continue;
        for (const who of MAY[endpoint.access].filter((each) => each !== 'anonymous'))
          expect(
            (await ask(endpoint, who, given.ask(known[given.of].own))).status,
            `${nameOf(endpoint)} as ${who}`,
          ).toBe(200);
      }
      for (const who of ['owner', 'agent'] as const) {
        expect(
          (await it.request(HOST, 'GET', `/api/bookings/${ids.own}/progress`, { token: tokens[who] })).status,
        ).toBe(200);
      }
      expect(
        (await it.request(HOST, 'GET', `/api/bookings/${ids.own}/progress`, { token: tokens.restricted }))
          .status,
      ).toBe(404);
    });
  });
}
