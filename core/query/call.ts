import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { Api, CallArgs, CallOptions } from '../api/client';
import type { ApiError } from '../api/error';
import type { AnyEndpoint, InputOf, ResponseOf } from '../contract/endpoint';
import { useApiQuery } from './query';

/** One call with what it is asked with, so that whoever asks need not know which one it is. */
export interface Call<Answer> {
  readonly endpoint: AnyEndpoint;
  readonly input: unknown;
  /** For the compiler alone. */
  readonly answer?: Answer;
}

export const callOf = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Call<ResponseOf<E>> => ({
  endpoint,
  input,
});

/** Asks it once. Rejects with the transport's error. */
export const ask = <Answer>(api: Api, { endpoint, input }: Call<Answer>, options?: CallOptions) =>
  api.call(endpoint, ...([input, options] as unknown as CallArgs<AnyEndpoint>)) as Promise<Answer>;

/** Its answer, as a hook; without a call nothing is asked. */
export function useCall<Answer>(
  call: Call<Answer> | null,
  options: Omit<UseQueryOptions<Answer, ApiError>, 'queryKey' | 'queryFn'> & { keyedBy?: unknown } = {},
): UseQueryResult<Answer, ApiError> {
  const { endpoint, input } = call ?? NOTHING;
  return useApiQuery(
    endpoint,
    input as never,
    {
      ...options,
      ...(call ? {} : { enabled: false }),
    } as never,
  ) as UseQueryResult<Answer, ApiError>;
}
const NOTHING = { endpoint: { method: 'GET', path: '' } as AnyEndpoint, input: null };
