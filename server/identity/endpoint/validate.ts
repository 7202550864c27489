import { z } from 'zod/mini';
import type { SsoSettings } from '../sso-settings';
import { Identity, IdentityRefused, ProviderFailed } from '../types';
import { EndpointRefused, readEndpoint, type Resolve, resolvePublic } from './address';
import { ANSWER_MS, postJson, type Target } from './post';

export interface ValidatorParts {
  /**
   * The development switch: the embedded provider's endpoint, and where this process listens. Null refuses
   * everything that is not public.
   */
  readonly embedded: {
    isEndpoint: (url: URL) => boolean;
    address: () => { address: string; port: number };
  } | null;
  readonly resolve?: Resolve;
}

/** Whom an agency's system says a token stands for. */
export type TokenValidator = (settings: SsoSettings, token: string) => Promise<Identity>;

const Person = z.object({
  email: z.unknown(),
  firstName: z.optional(z.unknown()),
  lastName: z.optional(z.unknown()),
});

/** The person in an endpoint's answer: `email`, `firstName`, `lastName`, at the top or in `data`. Null without one. */
export function readPerson(text: string): Identity | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  const top = z.safeParse(z.object({ data: Person }), answer);
  // What else an endpoint says of somebody is not read.
  const person = top.success ? top.data.data : z.safeParse(Person, answer).data;
  const identity = z.safeParse(Identity, person && { ...person, isEmailVerified: true });
  return identity.success ? identity.data : null;
}

const embeddedUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * Asks an agency's token validation endpoint (SEC-10). What it answers is read and never repeated: rejects with
 * IdentityRefused when it says no, ProviderFailed when it cannot be asked.
 */
export function createTokenValidator({ embedded, resolve }: ValidatorParts): TokenValidator {
  async function targetOf(text: string): Promise<Target> {
    const url = embeddedUrl(text);
    if (embedded && url && embedded.isEndpoint(url)) return { url, ...embedded.address() };
    const checked = readEndpoint(text);
    return { url: checked, address: (await resolvePublic(checked.hostname, resolve)).address, port: 443 };
  }

  return async (settings, token) => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ProviderFailed('it took too long')), { once: true });
    });
    const asked = targetOf(settings.tokenValidationEndpoint).then((target) =>
      postJson(target, { [settings.tokenValidationBodyKey]: token }, signal),
    );
    const answer = await Promise.race([asked, late]).catch((cause: unknown) => {
      if (cause instanceof EndpointRefused)
        throw new ProviderFailed(`its address may not be called: ${cause.message}`, { cause });
      throw cause instanceof ProviderFailed
        ? cause
        : new ProviderFailed('it could not be reached', { cause });
    });
    if (answer.status >= 400 && answer.status < 500)
      throw new IdentityRefused(`the endpoint answered ${answer.status}`);
    if (answer.status !== 200) throw new ProviderFailed(`it answered ${answer.status}`);
    const identity = readPerson(answer.text);
    if (!identity) throw new ProviderFailed('it named nobody');
    return identity;
  };
}
