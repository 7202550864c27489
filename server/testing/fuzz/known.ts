import { createRouter } from '../../host/router';
import { plugins } from '../../plugins';
import type { Ask } from '../access';
import { CASES, nameOf, OFFER_CASES, sellersOf } from '../access-matrix';
import type { TestServer } from '../harness';
import { seedAgencyObjects } from '../people';
import type { Known } from './requests';

/** Longer texts than an id, an offer or a code are no names of anything. */
const LONGEST = 400;
/** Names of one kind that are kept: a search finds hundreds. */
const OF_A_KIND = 3;

/** Texts under names such as `id`, `offerId`, `productCode`. */
function namesIn(value: unknown, found: Map<string, string[]>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    namesIn(inner, found);
    if (typeof inner !== 'string' || inner.length > LONGEST || !/(id|code|ref|pnr)$/i.test(key)) continue;
    const kind = found.get(key) ?? [];
    if (kind.length < OF_A_KIND && !kind.includes(inner)) found.set(key, [...kind, inner]);
  }
}

export interface Knowledge {
  /** Calls that get somewhere, by `METHOD /path` of their operation. */
  readonly calls: ReadonlyMap<string, readonly Known[]>;
  /** What the server calls things: bookings, offers, people. */
  readonly texts: readonly string[];
}

/** Sells one of everything to a client of an agency: what was called on the way, and everything that can be named then. */
export async function knowledgeOf(it: TestServer, subdomain: string, token: string): Promise<Knowledge> {
  const { host, id: agencyId } = it.agencies[subdomain]!;
  const calls = new Map<string, Known[]>();
  const match = createRouter(it.server.handlers.map(({ handler }) => handler));
  const pluginOf = new Map(
    it.server.handlers.map(({ handler, plugin }) => [nameOf(handler.endpoint), plugin]),
  );
  const texts = new Map<string, string[]>();
  const know = (name: string, call: Known) => void calls.set(name, [...(calls.get(name) ?? []), call]);

  const ask: Ask = async (method, path, body) => {
    const called = match(method, path.split('?')[0]!);
    if (called.kind === 'found') know(nameOf(called.value.endpoint), { path, body });
    const answer = await it.request(host, method, path, { token, body });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    namesIn(answer.json, texts);
    return answer.json;
  };

  const people = await seedAgencyObjects(it.db, { agencyId, canary: 'Silva', agentId: null });
  const owned: string[] = Object.values(people);
  for (const [name, given] of Object.entries(CASES))
    if (given && typeof given !== 'function')
      know(name, { path: name.split(' ')[1]!, ...given.ask(people[given.of]) });
  for (const [product, sell] of sellersOf(plugins)) {
    const { bookingId, quoteId, offerId } = await sell(ask, 'Silva', it.clock.now());
    owned.push(bookingId, quoteId);
    const ofProduct = (name: string) => [product, null].includes(pluginOf.get(name) ?? null);
    for (const [name, given] of Object.entries(CASES))
      if (typeof given === 'function' && ofProduct(name))
        for (const id of [bookingId, quoteId]) know(name, { path: name.split(' ')[1]!, ...given(id) });
    for (const [name, make] of Object.entries(OFFER_CASES))
      if (offerId && ofProduct(name)) know(name, { path: name.split(' ')[1]!, ...make(offerId) });
  }
  return { calls, texts: [...owned, ...[...texts.values()].flat()] };
}
