import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A password that meets every rule and that nobody would guess from the page. */
export const NEW_PASSWORD = 'Verde_Lago_71';

/** Calls the API as the page would, with this token if one is given; the status and the answer. */
export async function callApi(
  page: Page,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  return page.evaluate(
    async ([address, sent, auth]) => {
      const { authKey } = JSON.parse(document.getElementById('bootstrap')!.textContent!) as {
        authKey: string;
      };
      const response = await fetch(address!, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'auth-key': authKey,
          ...(auth ? { 'x-access-token': auth } : {}),
        },
        body: sent!,
      });
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
    },
    [path, JSON.stringify(body), token ?? ''] as const,
  );
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
