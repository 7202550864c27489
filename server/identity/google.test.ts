import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AgencyRecord } from '../ports/agency';
import { googleProvider } from './google';
import type { Attempt } from './types';

const NOW = new Date('2026-11-20T12:00:00Z');
const CLIENT = 'client-1';
const attempt: Attempt = {
  id: 'attempt-1',
  agency: { id: 'agency-1' } as AgencyRecord,
  redirectUri: 'https://platform.example/api/social/google/callback',
};

let server: Server;
let base = '';
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let others: typeof keys;
let token: { status: number; body: unknown } = { status: 200, body: {} };
let asked: URLSearchParams[] = [];

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  others = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const isKeys = request.url === '/keys';
      if (!isKeys) asked.push(new URLSearchParams(body));
      response.writeHead(isKeys ? 200 : token.status, {
        'content-type': 'application/json',
        location: '/elsewhere',
      });
      response.end(JSON.stringify(isKeys ? { keys: [jwk] } : token.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const provider = (service = {}) =>
  googleProvider({
    clientId: CLIENT,
    clientSecret: 'hush',
    signingSecret: 'signing',
    now: () => NOW,
    service: {
      authorize: `${base}/authorize`,
      token: `${base}/token`,
      keys: `${base}/keys`,
      issuers: ['https://issuer.example'],
      ...service,
    },
  });
const leave = async () => new URL(await provider().authorizeUrl(attempt, 'the-state')).searchParams;
const claims = async (more: Record<string, unknown> = {}) => ({
  sub: '110169484474386276334',
  email: 'Ana@Example.com',
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Lima',
  nonce: (await leave()).get('nonce'),
  ...more,
});

interface Signing {
  issuer?: string;
  audience?: string;
  issued?: number;
  expires?: number;
  key?: typeof keys.privateKey;
}
const seconds = NOW.getTime() / 1000;
const signed = async (more: Record<string, unknown> = {}, signing: Signing = {}) =>
  new SignJWT(await claims(more))
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(signing.issuer ?? 'https://issuer.example')
    .setAudience(signing.audience ?? CLIENT)
    .setIssuedAt(signing.issued ?? seconds)
    .setExpirationTime(signing.expires ?? seconds + 300)
    .sign(signing.key ?? keys.privateKey);
const exchange = async (idToken: unknown, status = 200) => {
  token = { status, body: { id_token: idToken } };
  return provider().exchange(attempt, 'the-code');
};

test('leaves with state, nonce and a challenge whose answer only this server knows', async () => {
  const query = await leave();
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the-state',
    redirect_uri: attempt.redirectUri,
    code_challenge_method: 'S256',
  });
  await exchange(await signed());
  const sent = Object.fromEntries(asked[0]!);
  expect(sent).toMatchObject({
    grant_type: 'authorization_code',
    code: 'the-code',
    client_id: CLIENT,
    client_secret: 'hush',
    redirect_uri: attempt.redirectUri,
  });
  expect(createHash('sha256').update(sent['code_verifier']!).digest('base64url')).toBe(
    query.get('code_challenge'),
  );
  const other = new URL(await provider().authorizeUrl({ ...attempt, id: 'attempt-2' }, 's')).searchParams;
  expect([
    other.get('nonce') === query.get('nonce'),
    other.get('code_challenge') === query.get('code_challenge'),
  ]).toEqual([false, false]);
});

test('reads who it is, and whether the address is proven', async () => {
  expect(await exchange(await signed())).toMatchObject({
    email: 'ana@example.com',
    isEmailVerified: true,
    firstName: 'Ana',
    lastName: 'Lima',
  });
  expect((await exchange(await signed({ email_verified: false }))).isEmailVerified).toBe(false);
  expect((await exchange(await signed({ email_verified: undefined }))).isEmailVerified).toBe(false);
});

describe('refuses an identity token', () => {
  test.each<[string, () => Promise<string>]>([
    ['of another issuer', () => signed({}, { issuer: 'https://evil.example' })],
    ['for another client', () => signed({}, { audience: 'client-2' })],
    ['that has run out', () => signed({}, { issued: seconds - 900, expires: seconds - 600 })],
    ['signed by somebody else', () => signed({}, { key: others.privateKey })],
    ['of another attempt', () => signed({ nonce: 'other' })],
    ['without a nonce', () => signed({ nonce: undefined })],
    ['without an address', () => signed({ email: undefined })],
    [
      'without a signature',
      async () =>
        new UnsecuredJWT(await claims())
          .setIssuer('https://issuer.example')
          .setAudience(CLIENT)
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + 300)
          .encode(),
    ],
    ['that is none', async () => 'x.y.z'],
  ])('%s', async (_, make) => {
    await expect(exchange(await make())).rejects.toMatchObject({ name: 'IdentityRefused' });
  });
});

test('a code that Google does not know is refused; anything else counts as an outage', async () => {
  token = { status: 400, body: { error: 'invalid_grant' } };
  await expect(provider().exchange(attempt, 'x')).rejects.toMatchObject({ name: 'IdentityRefused' });
  for (const [status, body] of [
    [400, { error: 'invalid_client' }],
    [500, {}],
    [200, {}],
    [302, {}],
    [200, 'text'],
  ] as const) {
    token = { status, body };
    await expect(provider().exchange(attempt, 'x')).rejects.toMatchObject({ name: 'ProviderFailed' });
  }
  await expect(provider({ token: 'http://127.0.0.1:1/' }).exchange(attempt, 'x')).rejects.toMatchObject({
    name: 'ProviderFailed',
  });
  token = { status: 200, body: { id_token: await signed() } };
  await expect(provider({ keys: 'http://127.0.0.1:1/' }).exchange(attempt, 'x')).rejects.toMatchObject({
    name: 'ProviderFailed',
  });
});

test.each([
  ['ana@gmail.com', undefined, true],
  ['ana@acme.com', 'acme.com', true],
  ['ana@acme.com', undefined, false],
])('SEC-11 of %s with the Workspace %s Google is sure: %s', async (email, hd, isAuthoritative) => {
  expect(await exchange(await signed({ email, ...(hd ? { hd } : {}) }))).toMatchObject({
    ...{ subject: '110169484474386276334', isAuthoritative, organisation: hd },
  });
  await expect(exchange(await signed({ email, sub: '' }))).rejects.toThrow('for another attempt');
});
