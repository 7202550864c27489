import { requestRefusals } from '../contract/refusals/request';
import { vi } from 'vitest';
import type { Api } from '../api/client';
import { refusal } from './refusal';

type Answer = unknown | ((input: Sent) => unknown);
export interface Sent {
  body?: unknown;
  params?: Record<string, string>;
}

/** An API that answers by path, as a value, an error or a function of what was sent, and remembers what was sent. */
export function fakeServer(answers: Record<string, Answer>) {
  const sent: { path: string; input: Sent; options: unknown }[] = [];
  const call = vi.fn(async ({ path }: { path: string }, input: Sent = {}, options?: unknown) => {
    sent.push({ path, input, options });
    const all: Record<string, Answer> = { '/api/agency/navigations': { data: [] }, ...answers };
    const answer = all[path];
    if (answer === undefined) throw refusal(404, 'NOT_FOUND', requestRefusals.notFound);
    const given = typeof answer === 'function' ? await (answer as (input: Sent) => unknown)(input) : answer;
    if (given instanceof Error) throw given;
    return given;
  });
  return {
    api: { call } as unknown as Api,
    /** The bodies, or else the path parameters, that a path was called with. */
    sentTo: (path: string): unknown[] =>
      sent.filter((one) => one.path === path).map(({ input }) => input.body ?? input.params),
  };
}
