import { createHash, createHmac } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod/mini';
import { readAnswer } from '../http/body';
import type { Attempt, Identity as Person, SocialProvider } from './types';
import { Identity, IdentityRefused, ProviderFailed } from './types';

/** How long Google may take to answer. */
const ANSWER_MS = 5_000;

/** Addresses of Google's OpenID Connect service, as its discovery document names them. */
export const GOOGLE = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
};

export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** From which the proofs of an attempt are derived, so that none has to be stored. */
  readonly signingSecret: string;
  readonly now: () => Date;
  readonly service?: typeof GOOGLE;
}

const TokenAnswer = z.object({ id_token: z.string() });
const TokenRefusal = z.object({ error: z.literal('invalid_grant') });
const Claims = z.object({
  nonce: z.string(),
  /** The account, for good: an address may become somebody else's. */
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The Workspace domain that the account is managed by. */
  hd: z.optional(z.string()),
  email: z.string(),
  email_verified: z._default(z.boolean(), false),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
});

/** Google gives out these addresses itself; of others it is sure where the account belongs to a Workspace of theirs. */
const isAuthoritative = ({ email, hd }: z.output<typeof Claims>): boolean =>
  hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email);

/** The code flow with PKCE and a nonce; the identity token's signature, issuer, audience and age are checked. */
export function googleProvider(options: GoogleOptions): SocialProvider {
  const { clientId, clientSecret, signingSecret, now, service = GOOGLE } = options;
  const keys = createRemoteJWKSet(new URL(service.keys), { timeoutDuration: ANSWER_MS });
  const proof = (purpose: string, { id, agency }: Attempt) =>
    createHmac('sha256', signingSecret).update(`google ${purpose}|${agency.id}|${id}`).digest('base64url');

  async function fetchIdToken(attempt: Attempt, code: string): Promise<string> {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: attempt.redirectUri,
      code_verifier: proof('verifier', attempt),
    });
    const asked = async () => {
      const answer = await fetch(service.token, {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: { accept: 'application/json' },
      });
      return { ok: answer.ok, body: await readAnswer(answer) };
    };
    const { ok, body } = await asked().catch((cause: unknown) => {
      throw new ProviderFailed('Google could not be asked', { cause });
    });
    if (!ok && z.safeParse(TokenRefusal, body).success)
      throw new IdentityRefused('Google does not know the code');
    const answer = z.safeParse(TokenAnswer, body);
    if (!ok || !answer.success) throw new ProviderFailed('Google gave no identity token');
    return answer.data.id_token;
  }

  async function verify(attempt: Attempt, idToken: string): Promise<Person> {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: service.issuers,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
      currentDate: now(),
      clockTolerance: 30,
    }).catch((cause: unknown) => {
      const isUnreachable = cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError);
      throw isUnreachable
        ? new ProviderFailed('the keys of Google could not be read', { cause })
        : new IdentityRefused('the identity token does not hold', { cause });
    });
    const claims = z.safeParse(Claims, payload);
    if (!claims.success || claims.data.nonce !== proof('nonce', attempt))
      throw new IdentityRefused('the identity token is for another attempt');
    const { email, email_verified, given_name, family_name, sub, hd } = claims.data;
    const identity = z.safeParse(Identity, {
      email,
      isEmailVerified: email_verified,
      subject: sub,
      isAuthoritative: isAuthoritative(claims.data),
      organisation: hd,
      firstName: given_name.slice(0, 100),
      lastName: family_name.slice(0, 100),
    });
    if (!identity.success) throw new IdentityRefused('the identity token names no address');
    return identity.data;
  }

  return {
    async authorizeUrl(attempt, state) {
      const url = new URL(service.authorize);
      const query = {
        client_id: clientId,
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: attempt.redirectUri,
        state,
        nonce: proof('nonce', attempt),
        code_challenge: createHash('sha256').update(proof('verifier', attempt)).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange: async (attempt, code) => verify(attempt, await fetchIdToken(attempt, code)),
  };
}
