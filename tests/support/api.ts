import { request } from 'node:http';
import type { Page } from '@playwright/test';

/** What every call is sent with; the servers of the journeys are told it when they start. */
export const AUTH_KEY = 'auth-key-of-the-journeys';
export const PASSWORD = 'Caravel_2026';
/** What the embedded gateway gives out for its card that always works. */
export const CARD_TOKEN = 'tok_test_success_visa_4242_abcdef0123456789';
const TOKEN = 'x-access-token';

/** An account that is signed in at a site, or nobody. */
export interface Session {
  readonly origin: string;
  readonly token?: string;
}
export interface Answered {
  status: number;
  body: unknown;
}

/** What is at an address of a site, asked for without a browser: a host under `localhost` is this machine. */
export function ask(
  { origin, token }: Session,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { host, port } = new URL(origin);
  const headers = {
    host,
    'content-type': 'application/json',
    'auth-key': AUTH_KEY,
    ...(token && { [TOKEN]: token }),
    ...more,
  };
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode!, text }));
      answer.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Who is signed in on the page, at the site that it shows or at this one. */
export async function sessionOf(page: Page, origin = new URL(page.url()).origin): Promise<Session> {
  const cookie = (await page.context().cookies(origin)).find(({ name }) => name === TOKEN);
  return { origin, ...(cookie && { token: cookie.value }) };
}

/** Calls the API as this account, or as the one that is signed in on the page. */
export async function call(
  who: Session | Page,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  more?: Record<string, string>,
): Promise<Answered> {
  const session = 'context' in who ? await sessionOf(who) : who;
  const { status, text } = await ask(session, method, path, body, more);
  return { status, body: JSON.parse(text) as unknown };
}

/** A session of an account, by the API. */
export async function sessionFor(origin: string, email: string, password = PASSWORD): Promise<Session> {
  const { status, body } = await call({ origin }, 'POST', '/api/user/login', { email, password });
  const { auth } = body as { auth?: string };
  if (!auth) throw new Error(`${email} cannot log in at ${origin}: ${status} ${JSON.stringify(body)}`);
  return { origin, token: auth };
}

/** Signs the account in on the page, by the API and the token cookie. */
export async function signedIn(
  page: Page,
  origin: string,
  email: string,
  password = PASSWORD,
): Promise<Session> {
  const session = await sessionFor(origin, email, password);
  await page.context().addCookies([{ name: TOKEN, value: session.token!, url: origin }]);
  return session;
}
