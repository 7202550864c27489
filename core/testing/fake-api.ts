import { z } from 'zod/mini';
import type { Api } from '../api/client';
import { ApiError } from '../api/error';
import type { AnyEndpoint } from '../contract/endpoint';

export type Input = {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  params?: Record<string, string>;
};
export type Answer = unknown | ((input: Input) => unknown);

/** An API that answers from memory and keeps a list of what was asked: for tests and stories. */
export interface FakeApi extends Api {
  readonly asked: { path: string; input: Input; key: string | undefined }[];
}

/** An answer, once it is one that the server could give: a page that is shown another would break over nothing. */
export function fitting<Given>(endpoint: AnyEndpoint, given: Given): Given {
  const { error } = z.safeParse(endpoint.response, given);
  if (!error) return given;
  const wrong = new Error(`No answer of ${endpoint.path}: ${z.prettifyError(error)}`);
  // Whatever the page makes of a call that fails, the test fails.
  void Promise.reject(wrong);
  throw wrong;
}

/**
 * Answers by path: a value, a function of the input, an error to throw, or a promise. What is streamed is the answer of
 * its path, made into events by `toEvents`.
 */
export function fakeApi<Event = never>(
  answers: Readonly<Record<string, Answer>>,
  toEvents?: (answer: unknown, onEvent: (event: Event) => void) => void,
): FakeApi {
  const asked: FakeApi['asked'] = [];
  const call = async (
    endpoint: AnyEndpoint,
    input: Input = {},
    options: { idempotencyKey?: string } = {},
  ) => {
    asked.push({ path: endpoint.path, input, key: options.idempotencyKey });
    const answer = answers[endpoint.path];
    if (answer === undefined) throw new ApiError(404, 'NOT_FOUND', `Nobody answers ${endpoint.path}`);
    const given: unknown = await (typeof answer === 'function'
      ? (answer as (input: Input) => unknown)(input)
      : answer);
    if (given instanceof Error) throw given;
    return given;
  };
  const stream = async (
    endpoint: AnyEndpoint,
    input: Input,
    { onEvent }: { onEvent: (event: Event) => void },
  ) => {
    const answer = await call(endpoint, input);
    if (!toEvents) throw new Error(`Nobody streams ${endpoint.path}`);
    toEvents(answer, onEvent);
  };
  return { call: call as Api['call'], stream: stream as never, asked };
}

/** The calls of a path that were made. */
export const askedOf = (api: FakeApi, path: string): FakeApi['asked'] =>
  api.asked.filter((call) => call.path === path);

/** An answer that never comes. */
export const never = new Promise<never>(() => undefined);
