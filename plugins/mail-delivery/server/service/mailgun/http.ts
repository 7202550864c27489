import { z } from 'zod/mini';
import type { Carrier } from '@/server/ports/lines';
import { jsonIn, textOf } from '@/server/selling/supplier/answered';
import { ServiceSilent } from '../port';

/** Longer than Mailgun usually takes, and shorter than a job may. */
const TIMEOUT_MS = 12_000;

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's origin, names encoded. */
  readonly path: string;
  readonly form?: FormData;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** What it says of itself, for people: never longer than a line. */
  readonly said: string;
}

/** Asks once. Throws ServiceSilent without an answer, or with one that Mailgun could not give or has no time for. */
export type Ask = (asked: Asked) => Promise<Answered>;

const Said = z.object({ message: z.optional(z.string()), Reason: z.optional(z.string()) });

const saidIn = (body: unknown, text: string): string => {
  const { message, Reason } = z.safeParse(Said, body).data ?? {};
  return (message ?? Reason ?? text).replace(/\s+/g, ' ').trim().slice(0, 300);
};

/** A client of Mailgun's API, over a line. The key goes into the one header and nowhere else. */
export const createAsk =
  ({ key, url, line }: { key: string; url: string; line: Carrier }): Ask =>
  async ({ method, path, form }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const send = async () => {
      const answer = await fetch(new URL(path, url), {
        method,
        // A redirect is never followed: the key is for Mailgun alone.
        redirect: 'manual',
        signal,
        headers: {
          authorization: `Basic ${Buffer.from(`api:${key}`).toString('base64')}`,
          accept: 'application/json',
        },
        ...(form ? { body: form } : {}),
      });
      return { status: answer.status, text: await textOf(answer) };
    };
    const { status, text } = await line.carry(send, signal).catch((error: unknown) => {
      throw new ServiceSilent('Mailgun did not answer', { cause: error });
    });
    const body = jsonIn(text);
    const said = saidIn(body, text);
    if (status === 429 || status >= 500 || (status >= 300 && status < 400))
      throw new ServiceSilent(`Mailgun answered ${status}`, { cause: said });
    return { status, body, said };
  };

export const formOf = (fields: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
