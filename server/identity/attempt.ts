import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SocialProviderName } from '@/core/contract';
import { z } from 'zod/mini';
import { createSecretBox } from '../config/secret-box';

/** How long a visitor may take at the provider. */
export const ATTEMPT_MS = 10 * 60_000;

const State = z.object({
  /** Names the attempt; spent once (`spend`). */
  id: z.string(),
  agencyId: z.string(),
  provider: SocialProviderName,
  nonceHash: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type State = z.output<typeof State>;

const Arrival = z.object({ state: State, code: z.string() });
export type Arrival = z.output<typeof Arrival>;

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function parse<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Whether the browser that comes back is the one that left: it alone has the cookie with the nonce. */
export const isSameBrowser = (state: State, nonce: string | undefined): boolean =>
  nonce !== undefined && same(hashOf(nonce), state.nonceHash);

/**
 * Attempts to sign in at a social provider. What travels through the browser is signed, bound to agency, provider
 * and browser, and short-lived; starting one writes nothing (SEC-02).
 */
export function createAttempts(signingSecret: string) {
  const sign = (text: string) =>
    createHmac('sha256', signingSecret).update(`social state|${text}`).digest('base64url');
  const box = createSecretBox(signingSecret, 'social arrival');
  return {
    begin(agencyId: string, provider: SocialProviderName, now: Date) {
      const nonce = randomBytes(24).toString('base64url');
      const state: State = {
        id: randomBytes(16).toString('base64url'),
        agencyId,
        provider,
        nonceHash: hashOf(nonce),
        expiresAt: now.getTime() + ATTEMPT_MS,
      };
      const payload = Buffer.from(JSON.stringify(state)).toString('base64url');
      return { id: state.id, nonce, state: `${payload}.${sign(payload)}` };
    },

    /** The state of a visitor who comes back; null when it is not ours or came too late. */
    readState(text: string, now: Date): State | null {
      const [payload = '', signature = '', ...more] = text.split('.');
      if (more.length > 0 || !same(sign(payload), signature)) return null;
      const state = parse(State, Buffer.from(payload, 'base64url').toString('utf8'));
      return state && state.expiresAt > now.getTime() ? state : null;
    },

    /** The code that our own page posts: the provider's, sealed together with the attempt that it belongs to. */
    sealArrival: (state: State, code: string): string =>
      box.seal(state.agencyId, JSON.stringify({ state, code } satisfies Arrival)),

    /** Null for a code that is forged, another agency's, or too late. */
    openArrival(agencyId: string, sealed: string, now: Date): Arrival | null {
      const text = box.open(agencyId, sealed);
      const arrival = text === null ? null : parse(Arrival, text);
      return arrival && arrival.state.agencyId === agencyId && arrival.state.expiresAt > now.getTime()
        ? arrival
        : null;
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;
