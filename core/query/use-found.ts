import { keepPreviousData } from '@tanstack/react-query';
import type { AnyEndpoint, InputOf, ResponseOf } from '../contract/endpoint';
import { useApiQuery } from './query';

/**
 * What a picker offers for what is typed. Until an answer is there the one before stays: a list that vanished under the
 * finger would lose the press.
 */
export function useFound<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  const { data, isError, isPending, isPlaceholderData } = useApiQuery<E, ResponseOf<E>>(endpoint, input, {
    placeholderData: keepPreviousData as never,
  });
  const status = isError ? 'error' : isPending || isPlaceholderData ? 'loading' : 'ready';
  return { found: data, status } as const;
}
