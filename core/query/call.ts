import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { Api, CallArgs, CallOptions } from '../api/client';
import type { ApiError } from '../api/error';
import type { AnyEndpoint, InputOf, ResponseOf } from '../contract/endpoint';
import { useApiQuery } from './query';

/** One call with what it is asked with, so that whoever asks need not know which one it is. */
export interface Call<Answer> {
  readonly endpoint: AnyEndpoint;
  readonly input: unknown;
  /** What the server answered as whoever asks wants it; throws where it cannot be read, which is a failed call. A constant. */
  readonly read?: (answer: never) => Answer;
  /** For the compiler alone. */
  readonly answer?: Answer;
}

export const callOf = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Call<ResponseOf<E>> => ({
  endpoint,
  input,
});

/** The same call, answered with what `read` makes of its answer. */
export const readWith = <Given, Answer>(
  { endpoint, input }: Call<Given>,
  read: (answer: Given) => Answer,
): Call<Answer> => ({ endpoint, input, read });

/** Asks it once. Rejects with the transport's error. */
export async function ask<Answer>(
  api: Api,
  { endpoint, input, read }: Call<Answer>,
  options?: CallOptions,
): Promise<Answer> {
  const answer = await api.call(endpoint, ...([input, options] as unknown as CallArgs<AnyEndpoint>));
  return read ? read(answer as never) : (answer as Answer);
}

/** Its answer, as a hook; without a call nothing is asked. */
export function useCall<Answer>(
  call: Call<Answer> | null,
  options: Omit<UseQueryOptions<Answer, ApiError>, 'queryKey' | 'queryFn'> & { keyedBy?: unknown } = {},
): UseQueryResult<Answer, ApiError> {
  const { endpoint, input, read }: Call<Answer> = call ?? NOTHING;
  return useApiQuery(
    endpoint,
    input as never,
    {
      ...options,
      ...(read ? { select: read } : {}),
      ...(call ? {} : { enabled: false }),
    } as never,
  ) as UseQueryResult<Answer, ApiError>;
}
const NOTHING: Call<never> = { endpoint: { method: 'GET', path: '' } as AnyEndpoint, input: null };
