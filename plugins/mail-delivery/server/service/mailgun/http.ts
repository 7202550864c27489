import { z } from 'zod/mini';
import type { Carrier } from '@/server/ports/lines';
import { createConnector, keptWords, type OutsideAnswer } from '@/server/selling/supplier/outside/connector';
import { ServiceSilent } from '../port';

/** Longer than Mailgun usually takes, and shorter than a job may. */
const TIMEOUT_MS = 12_000;

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's origin, names encoded. */
  readonly path: string;
  readonly form?: FormData | URLSearchParams;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** What it says of itself, for people: never longer than a line. */
  readonly said: string;
}

/** Asks once. Throws ServiceSilent without an answer, or with one that Mailgun could not give or has no time for. */
export type Ask = (asked: Asked) => Promise<Answered>;

const text = z.optional(z.nullable(z.string()));
const Said = z.object({ message: text, Reason: text, Description: text });

const saidIn = ({ body, text: plain }: OutsideAnswer): string => {
  const { message, Reason, Description } = z.safeParse(Said, body).data ?? {};
  return keptWords(message ?? Reason ?? Description ?? plain) ?? '';
};

/** What is asked for, without names of domains and people: limits are counted of it. */
const operationOf = ({ method, path }: Asked): string => {
  const parts = path.split('?')[0]!.split('/');
  return `${method} ${parts[1]} ${parts.find((part) => /^(messages|webhooks|events|bounces|complaints|verify)$/.test(part)) ?? parts[2]}`;
};

/** A client of Mailgun's API, over a line. The key goes into the one header and nowhere else. */
export function createAsk({ key, url, line }: { key: string; url: string; line: Carrier }): Ask {
  const connector = createConnector(line, {
    headers: {
      authorization: `Basic ${Buffer.from(`api:${key}`).toString('base64')}`,
      accept: 'application/json',
    },
    told: (answer) => ({ said: saidIn(answer) }),
  });
  return async (asked) => {
    const { method, path, form } = asked;
    const call = operationOf(asked);
    const sent = { method, url: new URL(path, url), body: form, call, timeoutMs: TIMEOUT_MS };
    const answer = await connector.ask(sent).catch((error: unknown) => {
      throw new ServiceSilent('Mailgun did not answer', { cause: error });
    });
    const { status, body } = answer;
    const trouble = status < 200 || status >= 300 ? connector.troubleIn(answer, call) : null;
    // Coming too often, an error of its own, a redirect: what was asked for may have happened or not, and may be had later.
    if (trouble && trouble.kind !== 'refused')
      throw new ServiceSilent(`Mailgun answered ${status}`, { cause: trouble });
    // A page of somebody between says nothing of what Mailgun did.
    if (!trouble && body === undefined)
      throw new ServiceSilent('Mailgun answered something that cannot be read', {
        cause: connector.unreadable(answer, call),
      });
    return { status, body, said: saidIn(answer) };
  };
}

export const formOf = (fields: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
