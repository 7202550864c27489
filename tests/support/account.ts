import { createHmac } from 'node:crypto';
import { ask, call, CARD_TOKEN } from './api';
import { expect } from './journey';
import { mailedLink } from './mailbox';

/** A password that meets every rule and that nobody would guess from the page. */
export const NEW_PASSWORD = 'Verde_Lago_71';

/** Signs somebody up at a site, by the API; the address is still to be confirmed. */
export async function signUp(origin: string, name: string, email: string): Promise<void> {
  const hostName = new URL(origin).host;
  const person = { name, email, password: NEW_PASSWORD, hostName, checked: true };
  expect((await call({ origin }, 'POST', '/api/user/signUp', person)).status).toBe(200);
}

/** A client of a site who has confirmed the address by the mailed link, and logs in with `NEW_PASSWORD`. */
export async function newClient(origin: string, name: string, email: string): Promise<void> {
  await signUp(origin, name, email);
  const id = new URL(await mailedLink(origin, email, '/verify')).searchParams.get('id');
  const { status } = await call({ origin }, 'POST', '/api/user/updateUserActiveStatus', { id });
  expect(status).toBe(200);
}

/** An agency that has just signed up at the platform, with an owner who has never logged in, by the API; its site. */
export async function newAgency(
  platform: string,
  { agencyName, subdomain, owner, email }: Record<'agencyName' | 'subdomain' | 'owner' | 'email', string>,
): Promise<string> {
  const answer = await call(
    { origin: platform },
    'POST',
    '/api/agency',
    {
      ...{ agencyName, subdomain, name: owner, email, password: NEW_PASSWORD, language: 'en' },
      ...{ addressLine: 'Strandgaten 14', city: 'Bergen', state: 'Vestland', zipCode: '5013', country: 'NO' },
      ...{ customerServicePhone: '+47 55 55 01 70', customerServiceEmail: email },
      acceptedAmount: { amount: 118_800, currency: 'USD' },
      payment: { method: 'card', token: CARD_TOKEN },
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const site = platform.replace('//', `//${subdomain}.`);
  await expect
    .poll(async () => (await ask({ origin: site }, 'GET', '/api/agency')).status, { timeout: 20_000 })
    .toBe(200);
  return site;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a secret, `ahead` steps of 30 seconds from now (RFC 6238). */
export function authenticatorCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0x0f) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
